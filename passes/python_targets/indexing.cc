// Subscripts of tensors.
#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/functions/formula_support.h"
#include "backtape/autograd/ops.h"
#include "backtape/passes/python_targets/call_python.h"
#include "backtape/tensor/error.h"

namespace backtape::python_targets {
namespace {

[[noreturn]] void RejectIndex(const std::string& message) {
  throw Error(absl::InvalidArgumentError(absl::StrCat("invalid subscript of a tensor: ", message)));
}

bool IsSlice(const IValue& item) {
  return item.is_list() && !item.list().empty() && item.list()[0].is_string() &&
         item.list()[0].string() == kSliceMarker;
}
bool IsEllipsis(const IValue& item) { return item.is_string() && item.string() == kEllipsisMarker; }

void AppendIntegers(const IValue& list, std::vector<int64_t>* values, std::vector<int64_t>* sizes, size_t depth) {
  if (sizes->size() == depth) sizes->push_back(static_cast<int64_t>(list.list().size()));
  if ((*sizes)[depth] != static_cast<int64_t>(list.list().size()))
    RejectIndex("the nested lists have different lengths");
  for (const IValue& item : list.list()) {
    if (item.is_list()) {
      AppendIntegers(item, values, sizes, depth + 1);
    } else if (item.is_int() && !item.sym_int().is_symbolic()) {
      values->push_back(item.sym_int().value());
    } else {
      RejectIndex(
          absl::StrCat("a list contains ", item.KindName(), " instead of integers that are known before the run"));
    }
  }
}

// A list of integers as a constant tensor.
Variable IndexOfList(Tracer& tracer, const IValue& list) {
  std::vector<int64_t> values, sizes;
  AppendIntegers(list, &values, &sizes, 0);
  const Tensor tensor = Tensor::Empty(sizes, DType::kInt64);
  std::copy(values.begin(), values.end(), tensor.data<int64_t>());
  return ConstantOf(tracer, tensor);
}

bool IsBareSequence(const IValue& index) { return index.is_list() && !IsSlice(index); }

// The items of a subscript, as in Python: a tuple has several, anything else is one. Lists and tuples are the same
// IValue here, so the caller has wrapped a list that is a single index in another list.
IValueList ItemsOf(const IValue& index) { return IsBareSequence(index) ? index.list() : IValueList{index}; }

std::optional<SymInt> BoundOf(const IValue& value, absl::string_view what) {
  if (value.is_none()) return std::nullopt;
  if (!value.is_int())
    RejectIndex(absl::StrCat("the ", what, " of a slice must be an integer, got ", value.KindName()));
  return value.sym_int();
}

struct Sliced {
  Variable view;
  variable_list indices;  // one for each dim of `view`; undefined for a dim without an index
  bool has_indices = false;
};

Sliced ApplySlices(Tracer& tracer, const Variable& x, const IValue& index) {
  const IValueList items = ItemsOf(index);
  int64_t specified = 0;
  for (const IValue& item : items) {
    const bool is_mask = item.is_tensor() && item.tensor().dtype() == DType::kBool;
    if (is_mask) {
      specified += item.tensor().dim();
    } else if (!item.is_none() && !IsEllipsis(item) && !item.is_bool()) {
      ++specified;
    }
  }
  if (specified > x.dim())
    RejectIndex(absl::StrCat("too many indices for tensor of dimension ", x.dim(), " (got ", specified, ")"));
  Sliced out{x, {}, false};
  int64_t dim = 0;
  const auto record = [&out, &dim](const Variable& tensor) {
    out.indices.resize(static_cast<size_t>(dim) + 1);
    out.indices[static_cast<size_t>(dim)] = tensor;
    out.has_indices = true;
    ++dim;
  };
  for (const IValue& item : items) {
    if (item.is_none()) {
      out.view = ops::unsqueeze(out.view, dim++);
    } else if (IsEllipsis(item)) {
      dim += x.dim() - specified;
    } else if (item.is_int()) {
      out.view = ops::select(out.view, dim, item.sym_int());
    } else if (IsSlice(item)) {
      const std::optional<SymInt> start = BoundOf(item.list()[1], "start"), end = BoundOf(item.list()[2], "stop");
      const SymInt step = BoundOf(item.list()[3], "step").value_or(1);
      if (SymLess(step, 1)) RejectIndex(absl::StrCat("the step of a slice must be positive, got ", step.ToString()));
      const bool is_all = (!start.has_value() || *start == SymInt(0)) && !end.has_value() && step == SymInt(1);
      if (!is_all) out.view = ops::slice(out.view, dim, start, end, step);
      ++dim;
    } else if (item.is_tensor()) {
      record(ToVariable(item));
    } else if (item.is_list()) {
      record(IndexOfList(tracer, item));
    } else {
      RejectIndex(absl::StrCat("an index of kind ", item.KindName(), " is not supported"));
    }
  }
  return out;
}

}  // namespace

Variable GetItem(Tracer& tracer, const Variable& x, const IValue& index) {
  const Sliced sliced = ApplySlices(tracer, x, index);
  if (sliced.has_indices) return ops::index(sliced.view, sliced.indices);
  return sliced.view.is_same(x) ? ops::alias(x) : sliced.view;
}

void SetItem(Tracer& tracer, const Variable& x, const IValue& index, const IValue& value) {
  const Sliced sliced = ApplySlices(tracer, x, index);
  const bool is_number = !value.is_tensor();
  if (is_number && !value.is_scalar() && !value.is_int()) {
    RejectIndex(absl::StrCat("cannot assign a value of kind ", value.KindName()));
  }
  if (!sliced.has_indices) {
    if (is_number) {
      ops::fill_(sliced.view, value.sym_scalar());
      return;
    }
    // Drop leading dims of size 1 that the view does not have.
    Variable source = ToVariable(value);
    while (source.dim() > sliced.view.dim() && SymEqual(SymSizeOf(source, 0), 1)) source = ops::squeeze(source, 0);
    ops::copy_(sliced.view, source);
    return;
  }
  Variable source = is_number ? ops::full({}, value.sym_scalar(), x.dtype()) : ToVariable(value);
  if (source.dtype() != x.dtype()) source = ops::_to_copy(source, x.dtype());
  ops::index_put_(sliced.view, sliced.indices, source);
}

}  // namespace backtape::python_targets
