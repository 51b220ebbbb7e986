"""Checks the colors of Bazel targets with color-lint.

    load("@color_lint//bazel:color_lint.bzl", "color_lint_library", "color_lint_test")

    color_lint_library(name = "card", srcs = ["card.css"], deps = ["//tokens"])
    color_lint_test(name = "card_colors", targets = [":card"])

Each target is indexed by itself. It is linted with the indexes of everything that it depends on, so a second build does
nothing, and an edit lints the targets again that depend on the file. The findings are those of one run of color-lint over the
target and its dependencies. What uses a target is not known to it: whoever needs that as well (HTML pages for the style
sheets that they link, screens for the views that they show) lists it in `deps`.

Reports of any target, in SARIF:

    bazel build //... --aspects @color_lint//bazel:color_lint.bzl%color_lint_aspect --output_groups=color_lint

Two flags are set in .bazelrc: the program, and the configuration files of the repository.

    build --@color_lint//bazel:program=//tools:color-lint
    build --@color_lint//bazel:configuration=//:color_lint_configuration
"""

# The file types that color-lint reads.
_EXTENSIONS = ["swift", "css", "scss", "less", "json", "jsonc", "html", "htm", "vue", "svelte"]

ColorLintInfo = provider(
    "The indexes of a target, and its reports.",
    fields = {
        "indexes": "depset of the indexes of the target and all that it depends on",
        "reports": "the reports of the target: [(sarif, text, exit code)], empty if it has no files of its own",
    },
)

def _own_files(ctx, dependencies):
    """Returns the files of the target itself, and adds the targets that it depends on to `dependencies`."""
    files = []
    for name in ["srcs", "data", "resources", "deps"]:
        value = getattr(ctx.rule.attr, name, None)
        for target in value if type(value) == "list" else []:
            if type(target) != "Target":
                continue
            if ColorLintInfo in target:
                dependencies.append(target[ColorLintInfo].indexes)
            else:
                files += target.files.to_list()
    return files

def _color_lint_aspect_impl(target, ctx):
    dependencies = []
    files = _own_files(ctx, dependencies)
    sources = [file for file in files if file.extension in _EXTENSIONS]
    if not sources:
        return [
            ColorLintInfo(indexes = depset(transitive = dependencies), reports = []),
            OutputGroupInfo(color_lint = depset()),
        ]
    program = ctx.file._program
    configuration = ctx.files._configuration
    name = "color_lint/" + ctx.label.name

    # A long list of files does not fit into a command line.
    paths = ctx.actions.args()
    paths.add_all(sources)
    paths.set_param_file_format("multiline")
    paths.use_param_file("--files-from=%s", use_always = True)

    index = ctx.actions.declare_file(name + ".own.index")
    arguments = ctx.actions.args()
    arguments.add_all(["index", "--quiet", "--output", index])
    ctx.actions.run(
        executable = program,
        inputs = sources + configuration,
        outputs = [index],
        arguments = [arguments, paths],
        mnemonic = "ColorLintIndex",
        progress_message = "Indexing the colors of %s" % ctx.label,
    )
    indexes = depset([index], transitive = dependencies)

    merged = ctx.actions.declare_file(name + ".index")
    arguments = ctx.actions.args()
    arguments.add_all(["index", "--quiet", "--merge", "--output", merged])
    arguments.add_all(indexes)
    ctx.actions.run(
        executable = program,
        inputs = indexes,
        outputs = [merged],
        arguments = [arguments],
        mnemonic = "ColorLintMerge",
        progress_message = "Merging the colors that %s uses" % ctx.label,
    )

    sarif = ctx.actions.declare_file(name + ".sarif")
    text = ctx.actions.declare_file(name + ".txt")
    code = ctx.actions.declare_file(name + ".code")
    arguments = ctx.actions.args()
    arguments.add_all([program, code, "--quiet", "--color", "never", "--names", merged])
    arguments.add_all(["--format", "text", "--output", text])
    arguments.add(sarif, format = "--format=sarif=%s")
    ctx.actions.run_shell(
        # Files that are no sources may be images.
        inputs = files + configuration + [merged],
        tools = [program],
        outputs = [sarif, text, code],
        # Findings are a result, not a failure of the build.
        command = 'program=$1 code=$2; shift 2; status=0; "$program" "$@" || status=$?; echo $status > "$code"; [ $status -le 1 ]',
        arguments = [arguments, paths],
        mnemonic = "ColorLint",
        progress_message = "Checking the colors of %s" % ctx.label,
    )
    return [
        ColorLintInfo(indexes = indexes, reports = [(sarif, text, code)]),
        OutputGroupInfo(color_lint = depset([sarif])),
    ]

color_lint_aspect = aspect(
    implementation = _color_lint_aspect_impl,
    attr_aspects = ["srcs", "data", "resources", "deps"],
    attrs = {
        "_program": attr.label(default = Label("//bazel:program"), allow_single_file = True, cfg = "exec"),
        "_configuration": attr.label(default = Label("//bazel:configuration"), allow_files = True),
    },
    doc = "Indexes and lints a target. The output group color_lint has its report in SARIF.",
)

def _color_lint_library_impl(ctx):
    return [DefaultInfo(files = depset(ctx.files.srcs))]

color_lint_library = rule(
    implementation = _color_lint_library_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = True, doc = "Files to check, and images that they use."),
        "deps": attr.label_list(doc = "Targets whose names the files use."),
    },
    doc = "Files with colors that no other rule has.",
)

def _color_lint_test_impl(ctx):
    reports = [report for target in ctx.attr.targets for report in target[ColorLintInfo].reports]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    lines = ["#!/bin/sh", "result=0"]
    for _, text, code in reports:
        lines.append("cat '%s'" % text.short_path)
        lines.append("[ \"$(cat '%s')\" = 0 ] || result=1" % code.short_path)
    ctx.actions.write(script, "\n".join(lines + ["exit $result", ""]), is_executable = True)
    files = [file for _, text, code in reports for file in [text, code]]
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files))]

color_lint_test = rule(
    implementation = _color_lint_test_impl,
    test = True,
    attrs = {
        "targets": attr.label_list(aspects = [color_lint_aspect], mandatory = True, doc = "Targets without findings."),
    },
    doc = "Fails if the files of a target have findings, and prints them.",
)
