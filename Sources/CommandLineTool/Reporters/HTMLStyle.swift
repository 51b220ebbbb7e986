/// The start of the page: styles and view controls. Loads nothing from the network.
///
/// The counts are known only at the end, so they are written last and positioned at the top.
let htmlHead = ##"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
    <title>color-lint</title>
    <style>
    :root {
      color-scheme: light dark;
      --paper: light-dark(#f6f5f2, #17171a);
      --card: light-dark(#ffffff, #222226);
      --ink: light-dark(#1d1d1f, #f2f2f4);
      --soft: light-dark(#5b5b63, #b0b0ba);
      --line: light-dark(#dcdad4, #3a3a41);
      --fail: light-dark(#b3261e, #ff9d94);
      --pass: light-dark(#1b6e3c, #84d8a0);
      --unknown: light-dark(#6b5500, #e4c65e);
    }
    :root:has(#light:checked) { color-scheme: light }
    :root:has(#dark:checked) { color-scheme: dark }
    * { box-sizing: border-box }
    body {
      display: flex; flex-direction: column; gap: 1.5rem; max-width: 76rem; margin: 0 auto; padding: 1.5rem 1.5rem 4rem;
      background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, sans-serif;
    }
    html {
      border-top: 6px solid; border-image: linear-gradient(90deg in hsl longer hue, hsl(0 85% 60%), hsl(359 85% 60%)) 1;
    }
    h1 { margin: 0; font-size: 1.6rem; letter-spacing: -.01em }
    h2 { display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem 1rem; margin: 0 0 .75rem; font-size: 1rem }
    h2 code { overflow-wrap: anywhere }
    small, .place, .why, dt, summary { color: var(--soft); font-weight: normal; font-size: .85rem }
    code { font: .92em ui-monospace, Menlo, Consolas, monospace }
    header { order: -3; display: flex; flex-wrap: wrap; gap: .75rem 2rem; align-items: center; justify-content: space-between }
    fieldset { display: inline-flex; flex-wrap: wrap; gap: 2px; margin: 0; padding: 3px; border: 1px solid var(--line); border-radius: 9px }
    legend, label input { position: absolute; opacity: 0; pointer-events: none }
    label { padding: .25rem .7rem; border-radius: 6px; cursor: pointer }
    label:has(:checked) { background: var(--ink); color: var(--paper) }
    label:has(:focus-visible) { outline: 2px solid var(--ink); outline-offset: 2px }
    .findings { order: -1 }
    dl { order: -2; display: flex; flex-wrap: wrap; gap: .75rem; margin: 0 }
    dl div { min-width: 7.5rem; padding: .6rem 1rem; border: 1px solid var(--line); border-radius: 10px; background: var(--card) }
    dd { margin: 0; font-size: 1.5rem; font-variant-numeric: tabular-nums }
    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: .75rem }
    article { overflow: hidden; border: 1px solid var(--line); border-radius: 10px; background: var(--card) }
    .sample { display: flex; align-items: center; gap: .9rem; min-height: 4.2rem; padding: .6rem 1rem; background: var(--b); color: var(--f) }
    .sample b { font-size: 1.9rem; line-height: 1 }
    .sample.none {
      --b: repeating-linear-gradient(135deg, var(--line) 0 1px, transparent 1px 9px); --f: var(--soft); font-size: .85rem;
    }
    .body { display: grid; gap: .3rem; padding: .7rem 1rem .8rem; border-top: 1px solid var(--line) }
    .body p { margin: 0 }
    .place, .body > p { overflow-wrap: anywhere }
    pre { margin: .2rem 0; padding: .4rem .6rem; overflow-x: auto; border-radius: 6px; background: var(--paper); font: .85rem/1.5 ui-monospace, Menlo, Consolas, monospace }
    mark { background: none; color: inherit; font-weight: 700; text-decoration: underline; text-underline-offset: .2em }
    summary { cursor: pointer }
    ol { margin: .3rem 0 0; padding: 0; list-style: none; max-height: 14rem; overflow: auto; font-size: .85rem }
    ol li { overflow-wrap: anywhere; padding: .1rem 0 }
    .verdict { display: flex; gap: .6rem; align-items: baseline; font-weight: 600; font-variant-numeric: tabular-nums }
    .verdict small { font-weight: normal }
    .fail .verdict { color: var(--fail) }
    .pass .verdict { color: var(--pass) }
    .unresolved .verdict, .unreported .verdict { color: var(--unknown) }
    .fix { display: flex; gap: .6rem; align-items: center }
    .fix i { flex: none; padding: .1rem .5rem; border: 1px solid var(--line); border-radius: 5px; background: var(--b); color: var(--f); font-style: normal; font-weight: 600 }
    ul { display: flex; flex-wrap: wrap; gap: .4rem 1rem; margin: .8rem 0 0; padding: 0; list-style: none }
    ul li { display: flex; gap: .45rem; align-items: center; overflow-wrap: anywhere }
    ul i {
      flex: none; width: 1.5rem; height: 1.5rem; border: 1px solid var(--line); border-radius: 6px;
      background: linear-gradient(var(--c) 0 0), repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / 10px 10px;
    }
    body:has(#failing:checked) .file,
    body:has(#passing:checked) :is(.findings, .file:not(.has-pass), article:not(.pass), ul),
    body:has(#unresolved:checked) :is(.findings, .file:not(.has-unresolved), article:not(.unresolved), ul),
    body:has(#colors:checked) :is(.findings, .file:not(.has-colors), article) { display: none }
    @media print { fieldset { display: none } article { break-inside: avoid } }
    </style>
    </head>
    <body>

    """##

/// The start of a report, with its view controls.
let htmlOpening =
    htmlHead + ##"""
        <header>
        <h1>color-lint</h1>
        <fieldset><legend>Show</legend>
        <label><input type="radio" name="show" id="failing" checked>Failing</label>
        <label><input type="radio" name="show" id="passing">Passing</label>
        <label><input type="radio" name="show" id="unresolved">Unresolved</label>
        <label><input type="radio" name="show" id="colors">Colors</label>
        <label><input type="radio" name="show">All</label>
        </fieldset>
        <fieldset><legend>Appearance of this page</legend>
        <label><input type="radio" name="look" checked>Auto</label>
        <label><input type="radio" name="look" id="light">Light</label>
        <label><input type="radio" name="look" id="dark">Dark</label>
        </fieldset>
        </header>

        """##
