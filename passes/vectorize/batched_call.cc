#include "backtape/passes/vectorize/batched_call.h"

#include <algorithm>
#include <numeric>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/symbolic_sizes.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"

namespace backtape::vectorize {

bool Batch::IsIn(const IValue& value) const {
  if (value.is_tensor()) return Contains(value.tensor());
  if (!value.is_list()) return false;
  return std::any_of(value.list().begin(), value.list().end(), [this](const IValue& item) { return IsIn(item); });
}

void Batch::Add(const IValue& value) {
  if (value.is_tensor() && members_.insert(value.tensor().identity()).second) kept_.push_back(value.tensor());
  if (!value.is_list()) return;
  for (const IValue& item : value.list()) Add(item);
}

void RefuseCall(absl::string_view reason) {
  throw Error(absl::InvalidArgumentError(absl::StrCat("the call cannot be vectorised: ", reason)));
}

std::vector<int64_t> DimRange(int64_t first, int64_t last) {
  std::vector<int64_t> dims(std::max<int64_t>(last - first, 0));
  std::iota(dims.begin(), dims.end(), first);
  return dims;
}

Variable MovedDim(const Variable& x, int64_t from, int64_t to) {
  if (from == to) return x;
  std::vector<int64_t> dims = DimRange(0, x.dim());
  dims.erase(dims.begin() + from);
  dims.insert(dims.begin() + to, from);
  return ops::permute(x, dims);
}

bool BatchedCall::has(absl::string_view name) const {
  return std::any_of(op_.args.begin(), op_.args.end(), [name](const ArgSchema& arg) { return arg.name == name; });
}

IValue& BatchedCall::arg(absl::string_view name) {
  for (size_t i = 0; i < op_.args.size(); ++i) {
    if (op_.args[i].name == name) return args_[i];
  }
  BACKTAPE_CHECK(false) << op_.QualifiedName() << " has no argument " << name;
}

std::vector<Variable> BatchedCall::tensors() const {
  std::vector<Variable> found;
  for (const IValue& arg : args_) {
    if (arg.is_tensor()) found.push_back(ToVariable(arg));
    if (!arg.is_list()) continue;
    for (const IValue& item : arg.list()) {
      if (item.is_tensor()) found.push_back(ToVariable(item));
    }
  }
  return found;
}

std::vector<SymInt> BatchedCall::sizes(const Variable& x) const {
  std::vector<SymInt> sizes = SymSizesOf(x);
  if (is_batched(x)) sizes.erase(sizes.begin());
  return sizes;
}

int64_t BatchedCall::max_rank() const {
  int64_t largest = 0;
  for (const Variable& x : tensors()) largest = std::max(largest, rank(x));
  return largest;
}

std::vector<SymInt> BatchedCall::WithBatch(absl::Span<const SymInt> sizes) const {
  std::vector<SymInt> all = {size()};
  all.insert(all.end(), sizes.begin(), sizes.end());
  return all;
}

Variable BatchedCall::Batched(const Variable& x) const {
  if (!x.defined() || is_batched(x)) return x;
  return ops::expand(x, WithBatch(SymSizesOf(x)));
}

Variable BatchedCall::WithRank(const Variable& x, int64_t rank) const {
  if (!is_batched(x) || this->rank(x) >= rank) return x;
  std::vector<SymInt> sizes = this->sizes(x);
  sizes.insert(sizes.begin(), rank - sizes.size(), SymInt(1));
  return ops::view(x, WithBatch(sizes));
}

Variable BatchedCall::BatchedWithRank(const Variable& x, int64_t rank) const {
  if (!x.defined()) return x;
  if (is_batched(x)) return WithRank(x, rank);
  std::vector<SymInt> sizes = SymSizesOf(x);
  if (static_cast<int64_t>(sizes.size()) < rank) sizes.insert(sizes.begin(), rank - sizes.size(), SymInt(1));
  return ops::expand(x, WithBatch(sizes));
}

Variable BatchedCall::Merged(const Variable& x, int64_t dim) const {
  if (!x.defined()) return x;
  std::vector<SymInt> sizes = this->sizes(x);
  sizes[dim] = size() * sizes[dim];
  return ops::reshape(MovedDim(Batched(x), 0, dim), sizes);
}

Variable BatchedCall::Split(const Variable& x, int64_t dim) const {
  std::vector<SymInt> sizes = SymSizesOf(x);
  // The batch divides the size. A size of -1 would be ambiguous if another size is 0.
  const SymInt inner = sizes[dim] == size() ? SymInt(1) : SymInt::FloorDiv(sizes[dim], size());
  sizes[dim] = inner;
  sizes.insert(sizes.begin() + dim, size());
  return MovedDim(ops::reshape(x, sizes), dim, 0);
}

size_t BatchedCall::num_results() const { return node_.type().is_list() ? node_.type().list().size() : 1; }

const TensorType& BatchedCall::result(size_t i) const {
  const ValueType& type = node_.type().is_list() ? node_.type().list()[i] : node_.type();
  BACKTAPE_CHECK(type.is_tensor()) << "the result of " << node_.name() << " must be a tensor of known type";
  return type.tensor();
}

Variable BatchedCall::Shaped(const Variable& x, size_t i) const {
  if (!x.defined()) return x;
  const std::vector<SymInt> sizes = WithBatch(result(i).sizes);
  return SymSizesOf(x) == sizes ? x : ops::reshape(x, sizes);
}

IValue BatchedCall::Shaped(const IValue& results) const {
  if (results.is_tensor()) return ToIValue(Shaped(ToVariable(results), 0));
  if (!results.is_list()) return results;
  IValueList items;
  for (size_t i = 0; i < results.list().size(); ++i) {
    const IValue& item = results.list()[i];
    items.push_back(item.is_tensor() ? ToIValue(Shaped(ToVariable(item), i)) : item);
  }
  return IValue(std::move(items));
}

IValue BatchedCall::Call() const { return backtape::Call(library_, op_.id, args_); }

IValue BatchedCall::CallOther(OpId op, const IValueList& args,
                              const std::vector<std::pair<std::string, IValue>>& kwargs) const {
  const OpSchema& other = library_.ops->at(op);
  absl::StatusOr<IValueList> bound = BindArguments(other, args, kwargs, BindFor::kTape);
  if (!bound.ok()) throw Error(bound.status());
  return backtape::Call(library_, other.id, *bound);
}

}  // namespace backtape::vectorize
