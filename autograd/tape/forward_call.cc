#include "backtape/autograd/tape/forward_call.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops/internal_ops.h"
#include "backtape/autograd/variable/autograd_meta.h"
#include "backtape/ir/node.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

bool IsTangent(const IValue& value) {
  if (!value.is_list()) return value.is_tensor();
  return std::any_of(value.list().begin(), value.list().end(), [](const IValue& item) { return item.is_tensor(); });
}

Variable OrZeros(const IValue& tangent, const IValue& primal) {
  if (!tangent.is_none() || primal.is_none()) return ToVariable(tangent);
  return internal::CallForTensor(OpId::zeros_like, {primal});
}

bool HasSameSizes(const Variable& a, const Variable& b) { return a.sym_sizes() == b.sym_sizes(); }

// If an op is called with tangents instead of primals, its result has the sizes of the op's output. If these sizes
// depend on values (x[mask]), a traced call creates new symbols for them; this function replaces them by the output's
// symbols.
Variable WithSizesOf(const Variable& output, const Variable& result) {
  const AutogradMeta* const from = result.is_symbolic() ? AutogradMeta::Get(result) : nullptr;
  if (from == nullptr || from->traced_node == nullptr) return result;
  if (result.dim() != output.dim() || HasSameSizes(result, output)) return result;
  TensorType type = output.type();
  type.dtype = result.dtype();
  Variable restated = Tensor::Symbolic(type, result.storage());
  AutogradMeta& meta = AutogradMeta::Require(restated);
  meta.traced_node = from->traced_node;
  meta.trace_number = from->trace_number;
  meta.grad_fn = from->grad_fn;
  meta.output_nr = from->output_nr;
  meta.traced_node->set_type(ValueType(std::move(type)));
  return restated;
}

}  // namespace

IValue TangentsOfCalls(const ForwardCall&) {
  BACKTAPE_CHECK(false) << "TangentsOfCalls only marks entries of the forward-mode table and must not be called";
  return {};
}

IValue NoTangents(const ForwardCall& call) { return TangentsOfCalls(call); }

IValue ApplyToTangents(const ForwardCall& call, std::initializer_list<int> args) {
  if (!AnyTangent(call, args)) return {};
  IValueList bound(call.args.begin(), call.args.end());
  for (const int arg : args) {
    if (bound[arg].is_list()) {
      bound[arg] = IValue(ToIValueList(TangentsOrZeros(call, arg)));
    } else {
      bound[arg] = TangentOrZeros(call, arg);
    }
  }
  const IValue tangents = Call(call.library, call.op_id, bound);
  if (tangents.is_list()) return TangentsLike(ToVariableList(tangents), ToVariableList(call.result));
  const Variable output = ToVariable(call.result);
  return TangentLike(WithSizesOf(output, ToVariable(tangents)), output);
}

void CheckNoTangent(const ForwardCall& call, int arg, absl::string_view name) {
  if (!IsTangent(call.tangents[arg])) return;
  throw Error(absl::UnimplementedError(absl::StrCat("The function '", call.library.ops->at(call.op_id).name,
                                                    "' is not differentiable with respect to argument '", name,
                                                    "', which has a tangent.")));
}

bool AnyTangent(const ForwardCall& call, std::initializer_list<int> args) {
  return std::any_of(args.begin(), args.end(), [&](int arg) { return IsTangent(call.tangents[arg]); });
}

Variable Tangent(const ForwardCall& call, int arg) { return ToVariable(call.tangents[arg]); }

Variable TangentOrZeros(const ForwardCall& call, int arg) { return OrZeros(call.tangents[arg], call.args[arg]); }

variable_list TangentsOrZeros(const ForwardCall& call, int arg) {
  const IValueList& primals = call.args[arg].list();
  variable_list tangents;
  for (size_t i = 0; i < primals.size(); ++i) {
    tangents.push_back(OrZeros(call.tangents[arg].is_list() ? call.tangents[arg].list()[i] : IValue(), primals[i]));
  }
  return tangents;
}

void AddTerm(Variable& sum, const Variable& term) {
  if (!term.defined()) return;
  sum = sum.defined() ? internal::Add(sum, term) : term;
}

void SubtractTerm(Variable& sum, const Variable& term) {
  if (!term.defined()) return;
  sum = sum.defined() ? internal::CallForTensor(OpId::sub_Tensor, {sum, term})
                      : internal::CallForTensor(OpId::neg, {term});
}

IValue TangentLike(const Variable& tangent, const Variable& output) {
  if (!tangent.defined() || !output.defined() || !IsFloatingPoint(output.dtype())) return {};
  Variable result = internal::ToDType(tangent, output.dtype());
  if (!HasSameSizes(result, output)) {
    const SymIntVector sizes = output.sym_sizes();
    result = internal::CallForTensor(OpId::expand, {result, IValueList(sizes.begin(), sizes.end())});
  }
  return result;
}

IValue TangentsLike(const variable_list& tangents, const variable_list& outputs) {
  if (tangents.size() != outputs.size()) {
    throw Error(absl::InternalError(absl::StrCat("a forward-mode formula returned ", tangents.size(),
                                                 tangents.size() == 1 ? " tangent" : " tangents", " for ",
                                                 outputs.size(), outputs.size() == 1 ? " output" : " outputs")));
  }
  IValueList results;
  for (size_t i = 0; i < tangents.size(); ++i) results.push_back(TangentLike(tangents[i], outputs[i]));
  return IValue(std::move(results));
}

}  // namespace backtape
