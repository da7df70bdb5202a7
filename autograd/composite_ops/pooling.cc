// 1-d pooling as 2-d pooling of images with one row.
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/composite_ops/composite_ops.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/error.h"

namespace backtape::composite_ops {
namespace {

// {height, n} for a 1-d argument of one element n; an empty list for a stride that is left out.
std::vector<int64_t> WithHeight(int64_t height, const OpSchema& op, size_t argument, const IValue& list) {
  const absl::string_view name = op.args[argument].name;
  const size_t count = list.list().size();
  if (count == 0 && name == "stride") return {};
  if (count != 1) {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat(op.QualifiedName(), ": argument '", name, "' should contain one int (got ", count, ")")));
  }
  return {height, list.list()[0].sym_int().value()};
}

Variable AsImages(const OpLibrary& library, int op_id, const IValue& input) {
  const Variable rows = ToVariable(input);
  if (rows.dim() != 2 && rows.dim() != 3) {
    throw Error(absl::InvalidArgumentError(
        absl::StrCat(library.ops->at(op_id).QualifiedName(), ": expected 2D or 3D input, but got ", rows.dim(), "D")));
  }
  return ops::unsqueeze(rows, -2);
}

IValue AsRows(const Variable& images) { return IValue(static_cast<const Tensor&>(ops::squeeze(images, -2))); }

}  // namespace

IValue avg_pool1d(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const OpSchema& op = library.ops->at(op_id);
  return AsRows(ops::avg_pool2d(AsImages(library, op_id, args[0]), WithHeight(1, op, 1, args[1]),
                                WithHeight(1, op, 2, args[2]), WithHeight(0, op, 3, args[3]), args[4].bool_value(),
                                args[5].bool_value()));
}

IValue adaptive_avg_pool1d(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  return AsRows(
      ops::_adaptive_avg_pool2d(AsImages(library, op_id, args[0]), WithHeight(1, library.ops->at(op_id), 1, args[1])));
}

}  // namespace backtape::composite_ops
