#include <algorithm>
#include <bit>

#include "absl/algorithm/container.h"
#include "backtape/jit/plan/fuse.h"

namespace backtape::jit {
namespace {

// If the lanes hold different rows, longer sums are split into chunks, which threads can share.
constexpr int64_t kMaxSerialTerms = 256;
// Sums up to these sizes are not split if later loops read their columns again: all elements then stay in the L2 cache
// between the loops, and their pages in the TLB.
constexpr int64_t kMaxCachedTerms = 2048;
constexpr int64_t kMaxCachedElements = 1 << 18;
// A longer row does not stay in the cache from one loop to the next.
constexpr int64_t kMaxElementsOfRow = 1 << 18;
constexpr int64_t kMinRows = 16;
constexpr int64_t kMinChunkedTerms = 8192;
// Maximum number of results of a sum over rows; they must stay in the cache.
constexpr int64_t kMaxColumns = 1 << 16;
// Minimum length of a row that is worth its own loop.
constexpr int64_t kMinColumns = 1024;
constexpr size_t kMaxSearchedReaders = 16;
// Rows of at most this many elements are narrow if there are at least kMinNarrowRows of them.
constexpr int64_t kMaxNarrowRow = 16;
constexpr int64_t kMinNarrowRows = 64;
// Maximum number of elements of a row whose first dims are reduced, as in products of small matrices.
constexpr int64_t kMaxTermsOfSmallProducts = 64;
// At most this many columns are narrow if the sum of each has at least kMinNarrowRows terms.
constexpr int64_t kMaxNarrowColumns = 8;
// The limit if the columns have several dims, as in sums of outer products.
constexpr int64_t kMaxColumnsOfOuterProducts = 16;
// Up to this many columns are summed in chunks of rows, so that the sums stay in registers. The second limit applies to
// terms that a kernel computes. It is lower because other sums may share the kernel's sweep over the memory
// (kColumnSum), which saves more time unless the rows are too short to fill the lanes.
constexpr int64_t kMaxColumnsInRegisters = 128;
constexpr int64_t kMaxComputedColumnsInRegisters = 16;

uint32_t MaskOf(const std::vector<int64_t>& dims) {
  uint32_t mask = 0;
  for (int64_t dim : dims) mask |= 1u << dim;
  return mask;
}

// The dims of more than one element.
uint32_t WideDims(const SymIntVector& dims) {
  uint32_t mask = 0;
  for (size_t d = 0; d < dims.size(); ++d) {
    if (!(dims[d] == SymInt(1))) mask |= 1u << d;
  }
  return mask;
}

uint32_t AllDims(const SymIntVector& dims) { return (1u << dims.size()) - 1; }

uint32_t LastOf(uint32_t mask) {
  while ((mask & (mask - 1)) != 0) mask &= mask - 1;
  return mask;
}

SymInt ProductOver(const SymIntVector& dims, uint32_t mask) {
  SymInt product = 1;
  for (size_t d = 0; d < dims.size(); ++d) {
    if (mask >> d & 1) product *= dims[d];
  }
  return product;
}

// The kept dims after the last reduced one.
uint32_t ColumnsAfter(const SymIntVector& dims, uint32_t reduced) {
  const uint32_t last = LastOf(reduced & WideDims(dims));
  return AllDims(dims) & ~((last << 1) - 1);
}

bool LanesAreRows(const SymIntVector& dims, uint32_t reduced) {
  return (reduced & LastOf(WideDims(dims))) == 0 && !HasNarrowColumns(dims, reduced);
}

// Whether the lanes hold different rows and each row has many terms.
bool HasLongColumns(const SymIntVector& dims, uint32_t reduced) {
  const std::optional<int64_t> terms = ProductOver(dims, reduced).constant();
  return LanesAreRows(dims, reduced) && (!terms || *terms > kMaxSerialTerms);
}

// Whether the memory between the first and the last term of a row fits in the cache.
bool IsSlabCached(const SymIntVector& dims, uint32_t reduced) {
  const uint32_t first = reduced & WideDims(dims) & (0 - (reduced & WideDims(dims)));
  const std::optional<int64_t> terms = ProductOver(dims, reduced).constant();
  const std::optional<int64_t> slab = ProductOver(dims, ~(first - 1)).constant();
  return terms && slab && *terms <= kMaxCachedTerms && *slab <= kMaxCachedElements;
}

bool ShouldChunk(const SymIntVector& dims, uint32_t reduced) {
  const uint32_t unrolled = HasNarrowColumns(dims, reduced) ? ColumnsAfter(dims, reduced) : 0;
  const std::optional<int64_t> rows = ProductOver(dims, ~reduced & ~unrolled).constant();
  const std::optional<int64_t> terms = ProductOver(dims, reduced).constant();
  if (LanesAreRows(dims, reduced)) return HasLongColumns(dims, reduced) && !IsSlabCached(dims, reduced);
  if (rows && *rows >= kMinRows) return false;
  return rows && (!terms || *terms >= kMinChunkedTerms);
}

// For a sum over all dims: the trailing dims that form long enough rows, if there are enough rows; otherwise 0.
uint32_t RowsForTotal(const SymIntVector& dims) {
  const uint32_t wide = WideDims(dims);
  uint32_t inside = 0;
  for (size_t d = dims.size(); d-- > 0;) {
    inside |= 1u << d;
    const std::optional<int64_t> columns = ProductOver(dims, inside).constant();
    if (!columns || *columns >= kMinColumns) break;
  }
  if ((wide & ~inside) == 0) return 0;
  const std::optional<int64_t> rows = ProductOver(dims, ~inside).constant();
  return rows && *rows < kMinRows ? 0 : inside;
}

bool IsSum(const ValueInfo& info) { return info.loop->reduction == Op::kReduceSum; }

// Whether these are the sizes of a per-row value: the kept dims, with the other dims either omitted or of size 1.
bool AreRowSizes(const SymIntVector& sizes, const FusionGroup& group) {
  SymIntVector kept;
  SymIntVector with_ones;
  for (size_t d = 0; d < group.dims.size(); ++d) {
    const bool is_inside = (group.reduced >> d & 1) != 0;
    with_ones.push_back(is_inside ? SymInt(1) : group.dims[d]);
    if (!is_inside) kept.push_back(group.dims[d]);
  }
  return sizes == kept || sizes == with_ones;
}

}  // namespace

bool ReadsElements(MemberRole role) {
  return role == MemberRole::kFull || role == MemberRole::kRowReduction || role == MemberRole::kColumnSum ||
         role == MemberRole::kTotal;
}

bool MakesRow(MemberRole role) {
  return role == MemberRole::kRow || role == MemberRole::kRowReduction || role == MemberRole::kRowPick;
}

bool SumsOverRows(MemberRole role) {
  return role == MemberRole::kColumnSum || role == MemberRole::kTotal || role == MemberRole::kRowTotal;
}

bool HasNarrowRows(const SymIntVector& dims, uint32_t reduced) {
  const uint32_t wide = WideDims(dims);
  const std::optional<int64_t> terms = ProductOver(dims, reduced).constant();
  const std::optional<int64_t> rows = ProductOver(dims, ~reduced).constant();
  if ((reduced & wide) == 0 || !terms || *terms > kMaxNarrowRow || (rows && *rows < kMinNarrowRows)) return false;
  if ((reduced & LastOf(wide)) != 0) return true;
  // Few columns after the reduced dims, as in products of small matrices.
  const uint32_t columns = ColumnsAfter(dims, reduced);
  const std::optional<int64_t> count = ProductOver(dims, columns).constant();
  return (wide & ~reduced & ~columns) != 0 && count && *count * *terms <= kMaxTermsOfSmallProducts;
}

bool HasNarrowColumns(const SymIntVector& dims, uint32_t reduced) {
  const uint32_t wide = WideDims(dims);
  if ((reduced & wide) == 0 || (reduced & LastOf(wide)) != 0) return false;
  const uint32_t after = ColumnsAfter(dims, reduced) & wide;
  const std::optional<int64_t> columns = ProductOver(dims, after).constant();
  const std::optional<int64_t> terms = ProductOver(dims, reduced).constant();
  const int64_t most = std::has_single_bit(after) ? kMaxNarrowColumns : kMaxColumnsOfOuterProducts;
  return columns && *columns <= most && (!terms || *terms >= kMinNarrowRows);
}

bool ReducesInParts(const SymIntVector& sizes, const std::vector<int64_t>& dims) {
  const uint32_t mask = MaskOf(dims);
  if ((mask & WideDims(sizes)) == 0) return false;
  const std::optional<int64_t> terms = ProductOver(sizes, mask).constant();
  return ShouldChunk(sizes, mask) || (terms && *terms > kMaxElementsOfRow);
}

// Whether full elements of these dims are computed from the reduction's result.
bool Fusion::IsReadBack(NodeIndex reduction, const SymIntVector& dims) const {
  std::vector<NodeIndex> pending = {reduction};
  for (size_t k = 0; k < pending.size() && k < kMaxSearchedReaders; ++k) {
    for (NodeIndex reader : readers_[pending[k]]) {
      const ValueInfo& info = values_.at(reader);
      if (info.kind != ValueKind::kLoop || info.loop->kind == LoopKind::kReduce) continue;
      if (LoopSizes(*info.node, *info.loop) == dims) return true;
      pending.push_back(reader);
    }
  }
  return false;
}

// The first reduction of a group determines its rows.
Fusion::Place Fusion::FirstReduction(NodeIndex i, const FusionGroup& group) const {
  const ValueInfo& info = values_.at(i);
  const uint32_t mask = MaskOf(info.loop->dims);
  const uint32_t wide = WideDims(group.dims);
  const uint32_t folded = mask & wide;
  const bool is_paired = second_of_.contains(i);
  const bool is_chunked =
      is_paired || ShouldChunk(group.dims, mask) || (HasLongColumns(group.dims, mask) && !IsReadBack(i, group.dims));
  const Place by_row = {MemberRole::kRowReduction, mask, folded != 0 && is_chunked};
  if (folded == 0 || !IsSum(info) || is_paired) return by_row;
  if (folded == wide) {
    const uint32_t inside = RowsForTotal(group.dims);
    return inside == 0 ? by_row : Place{MemberRole::kTotal, inside, false};
  }
  // A reduction over leading dims visits rows in memory order and sums them elementwise.
  const bool is_leading = folded < (wide & ~folded & (0 - (wide & ~folded)));
  const std::optional<int64_t> columns = ProductOver(group.dims, ~mask).constant();
  const bool is_computed = values_.at(values_.RootOf(info.node->operand(0))).kind == ValueKind::kLoop;
  const int64_t in_registers = is_computed ? kMaxComputedColumnsInRegisters : kMaxColumnsInRegisters;
  const bool is_wide = !columns || (*columns > in_registers && *columns <= kMaxColumns);
  if (is_leading && by_row.chunked && is_wide) {
    return {MemberRole::kColumnSum, AllDims(group.dims) & ~mask, false};
  }
  return by_row;
}

Fusion::Place Fusion::PlaceReduction(NodeIndex i, const FusionGroup& group) const {
  const ValueInfo& info = values_.at(i);
  const SymIntVector& sizes = info.node->operand(0)->type().tensor().sizes;
  const uint32_t mask = MaskOf(info.loop->dims);
  if (group.reduced == 0) return sizes == group.dims ? FirstReduction(i, group) : Place();
  const uint32_t wide = WideDims(group.dims);
  Place place = {MemberRole::kNone, group.reduced, group.chunked};
  const bool is_narrow = HasNarrowRows(group.dims, group.reduced);
  const bool sums_rows = absl::c_any_of(group.members, [&](NodeIndex member) { return SumsOverRows(roles_[member]); });
  if (sizes == group.dims && (mask & wide) == (group.reduced & wide)) {
    if (!is_narrow || !sums_rows) place.role = MemberRole::kRowReduction;
    return place;
  }
  // Sums over rows need a kernel whose lanes run through the elements of a row. In a kernel of narrow rows, each lane
  // holds a row, unless the group already has such sums.
  const uint32_t kept = wide & ~group.reduced;
  if (group.chunked || !IsSum(info) || kept == 0 || (LastOf(wide) & group.reduced) == 0 || (is_narrow && !sums_rows)) {
    return place;
  }
  if (sizes == group.dims) {
    const std::optional<int64_t> columns = ProductOver(group.dims, group.reduced).constant();
    if ((mask & wide) == kept && (!columns || *columns <= kMaxColumns)) place.role = MemberRole::kColumnSum;
    if ((mask & wide) == wide) place.role = MemberRole::kTotal;
  } else if (AreRowSizes(sizes, group) && (MaskOf(info.loop->dims) & WideDims(sizes)) == WideDims(sizes)) {
    place.role = MemberRole::kRowTotal;
  }
  return place;
}

Fusion::Place Fusion::PlaceIn(NodeIndex i, const FusionGroup& group, absl::Span<const int> merged) const {
  const ValueInfo& info = values_.at(i);
  if (info.loop->kind == LoopKind::kReduce) return PlaceReduction(i, group);
  Place place = {MemberRole::kNone, group.reduced, group.chunked};
  const TensorType& type = info.node->type().tensor();
  if (type.sizes == group.dims) {
    place.role = MemberRole::kFull;
    return place;
  }
  if (group.reduced == 0 || group.chunked || !AreRowSizes(type.sizes, group)) return place;
  // These ops name a dim by its index, which changes if a per-row value lacks the reduced dims.
  const LoopKind kind = info.loop->kind;
  const bool has_own_dim =
      kind == LoopKind::kGather || kind == LoopKind::kPad || kind == LoopKind::kPut || kind == LoopKind::kFlip;
  if (has_own_dim && type.sizes.size() != group.dims.size()) return place;
  place.role = MemberRole::kRow;
  if (kind == LoopKind::kGather) {
    const Node* table = info.node->operand(0);
    const ValueInfo& from = values_.at(values_.RootOf(table));
    const bool is_inside = std::find(merged.begin(), merged.end(), from.group) != merged.end();
    if (is_inside) {
      const uint32_t wide = WideDims(group.dims);
      const bool is_row = table->type().tensor().sizes == group.dims && type.dim() == table->type().tensor().dim() &&
                          (group.reduced & wide) == (1u << info.loop->dim) && (LastOf(wide) & group.reduced) != 0;
      place.role = is_row ? MemberRole::kRowPick : MemberRole::kNone;
    }
  }
  return place;
}

}  // namespace backtape::jit
