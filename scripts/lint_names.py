#!/usr/bin/env python3
"""Finds names that two sources of one CMake target declare in their unnamed namespaces.

Usage: scripts/lint_names.py [BUILD_FOLDER]

Unity builds compile several sources as one unit (BACKTAPE_UNITY in cmake/BacktapeBuild.cmake). Every new file changes which
sources share a unit, so names must be unique in the whole target. Functions may share a name if their parameters differ.
Needs a configured build folder with unity builds (build/release).
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
NOISE = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.DOTALL)
TYPE = re.compile(r"^(?:template\s*<.*?>\s*)?(?:class|struct|enum(?:\s+class)?|union)\s+(?:\[\[\w+\]\]\s*)?(\w+)")
ALIAS = re.compile(r"^(?:template\s*<.*?>\s*)?using\s+(\w+)\s*=")
FUNCTION = re.compile(r"([~\w]+)\s*\(")
VARIABLE = re.compile(r"(\w+)\s*(?:\[[^\]]*\]\s*)*(?:=|\{|;|$)")
UNNAMED = ""
OTHER = "{"


def targets(build):
    """Returns {target: its sources}, read from the unity files that CMake wrote."""
    found = {}
    for unity in sorted(build.glob("**/CMakeFiles/*.dir/Unity/unity_*_cxx.cxx")):
        target = unity.parent.parent.name.removesuffix(".dir")
        for name in re.findall(r'#include "([^"]+)"', unity.read_text()):
            path = pathlib.Path(name)
            if path.is_file() and path.is_relative_to(ROOT) and not path.is_relative_to(build):
                found.setdefault(target, []).append(path)
    return found


def without_noise(text):
    text = NOISE.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)
    return re.sub(r"^[ \t]*#(?:[^\n]*\\\n)*[^\n]*", lambda m: "\n" * m.group().count("\n"), text, flags=re.MULTILINE)


def key_of(declaration):
    """Returns what must be unique: a name, or a function's name and parameters; None for other declarations."""
    text = " ".join(declaration.split())
    text = re.sub(r"^(?:static|inline|constexpr|const|extern|\[\[\w+\]\]|thread_local)\s+(?=\S)", "", text)
    for pattern in (TYPE, ALIAS):
        if match := pattern.match(text):
            return match.group(1)
    if not re.match(r"[A-Za-z_:\[]", text):  # the end of an expression with braces
        return None
    if text.startswith(("using ", "static_assert", "friend ", "namespace ", "template class", "BACKTAPE_", "}")) or not text:
        return None
    text = re.sub(r"^template\s*<.*?>\s*(?=\w)", "", text)
    text = re.sub(r"__attribute__\s*\(\(.*?\)\)\s*", "", text)
    head = text.split("=")[0]
    function = FUNCTION.search(head)
    if function and head[: function.start()].rstrip().endswith("::"):  # the definition of a class member
        return None
    if function and not re.match(r"^(?:if|for|while|switch|return)$", function.group(1)):
        parameters = head[function.end():head.rfind(")")]
        parameters = re.sub(r"=[^,]*", "", parameters)
        types = [re.sub(r"(?<=[\s&*>])\w+$", "", p.strip()).strip() for p in parameters.split(",")]
        return f"{function.group(1)}({', '.join(types)})"
    variable = VARIABLE.search(text)
    return variable.group(1) if variable else None


def unnamed_declarations(path):
    """Yields (key, line, declaration) for each declaration that is directly in an unnamed namespace."""
    text = without_noise(path.read_text())
    stack = []  # for each open brace: a namespace's name, UNNAMED, or OTHER
    begin = 0
    i = 0
    while i < len(text):
        c = text[i]
        if c in "{;}":
            head = text[begin:i].strip()
            directly = bool(stack) and stack[-1] == UNNAMED
            if c == "{":
                if re.search(r"\bnamespace\s*$", head):
                    stack.append(UNNAMED)
                elif named := re.search(r"\bnamespace\s+([\w:]+)\s*$", head):
                    stack.append(named.group(1))
                else:
                    if directly and (key := key_of(head)):
                        yield "::".join([n for n in stack if n != UNNAMED] + [key]), text.count("\n", 0, i) + 1, head
                    stack.append(OTHER)
                begin = i + 1
            elif c == ";":
                if directly and not re.match(r"^(?:class|struct|enum)\s+\w+$", head) and not head.endswith(")"):
                    if key := key_of(head + ";"):
                        yield "::".join([n for n in stack if n != UNNAMED] + [key]), text.count("\n", 0, i) + 1, head
                begin = i + 1
            else:
                if stack:
                    stack.pop()
                begin = i + 1
        i += 1


def main(arguments):
    build = pathlib.Path(arguments[0]).resolve() if arguments else ROOT / "build" / "release"
    by_target = targets(build)
    if not by_target:
        print(f"lint_names: error: no unity builds in {build}; configure the preset release first", file=sys.stderr)
        return 2
    declared = {}
    failed = False
    for path in sorted({path for sources in by_target.values() for path in sources}):
        for match in re.finditer(r"^static\b", without_noise(path.read_text()), re.MULTILINE):
            failed = True
            line = path.read_text().count("\n", 0, match.start()) + 1
            print(f"{path.relative_to(ROOT)}:{line}: error: static at namespace scope; write an unnamed namespace",
                  file=sys.stderr)
    for target, sources in sorted(by_target.items()):
        seen = {}
        for path in sources:
            if path not in declared:
                declared[path] = list(unnamed_declarations(path))
            for key, line, text in declared[path]:
                other = seen.setdefault(key, (path, line, text))
                same_alias = text.startswith("using ") and text == other[2]  # aliases may be repeated
                if other[0] != path and not same_alias:
                    failed = True
                    print(f"{path.relative_to(ROOT)}:{line}: error: {key} is also in the unnamed namespace of "
                          f"{other[0].relative_to(ROOT)}:{other[1]} (target {target})", file=sys.stderr)
    return 1 if failed else 0


sys.exit(main(sys.argv[1:]))
