// 1-d pooling as 2-d pooling of images with one row.
#include <vector>

#include "backtape/autograd/composite_ops/composite_ops.h"
#include "backtape/autograd/decompositions/rows_as_images.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::composite_ops {
namespace {

// The 2-d form of a 1-d argument of a call.
std::vector<int64_t> WithHeight(int64_t height, const OpSchema& op, size_t argument, const IValue& list) {
  std::vector<int64_t> numbers;
  for (const IValue& item : list.list()) numbers.push_back(item.sym_int().value());
  return decompositions::WithHeight(height, numbers, op.QualifiedName(), op.args[argument].name);
}

Variable AsImages(const OpLibrary& library, int op_id, const IValue& input) {
  return decompositions::RowsAsImages(library.ops->at(op_id).QualifiedName(), ToVariable(input));
}

IValue AsRows(const Variable& images) { return ToIValue(ops::squeeze(images, -2)); }

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
