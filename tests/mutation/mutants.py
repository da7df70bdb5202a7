"""Mutants of C++ statements, each with one change to a sign, an operand, a factor, an index or a comparison.

All mutants of a file are compiled into it, each selected by a run-time switch:

    x =
        ::backtape_mutation::Is(17) ? (ops::neg(a * b)) :
        ::backtape_mutation::Is(18) ? (a + b) :
        (a * b);
"""

import re
from dataclasses import dataclass

# Unity builds include the file, so the pragma turns off the warnings about its mutants.
HEADER = """#pragma GCC system_header
#ifndef BACKTAPE_MUTATION
#define BACKTAPE_MUTATION
#include <cstdio>
#include <cstdlib>
namespace backtape_mutation {
// Whether $MUTANT selects this mutant. If $MUTANT_TRACE names a file, the numbers of reached mutants are appended to it.
inline bool Is(int mutant) {
  static const int active = [] { const char* text = std::getenv("MUTANT"); return text ? std::atoi(text) : -1; }();
  static const char* const trace = std::getenv("MUTANT_TRACE");
  if (trace != nullptr) {
    static bool* const seen = static_cast<bool*>(std::calloc(1 << 20, 1));
    if (!seen[mutant]) {
      seen[mutant] = true;
      if (std::FILE* file = std::fopen(trace, "a")) { std::fprintf(file, "%d\\n", mutant); std::fclose(file); }
    }
  }
  return mutant == active;
}
}  // namespace backtape_mutation
#endif
"""

# The replacement of each name.
NAMES = {
    "ops::add(": "ops::sub(",
    "ops::sub(": "ops::add(",
    "ops::rsub(": "ops::sub(",
    "ops::mul(": "ops::add(",
    "ops::div(": "ops::mul(",
    "ops::neg(": "(",
    "ops::sin(": "ops::cos(",
    "ops::cos(": "ops::sin(",
    "ops::sinh(": "ops::cosh(",
    "ops::cosh(": "ops::sinh(",
    "ops::exp(": "ops::exp2(",
    "ops::log(": "ops::log2(",
    "ops::lt(": "ops::ge(",
    "ops::gt(": "ops::le(",
    "ops::le(": "ops::gt(",
    "ops::ge(": "ops::lt(",
    "ops::eq(": "ops::ne(",
    "ops::ne(": "ops::eq(",
    "ops::sqrt(": "ops::square(",
    "ops::amax(": "ops::amin(",
    "true": "false",
    "false": "true",
    "std::min(": "std::max(",
    "std::max(": "std::min(",
}
OPERATORS = {
    " + ": [" - "],
    " - ": [" + "],
    " * ": [" + "],
    " / ": [" * "],
    " < ": [" <= ", " > "],
    " <= ": [" < "],
    " > ": [" >= ", " < "],
    " >= ": [" > "],
    " == ": [" != "],
    " != ": [" == "],
    " && ": [" || "],
    " || ": [" && "],
}


@dataclass
class Mutant:
    number: int
    file: str
    line: int
    original: str
    changed: str
    is_equivalent: bool  # by one of the rules of `is_equivalent`


def arguments_of(text, open_paren):
    """The spans of the arguments of a call, and the position after its closing parenthesis."""
    spans, depth, begin = [], 0, open_paren + 1
    for i in range(open_paren, len(text)):
        if text[i] in "([{":
            depth += 1
        elif text[i] in ")]}":
            depth -= 1
            if depth == 0:
                spans.append((begin, i))
                return spans, i + 1
        elif text[i] == "," and depth == 1:
            spans.append((begin, i))
            begin = i + 1
    return [], len(text)


def is_equivalent(original, changed):
    """Whether a rule says that no test can distinguish the change from the original.

    - The sign of a gradient that is zero everywhere: sums lose it, and PyTorch does not define it.
    - The step of a slice of one element.
    - The order of the operands of a logical op.
    """
    if changed == f"ops::neg({original})" and re.fullmatch(r"\w+_info\.zeros\(\)|ops::zeros_like\([\w\[\].]+\)", original):
        return True
    for match in re.finditer(r"ops::logical_(and|or|xor)\(", original):
        (a, b), (c, d) = arguments_of(original, match.end() - 1)[0]
        if changed == f"{original[:a]}{original[c:d].strip()}, {original[a:b].strip()}{original[d:]}":
            return True
    return re.sub(r"(ops::slice\([^,()]+, [^,()]+, 0, 1, )2\)", r"\g<1>1)", changed) == original


def variants(expression, is_gradient, num_needed):
    """Variants of the expression, each with one change. `num_needed` is the size of needs_input_grad."""
    found = []
    if is_gradient:
        found.append(f"ops::neg({expression})")
    plain = re.sub(r'"[^"]*"', lambda match: "~" * len(match.group()), expression)
    for name, other in NAMES.items():
        for match in re.finditer(r"(?<![\w:])" + re.escape(name) + ("" if name[-1] == "(" else r"\b"), plain):
            found.append(expression[: match.start()] + other + expression[match.end() :])
    for operator, others in OPERATORS.items():
        for match in re.finditer(re.escape(operator), plain):
            found += [expression[: match.start()] + other + expression[match.end() :] for other in others]
    for match in re.finditer(r"(?<![\w.])\d+(\.\d+)?(?![\w.>])", plain):
        number = match.group()
        if expression[: match.start()].endswith("needs_input_grad["):
            # An index that is out of range has no effect that is defined.
            if num_needed > 1:
                found.append(f"{expression[: match.start()]}{(int(number) + 1) % num_needed}{expression[match.end() :]}")
            continue
        changed = str(float(number) * 1.5 + 1) if "." in number else str(int(number) + 1)
        found.append(expression[: match.start()] + changed + expression[match.end() :])
    for match in re.finditer(r"(ops|formulas)::\w+\(", plain):
        if match.group() in ("ops::add(", "ops::mul(", "ops::eq(", "ops::ne(", "ops::maximum(", "ops::minimum("):
            continue
        spans, _ = arguments_of(plain, match.end() - 1)
        if len(spans) >= 2 and spans[0][1] > spans[0][0]:
            (a, b), (c, d) = spans[:2]
            first, second = expression[a:b].strip(), expression[c:d].strip()
            if first != second:
                found.append(f"{expression[:a]}{second}, {first}{expression[d:]}")
    return list(dict.fromkeys(variant for variant in found if variant != expression))


def mutate(file, text, first_number, left_out):
    """The text with its mutants compiled in, except those whose numbers are in `left_out`, and all mutants."""
    mutants, out, position = [], [], 0
    for match in re.finditer(r"^(?P<indent> +)(?P<head>return |if \(|[\w:<>&\[\]., ]*?[\w\]] = )(?P<rest>.)", text, re.MULTILINE):
        if match.start() < position:
            continue
        head = match.group("head")
        begin = match.end("head")
        if re.search(r"\b(constexpr|static|using|template|auto&|const auto|&)", head):
            continue
        if head == "if (":
            spans, end = arguments_of(text, begin - 1)
            end -= 1
        else:
            end, depth = begin, 0
            while end < len(text) and not (text[end] == ";" and depth == 0):
                depth += (text[end] in "([{") - (text[end] in ")]}")
                if depth < 0:
                    break
                end += 1
        expression = " ".join(text[begin:end].split())
        if not expression or expression[0] == "{" or "[&" in expression or "[=" in expression or "; " in expression:
            continue
        if "InvalidArgument" in expression or "StrCat" in expression:
            continue
        line = text.count("\n", 0, begin) + 1
        alternatives = []
        sizes = re.findall(r"std::array<bool, (\d+)> needs_input_grad", text[:begin])
        for changed in variants(expression, head.lstrip().startswith("grad_inputs["), int(sizes[-1]) if sizes else 0):
            number = first_number + len(mutants)
            mutants.append(Mutant(number, file, line, expression, changed, is_equivalent(expression, changed)))
            if number not in left_out:
                alternatives.append(f"::backtape_mutation::Is({number}) ? ({changed}) :\n")
        if not alternatives:
            continue
        out.append(text[position:begin])
        out.append("\n" + "".join(alternatives) + f"({expression})")
        position = end
    if not out:
        return text, mutants
    out.append(text[position:])
    return HEADER + "".join(out), mutants
