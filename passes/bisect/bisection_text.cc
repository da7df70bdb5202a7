#include <cmath>
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/problem_list.h"
#include "backtape/passes/bisect/bisect_engines.h"

namespace backtape {
namespace {

using Cause = EngineBisection::Cause;

std::string Names(const std::vector<std::string>& names) {
  std::string text;
  for (size_t i = 0; i < names.size() && i < kMaxListed; ++i) {
    absl::StrAppend(&text, i > 0 ? " %" : "%", names[i]);
  }
  if (names.size() > kMaxListed) absl::StrAppend(&text, " and ", names.size() - kMaxListed, " more");
  return text;
}

// Prints enough digits to distinguish neighbouring values of the dtype.
std::string Element(double value, DType dtype) {
  if (std::isnan(value)) return "nan";  // regardless of sign
  switch (dtype) {
    case DType::kFloat32:
      return absl::StrFormat("%.9g", value);
    case DType::kFloat16:
    case DType::kBFloat16:
      return absl::StrFormat("%.5g", value);
    default:
      return absl::StrFormat("%.17g", value);
  }
}

std::string Index(const Tensor& tensor, int64_t row_major) {
  std::vector<int64_t> index(tensor.dim());
  for (int64_t d = tensor.dim() - 1; d >= 0; --d) {
    index[d] = row_major % tensor.size(d);
    row_major /= tensor.size(d);
  }
  return absl::StrCat("[", absl::StrJoin(index, ", "), "]");
}

// The node with its value's type, its operands, and the user's source lines.
void AppendNode(std::string& text, const Node& node, const ValueDifference& difference) {
  absl::StrAppend(&text, DescribeNode(node));
  if (difference.expected.defined()) absl::StrAppend(&text, ": ", difference.expected.type().ToString());
  if (node.is_call_to(OpId::operator_getitem)) {
    const Node& made_by = *node.operand(0);
    absl::StrAppend(&text, "\n  made by ", DescribeNode(made_by), "\n  arguments: ", DescribeOperands(made_by));
  } else if (node.num_operands() > 0) {
    absl::StrAppend(&text, "\n  arguments: ", DescribeOperands(node));
  }
  if (node.provenance().has_stack()) {
    for (const StackFrame& frame : node.provenance().stack->frames) absl::StrAppend(&text, "\n  at ", frame.ToString());
  }
  absl::StrAppend(&text, "\n");
}

std::string CauseText(const EngineBisection& bisection) {
  switch (bisection.cause) {
    case Cause::kNone:
      return "the engines agree\n";
    case Cause::kNode:
      return "cause: this op alone; it also differs when it is given the interpreter's operands\n";
    case Cause::kTogether:
      return "cause: several nodes together (fusion or memory plan); the node by itself computes the interpreter's "
             "value when it is given the interpreter's operands\n";
    case Cause::kRounding: {
      std::string text =
          "cause: rounding; given the operands of the engine under test, the interpreter computes the same value as "
          "that "
          "engine; these operands differ from the interpreter's by less than the tolerance\n";
      for (const auto& [name, difference] : bisection.operands) {
        absl::StrAppendFormat(&text, "  %%%s: relative difference %.3g\n", name, difference);
      }
      absl::StrAppend(&text, "  with a smaller tolerance, the search can find an earlier node\n");
      return text;
    }
    case Cause::kWrites:
      return "cause: writes to inputs; the results are right if the graph returns the new values instead of writing "
             "them\n";
    case Cause::kWhole:
      return "cause: not found; no part of the graph differs on its own\n";
  }
  return "";
}

}  // namespace

std::string DescribeDifference(const ValueDifference& value) {
  const Difference& difference = value.difference;
  if (!difference.mismatch.empty()) return difference.mismatch;
  const DType dtype = value.expected.dtype();
  std::string text =
      absl::StrFormat("%d of %d elements are outside the tolerance; worst at %s: found %s, expected %s",
                      difference.num_outside, difference.num_elements, Index(value.expected, difference.worst_index),
                      Element(difference.worst_actual, dtype), Element(difference.worst_expected, dtype));
  if (IsFloatingPoint(dtype)) {
    absl::StrAppendFormat(&text, "; relative difference %.3g, allowed %.3g", difference.relative_to_scale, value.rtol);
  }
  return text;
}

std::string EngineBisection::ToString() const {
  if (cause == Cause::kNone) return CauseText(*this);
  std::string text;
  if (node != nullptr) {
    absl::StrAppend(&text, "first difference: node ");
    AppendNode(text, *node, difference);
    if (difference.expected.defined()) absl::StrAppend(&text, "  ", DescribeDifference(difference), "\n");
  }
  if (!engine_error.ok()) absl::StrAppend(&text, "the engine under test fails: ", engine_error.message(), "\n");
  absl::StrAppend(&text, CauseText(*this));
  if (!seen_when_all_observed && (cause == Cause::kTogether || cause == Cause::kNode)) {
    absl::StrAppend(&text,
                    "  the difference vanishes when every value is returned (which changes fusion); the node was found "
                    "by bisecting the graph\n");
  }
  if (!other_starts.empty()) absl::StrAppend(&text, "other differences start at: ", Names(other_starts), "\n");
  if (!unexplained_outputs.empty()) {
    absl::StrAppend(&text, "outputs that differ but do not depend on this node: ", Names(unexplained_outputs), "\n");
  }
  if (smallest.graph != nullptr) {
    const std::vector<const Node*> calls = CallsOf(*smallest.graph);
    absl::StrAppend(&text, "smallest graph that differs: ", calls.size(), calls.size() == 1 ? " call\n" : " calls\n");
    for (size_t i = 0; i < calls.size() && i < kMaxListed; ++i) {
      const ValueType& type = calls[i]->type();
      absl::StrAppend(&text, "  ", DescribeNode(*calls[i]), ": ",
                      type.is_list() ? absl::StrCat("a list of ", type.list().size(),
                                                    type.list().size() == 1 ? " value" : " values")
                                     : type.ToString(),
                      "\n");
    }
    if (calls.size() > kMaxListed) absl::StrAppend(&text, "  and ", calls.size() - kMaxListed, " more\n");
    if (!variants.empty()) absl::StrAppend(&text, "the same graph with other options:\n");
    for (const auto& [name, differs] : variants) {
      absl::StrAppend(&text, "  ", name, ": ", differs ? "differs" : "agrees", "\n");
    }
  }
  return text;
}

}  // namespace backtape
