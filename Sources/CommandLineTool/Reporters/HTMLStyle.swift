import ColorMath

/// The squares that pages draw behind translucent colors.
enum Checkerboard {
    static let light = HexColor(rgb: 0xFFFFFF)
    static let dark = HexColor(rgb: 0xBBBBBB)

    /// A value of CSS's `background`, with squares of 5 px.
    static let css = "repeating-conic-gradient(\(dark) 0 25%, \(light) 0 50%) 0 0 / 10px 10px"
}

/// The start of a page: styles and view controls. Loads nothing from the network.
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
    .unresolved .verdict, .exempt .verdict, .unreported .verdict { color: var(--unknown) }
    .fix { display: flex; gap: .6rem; align-items: center }
    .fix i { flex: none; padding: .1rem .5rem; border: 1px solid var(--line); border-radius: 5px; background: var(--b); color: var(--f); font-style: normal; font-weight: 600 }
    ul { display: flex; flex-wrap: wrap; gap: .4rem 1rem; margin: .8rem 0 0; padding: 0; list-style: none }
    ul li { display: flex; gap: .45rem; align-items: center; overflow-wrap: anywhere }
    ul i {
      flex: none; width: 1.5rem; height: 1.5rem; border: 1px solid var(--line); border-radius: 6px;
      background: linear-gradient(var(--c) 0 0), \##(Checkerboard.css);
    }
    .explore, section:has(> .swatches) { order: -1 }
    .swatches { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 0; margin: 0 }
    .swatches li { flex-direction: column; align-items: start; gap: .1rem; padding: .7rem .8rem; background: linear-gradient(var(--c) 0 0), \##(Checkerboard.css); color: var(--t); font-size: .85rem }
    .swatches small { margin-top: .5rem; color: inherit }
    .hues { display: flex; flex-wrap: wrap; gap: 1.5rem 2rem }
    .hues > div:last-child { flex: 1 1 22rem; min-width: 0 }
    .wheel, .ribbon, .plane { position: relative; isolation: isolate }
    .wheel { flex: 0 1 22rem; aspect-ratio: 1; align-self: start; margin: 8px; border-radius: 50%; background: radial-gradient(closest-side, #fff, #fff0), conic-gradient(var(--hues)) }
    .ribbon { height: 1.6rem; margin: 8px 0 .9rem; border-radius: 8px; background: linear-gradient(90deg, var(--hues)) }
    :is(.wheel, .ribbon, .plane) i { position: absolute; width: 13px; height: 13px; margin: -6.5px; border: 2px solid #fff; border-radius: 50%; background: var(--c); box-shadow: 0 0 0 1px #0009 }
    :is(.wheel, .ribbon, .plane) i:hover { z-index: 1; scale: 1.6 }
    .names { width: 100%; border-spacing: 0; font-size: .85rem; font-variant-numeric: tabular-nums }
    .names :is(td, th) { padding: .15rem .5rem .15rem 0; text-align: left; font-weight: normal; white-space: nowrap }
    .names td:nth-child(n + 3):nth-child(-n + 4) { color: var(--soft) }
    .names td:last-child { width: 100%; white-space: normal; line-height: 0 }
    :is(.names, .matrix, .vision) i { display: inline-block; width: 1.1rem; height: 1.1rem; margin: 1px 2px 1px 0; border: 1px solid var(--line); border-radius: 4px; background: var(--c); vertical-align: middle }
    .planes { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 1rem 1.2rem }
    figure { margin: 0 }
    .plane { aspect-ratio: 1; margin: 7px; background: repeating-linear-gradient(#0002 0 1px, #0000 1px 10%), repeating-linear-gradient(90deg, #0002 0 1px, #0000 1px 10%), linear-gradient(#0000, #000), linear-gradient(90deg, #fff, var(--h)) }
    .plane svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible }
    .plane path { fill: none; stroke: #fff; stroke-width: 2; vector-effect: non-scaling-stroke; filter: drop-shadow(0 0 .6px #000) drop-shadow(0 0 .6px #000) }
    .plane .p1 { stroke-dasharray: 5 4 }
    figcaption { padding: 0 7px }
    .scroll { overflow-x: auto }
    .matrix { border-spacing: 3px; font-size: .8rem; font-variant-numeric: tabular-nums }
    .matrix td { min-width: 2.7rem; height: 1.9rem; color: var(--soft); text-align: center }
    .matrix td[style] { border: 1px solid var(--line); border-radius: 5px; font-weight: 600 }
    .matrix th { font-weight: normal; text-align: left; white-space: nowrap }
    .matrix tr:first-child th { text-align: center }
    .vision { display: grid; grid-template-columns: max-content 1fr; gap: .5rem 1.2rem; align-items: center }
    .vision h3 { margin: 0; font-size: .9rem; font-weight: normal }
    .vision p { margin: 0; line-height: 0 }
    .vision p i { width: 1.7rem; height: 1.7rem; margin: 0; border: 0; border-radius: 0; outline: 1px solid var(--line) }
    .vision ul { grid-column: 2; margin: 0 0 .5rem; font-size: .85rem }
    i.two, .vision ul i { width: 2.4rem; height: 1.5rem; margin: 0; background: linear-gradient(90deg, var(--c) 50%, var(--d) 0); border-radius: 5px }
    @media (max-width: 40rem) { .vision { display: block } .vision h3 { margin-top: .8rem } .names td:nth-child(4) { display: none } }
    body:has(#failing:checked) :is(.file, .explore),
    body:has(#passing:checked) :is(.findings, .explore, .file:not(.has-pass), article:not(.pass), .file ul),
    body:has(#unresolved:checked) :is(.findings, .explore, .file:not(.has-unresolved), article:not(.unresolved), .file ul),
    body:has(#colors:checked) :is(.findings, .file:not(.has-colors), article) { display: none }
    @media print {
      :root { color-scheme: light; --paper: #fff }
      * { print-color-adjust: exact }
      html { border: 0 }
      .matrix { border-spacing: 1px; font-size: 6.5pt }
      .matrix td { min-width: 0; padding: 0 2px }
      fieldset { display: none }
      article, figure, li, tr, .hues, .scroll { break-inside: avoid }
      h2 { break-after: avoid }
    }
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

        """## + htmlLook + "</header>\n"

/// The control for the appearance of a page.
let htmlLook = """
    <fieldset><legend>Appearance of this page</legend>
    <label><input type="radio" name="look" checked>Auto</label>
    <label><input type="radio" name="look" id="light">Light</label>
    <label><input type="radio" name="look" id="dark">Dark</label>
    </fieldset>

    """
