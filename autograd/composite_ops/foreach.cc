#include "backtape/autograd/composite_ops/foreach.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/ir/foreach.h"
#include "backtape/tensor/error.h"

namespace backtape {

IValue CallForeach(const OpLibrary& library, int op_id, absl::Span<const IValue> args) {
  const OpSchema& op = library.ops->at(op_id);
  const OpSchema& base = *ForeachBase(op);
  const absl::StatusOr<size_t> length = ForeachLength(op, args);
  if (!length.ok()) {
    throw Error(
        absl::Status(length.status().code(), absl::StrCat(op.QualifiedName(), ": ", length.status().message())));
  }
  IValueList results;
  for (size_t i = 0; i < *length; ++i) {
    results.push_back(Call(library, base.id, ForeachCall(op, base, args, i)));
  }
  if (op.returns.empty()) return IValue();  // in place
  return IValue(std::move(results));
}

}  // namespace backtape
