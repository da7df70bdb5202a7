#include "backtape/jit/plan/pick_along.h"

#include <utility>
#include <vector>

#include "backtape/ir/op_id.h"

namespace backtape::jit {

Node* PickAlong(Rewriter& r, Node* self, int64_t dim, Node* index) {
  const int64_t rank = self->type().tensor().dim();
  const int64_t index_rank = index->type().tensor().dim();
  if (index->type().tensor().dtype != DType::kInt64) {
    index = r.Call(OpId::_to_copy, {index}, {{"dtype", DType::kInt64}});
  }
  Node* flat = index_rank == 1 ? index : r.Call(OpId::reshape, {index, Argument::IntList({-1})});
  std::vector<int64_t> aligned(rank - dim, 1);
  aligned[0] = -1;
  ArgumentList sizes = r.SizesOf(self);
  sizes[dim] = int64_t{-1};
  Node* place = r.Call(OpId::view, {flat, Argument::IntList(aligned)});
  for (int64_t d = 0; d < dim; ++d) place = r.Call(OpId::unsqueeze, {place, 0});
  place = r.Call(OpId::expand, {place, Argument::List(std::move(sizes))});
  Node* picked = r.Call(OpId::gather, {self, dim, place});
  if (index_rank == 1) return picked;
  ArgumentList result = r.SizesOf(self);
  ArgumentList middle = r.SizesOf(index);
  result.erase(result.begin() + dim);
  result.insert(result.begin() + dim, middle.begin(), middle.end());
  return r.Call(OpId::view, {picked, Argument::List(std::move(result))});
}

}  // namespace backtape::jit
