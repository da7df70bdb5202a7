#include "backtape/passes/aot/strided_views.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "backtape/autograd/ops/dispatch.h"
#include "backtape/ir/op_id.h"

namespace backtape {
namespace {

class ViewChain {
 public:
  void Add(OpId op, std::vector<IValue> args) {
    auto step = std::make_shared<ViewStep>();
    step->previous = std::move(last_);
    step->library = &BuiltinLibrary();
    step->op_id = static_cast<uint16_t>(op);
    step->args.emplace_back();
    for (IValue& arg : args) step->args.push_back(std::move(arg));
    last_ = std::move(step);
  }
  void Slice(int64_t dim, int64_t start, int64_t length, int64_t size) {
    if (length == size) return;
    Add(OpId::slice_Tensor, {SymInt(dim), SymInt(start), SymInt(start + length), SymInt(1)});
  }
  std::shared_ptr<const ViewStep> Take() { return std::move(last_); }

 private:
  std::shared_ptr<const ViewStep> last_;
};

IValue IntList(absl::Span<const int64_t> values) {
  IValueList items;
  for (const int64_t value : values) items.emplace_back(SymInt(value));
  return IValue(std::move(items));
}

}  // namespace

std::shared_ptr<const ViewStep> StridedViews(int64_t numel, absl::Span<const int64_t> sizes,
                                             absl::Span<const int64_t> strides, int64_t offset) {
  std::vector<size_t> dims;  // those with several elements, from the largest stride to the smallest
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (sizes[d] == 0 || (sizes[d] > 1 && strides[d] <= 0)) return nullptr;
    if (sizes[d] > 1) dims.push_back(d);
  }
  std::sort(dims.begin(), dims.end(), [&](size_t a, size_t b) { return strides[a] > strides[b]; });
  ViewChain chain;
  if (dims.empty()) {
    if (offset >= numel) return nullptr;
    chain.Add(OpId::select_int, {SymInt(0), SymInt(offset)});
  } else {
    const int64_t outer = strides[dims[0]];
    const int64_t covered = sizes[dims[0]] * outer;
    int64_t start = offset - offset % outer;
    if (start + covered > numel) start = numel - covered;
    if (start < 0 || start > offset) return nullptr;
    std::vector<int64_t> grid = {sizes[dims[0]]};
    for (size_t i = 1; i < dims.size(); ++i) {
      if (strides[dims[i - 1]] % strides[dims[i]] != 0) return nullptr;
      grid.push_back(strides[dims[i - 1]] / strides[dims[i]]);
    }
    const int64_t inner = strides[dims.back()];
    if (inner > 1) grid.push_back(inner);
    chain.Slice(0, start, covered, numel);
    chain.Add(OpId::view, {IntList(grid)});
    int64_t rest = offset - start;
    if (rest / outer != 0) return nullptr;
    for (size_t i = 1; i < dims.size(); ++i) {
      const int64_t first = rest / strides[dims[i]];
      rest %= strides[dims[i]];
      if (first + sizes[dims[i]] > grid[i]) return nullptr;
      chain.Slice(static_cast<int64_t>(i), first, sizes[dims[i]], grid[i]);
    }
    if (inner > 1) chain.Add(OpId::select_int, {SymInt(static_cast<int64_t>(dims.size())), SymInt(rest)});
    // Permutes from the order of the strides to the order of the dims.
    std::vector<int64_t> order(dims.size());
    std::vector<size_t> ascending = dims;
    std::sort(ascending.begin(), ascending.end());
    for (size_t i = 0; i < ascending.size(); ++i) {
      order[i] = std::find(dims.begin(), dims.end(), ascending[i]) - dims.begin();
    }
    if (!std::is_sorted(order.begin(), order.end())) chain.Add(OpId::permute, {IntList(order)});
  }
  for (size_t d = 0; d < sizes.size(); ++d) {
    if (sizes[d] == 1) chain.Add(OpId::unsqueeze, {SymInt(static_cast<int64_t>(d))});
  }
  return chain.Take();
}

}  // namespace backtape
