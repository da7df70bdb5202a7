#include "backtape/jit/plan/pick_along.h"

#include <utility>
#include <vector>

namespace backtape::jit {

Node* PickAlong(Rewriter& r, Node* self, int64_t dim, Node* index) {
  const int64_t rank = self->type().tensor().dim();
  const int64_t index_rank = index->type().tensor().dim();
  if (index->type().tensor().dtype != DType::kInt64) {
    index = r.Call("aten._to_copy.default", {index}, {{"dtype", DType::kInt64}});
  }
  Node* flat = index_rank == 1 ? index : r.Call("aten.reshape.default", {index, Argument::IntList({-1})});
  std::vector<int64_t> aligned(rank - dim, 1);
  aligned[0] = -1;
  ArgumentList sizes = r.SizesOf(self);
  sizes[dim] = int64_t{-1};
  Node* place = r.Call("aten.view.default", {flat, Argument::IntList(aligned)});
  for (int64_t d = 0; d < dim; ++d) place = r.Call("aten.unsqueeze.default", {place, 0});
  place = r.Call("aten.expand.default", {place, Argument::List(std::move(sizes))});
  Node* picked = r.Call("aten.gather.default", {self, dim, place});
  if (index_rank == 1) return picked;
  ArgumentList result = r.SizesOf(self);
  ArgumentList middle = r.SizesOf(index);
  result.erase(result.begin() + dim);
  result.insert(result.begin() + dim, middle.begin(), middle.end());
  return r.Call("aten.view.default", {picked, Argument::List(std::move(result))});
}

}  // namespace backtape::jit
