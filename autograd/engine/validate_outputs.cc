#include "backtape/autograd/engine/validate_outputs.h"

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/ir/open_sizes.h"
#include "backtape/ir/shape_env.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

[[noreturn]] void ThrowInvalid(absl::string_view node_name, size_t index, absl::string_view what) {
  throw Error(absl::InvalidArgumentError(
      absl::StrCat("Function ", node_name, " returned an invalid gradient at index ", index, " - ", what)));
}

bool IsEqual(const SymInt& a, const SymInt& b) {
  if (!a.is_symbolic() && !b.is_symbolic()) return a.value() == b.value();
  const auto* recorder = internal::TraceRecorder::Current();
  if (recorder == nullptr) return a == b;
  ShapeEnv& env = recorder->shape_env();
  // A size that depends on values is assumed to equal the other one; a run in which they differ fails.
  const bool is_unbacked = HasUnbackedSymbol(a) || HasUnbackedSymbol(b);
  if (is_unbacked && b != SymInt(1)) return env.RequireEq(a, b, "a gradient's size");
  return env.DecideEq(a, b, "a gradient's size");
}

enum class Fit { kEqual, kReducible, kWrong };

Fit Compare(const Variable& grad, const InputMetadata& expected) {
  if (!grad.has_symbolic_sizes() && !expected.has_symbolic_sizes()) {
    if (grad.sizes() == expected.sizes()) return Fit::kEqual;
  }
  const SymIntVector from = grad.sym_sizes();
  const SymIntVector to = expected.sym_sizes();
  if (to.size() > from.size()) return Fit::kWrong;
  const size_t added = from.size() - to.size();
  bool is_equal = added == 0;
  for (size_t i = 0; i < to.size(); ++i) {
    if (IsEqual(from[i + added], to[i])) continue;
    if (to[i] != SymInt(1)) return Fit::kWrong;
    is_equal = false;
  }
  return is_equal ? Fit::kEqual : Fit::kReducible;
}

std::string SizesText(absl::Span<const SymInt> sizes) {
  std::string text = "[";
  for (const SymInt& size : sizes) absl::StrAppend(&text, text.size() > 1 ? ", " : "", size.ToString());
  return text + "]";
}

}  // namespace

void ValidateGradient(absl::string_view node_name, size_t index, const InputMetadata& expected, Variable& grad) {
  if (!grad.defined()) return;
  if (!expected.is_defined()) return;
  switch (Compare(grad, expected)) {
    case Fit::kEqual:
      break;
    case Fit::kReducible:
      grad = internal::SumTo(grad, expected.sym_sizes());
      break;
    case Fit::kWrong:
      ThrowInvalid(node_name, index,
                   absl::StrCat("got ", SizesText(grad.sym_sizes()), " but expected shape compatible with ",
                                SizesText(expected.sym_sizes())));
  }
  if (grad.dtype() != expected.dtype()) {
    // As in PyTorch, a gradient of integers is converted too.
    if (IsComplex(grad.dtype())) {
      ThrowInvalid(node_name, index,
                   absl::StrCat("expected dtype ", TorchName(expected.dtype()), " but got ", TorchName(grad.dtype())));
    }
    grad = internal::ToDType(grad, expected.dtype());
  }
  if (grad.is_symbolic() && grad.dim() > 0) {
    if (const Device device = grad.type().device; device.type != expected.device().type) {
      ThrowInvalid(node_name, index,
                   absl::StrCat("expected device ", expected.device().ToString(), " but got ", device.ToString()));
    }
  }
}

void ValidateOutputs(const TapeNode& node, variable_list& grads) {
  const EdgeList& edges = node.next_edges();
  if (grads.size() > edges.size()) {
    for (size_t i = edges.size(); i < grads.size(); ++i) {
      if (!grads[i].defined()) continue;
      throw Error(absl::InvalidArgumentError(absl::StrCat("Function ", node.Name(),
                                                          " returned an incorrect number of gradients (expected ",
                                                          edges.size(), ", got ", grads.size(), ")")));
    }
    grads.resize(edges.size());
  }
  if (grads.size() < edges.size()) {
    throw Error(absl::InvalidArgumentError(absl::StrCat("Function ", node.Name(),
                                                        " returned an incorrect number of gradients (expected ",
                                                        edges.size(), ", got ", grads.size(), ")")));
  }
  for (size_t i = 0; i < edges.size(); ++i) {
    if (!edges[i].is_valid()) continue;
    ValidateGradient(node.Name(), i, edges[i].node->input_metadata(edges[i].input_nr), grads[i]);
  }
}

}  // namespace backtape
