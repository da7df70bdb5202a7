#include "backtape/jit/plan/epilogue.h"

#include "backtape/ir/node_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/jit/plan/product_layouts.h"
#include "backtape/tensor/tensor_type.h"

namespace backtape::jit {
namespace {

bool HasRowMajorStrides(const TensorType& type) { return StridesOf(type) == ContiguousStrides(type.sizes); }

bool HasSameLayout(const TensorType& a, const TensorType& b) {
  return a.sizes == b.sizes && StridesOf(a) == StridesOf(b);
}

// Whether a view and its base are row-major and have the same elements.
bool KeepsOrder(const TensorType& view, const TensorType& of) {
  return view.storage_offset == of.storage_offset && view.numel() == of.numel() && HasRowMajorStrides(view) &&
         HasRowMajorStrides(of);
}

// The only call that reads a value, possibly through views, and the operand that it reads. Null if there is none.
struct OnlyReader {
  const Node* call = nullptr;
  const Node* operand = nullptr;
};
OnlyReader OnlyReaderOf(const Node& value) {
  const Node* at = &value;
  while (at->num_uses() == 1) {
    const Node* const user = at->users()[0];
    if (!user->is_call() || user->op() == nullptr || !user->type().is_tensor()) return {};
    if (!user->op()->has_tag(kTagView)) return {user, at};
    if (!KeepsOrder(user->type().tensor(), at->type().tensor())) return {};
    at = user;
  }
  return {};
}

// The other operand if the call is an addition to this operand, else null.
const Node* AddedTo(const OnlyReader& reader) {
  if (!reader.call->is_call_to(OpId::add_Tensor)) return nullptr;
  const NodeArguments args(*reader.call);
  const Argument alpha = args.Value("alpha");
  if (!alpha.is_scalar() || alpha.scalar().to_double() != 1) return nullptr;
  const Node* const other = args.NodeAt(args.NodeAt(0) == reader.operand ? 1 : 0);
  if (other == nullptr || !other->type().is_tensor()) return nullptr;
  const TensorType& operand = reader.operand->type().tensor();
  const TensorType& sum = reader.call->type().tensor();
  const TensorType& added = other->type().tensor();
  const bool is_same = added.dtype == operand.dtype && sum.dtype == operand.dtype && HasSameLayout(added, operand) &&
                       HasSameLayout(sum, operand);
  return is_same ? other : nullptr;
}

bool IsReluOf(const OnlyReader& reader) {
  return reader.call->is_call_to(OpId::relu) &&
         reader.call->type().tensor().dtype == reader.operand->type().tensor().dtype &&
         HasSameLayout(reader.call->type().tensor(), reader.operand->type().tensor());
}

}  // namespace

Epilogue EpilogueOf(const Node& product) {
  const bool is_convolution = product.is_call_to(OpId::convolution);
  const bool is_product = product.is_call_to(OpId::mm) || product.is_call_to(OpId::addmm);
  const bool is_stack = product.is_call_to(OpId::bmm);
  Epilogue epilogue;
  if (!is_convolution && !is_product && !is_stack) return epilogue;
  const DType dtype = product.type().tensor().dtype;
  // oneDNN, which computes convolutions of bfloat16, has no epilogues for transposed ones.
  if (is_convolution && dtype == DType::kBFloat16 && NodeArguments(product).Value("transposed").bool_value()) {
    return epilogue;
  }
  OnlyReader reader = OnlyReaderOf(product);
  const Node* const added = reader.call != nullptr ? AddedTo(reader) : nullptr;
  if (added != nullptr) {
    epilogue.addition = reader.call;
    epilogue.residual = added;
    reader = OnlyReaderOf(*reader.call);
  }
  // Products of bfloat16 and stacked products have no relu epilogue.
  const bool may_have_relu = is_convolution || (is_product && dtype != DType::kBFloat16);
  if (may_have_relu && reader.call != nullptr && IsReluOf(reader)) epilogue.relu = reader.call;
  return epilogue;
}

}  // namespace backtape::jit
