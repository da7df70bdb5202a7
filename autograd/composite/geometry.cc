#include "backtape/autograd/composite/geometry.h"

#include <utility>

#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/op_id.h"

namespace backtape::ops {
namespace {

Variable CallInPlace(OpId op, const Variable& self, IValueList arguments) {
  arguments.insert(arguments.begin(), ToIValue(self));
  return ToVariable(Call(BuiltinLibrary(), static_cast<int>(op), arguments));
}

}  // namespace

Variable t_(const Variable& self) { return CallInPlace(OpId::t_, self, {}); }
Variable transpose_(const Variable& self, int64_t dim0, int64_t dim1) {
  return CallInPlace(OpId::transpose_, self, {IValue(SymInt(dim0)), IValue(SymInt(dim1))});
}
Variable unsqueeze_(const Variable& self, int64_t dim) {
  return CallInPlace(OpId::unsqueeze_, self, {IValue(SymInt(dim))});
}
Variable squeeze_(const Variable& self) { return CallInPlace(OpId::squeeze_, self, {}); }
Variable squeeze_(const Variable& self, int64_t dim) {
  return CallInPlace(OpId::squeeze_dim_, self, {IValue(SymInt(dim))});
}
Variable squeeze_(const Variable& self, absl::Span<const int64_t> dims) {
  IValueList list;
  for (const int64_t dim : dims) list.emplace_back(SymInt(dim));
  return CallInPlace(OpId::squeeze_dims_, self, {IValue(std::move(list))});
}
Variable detach_(const Variable& self) { return CallInPlace(OpId::detach_, self, {}); }

}  // namespace backtape::ops
