#include "backtape/jit/run/chains.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/jit/kernel_ir/footprint.h"
#include "backtape/jit/plan/verify_lanes.h"
#include "backtape/jit/run/bound_values.h"

namespace backtape::jit {
namespace {

// Minimum work per lane. With less, cache misses on other cores' results cost more than the extra thread saves.
constexpr int64_t kMinNanosecondsOfLane = 10000;
// Approximate limit for all lanes together: a longer step can be passed to the threads by itself at little extra cost.
constexpr int64_t kMaxNanosecondsOfChain = 150000;
// Limit for all blocks whose lifetime begins or ends in a chain, since they keep their memory for the whole chain.
constexpr int64_t kMaxBytesOfChain = 1 << 19;
// The first product of a chain determines its rows. It must be one of this many steps at the beginning of the chain.
constexpr size_t kMaxStepsBeforeProduct = 4;

// The division of `rows` rows into lanes: the first row of each lane, then the end of the last lane.
struct RowCut {
  int64_t rows = 0;
  std::vector<int64_t> begins;

  int lanes() const { return static_cast<int>(begins.size()) - 1; }
};

// Whether both divide their rows into the same fractions.
bool IsSameCut(const RowCut& a, const RowCut& b) {
  if (a.begins.size() != b.begins.size()) return false;
  for (size_t i = 0; i < a.begins.size(); ++i) {
    if (a.begins[i] * b.rows != b.begins[i] * a.rows) return false;
  }
  return true;
}

// Returns nullopt if pieces are not consecutive ranges of rows.
std::optional<RowCut> CutOf(const DenseCall& call) {
  if (call.num_stages() != 1) return std::nullopt;
  RowCut cut;
  for (int piece = 0; piece < call.num_pieces(0); ++piece) {
    const std::optional<DenseCall::Rows> rows = call.RowsOfPiece(piece);
    if (!rows || rows->begin != cut.rows) return std::nullopt;
    cut.begins.push_back(rows->begin);
    cut.rows = rows->end;
  }
  cut.begins.push_back(cut.rows);
  return cut.rows > 0 ? std::make_optional(std::move(cut)) : std::nullopt;
}

// Collects the accesses of lanes to blocks or to memory.
class LaneAccesses {
 public:
  // With places, accesses are relative to the memory that the binding assigns; without places, each block counts as
  // separate memory.
  LaneAccesses(const Plan& plan, const Binding& binding, bool with_places)
      : plan_(plan), binding_(binding), with_places_(with_places) {}

  // Adds the accesses of a kernel divided at points[lane]. Returns false if they are not known.
  bool AddKernel(size_t step, absl::Span<const int64_t> points, std::vector<LaneAccess>& accesses) const {
    const BoundStep& bound = binding_.steps[step];
    const auto& kernel = std::get<KernelStep>(plan_.steps[step].action);
    for (size_t lane = 0; lane + 1 < points.size(); ++lane) {
      const std::optional<std::vector<BufferRange>> ranges =
          RangesOfPoints(*bound.kernel, bound.params.data(), points[lane], points[lane + 1]);
      if (!ranges) return false;
      for (const BufferRange& range : *ranges) {
        const KernelBuffer& buffer = kernel.buffers[range.buffer];
        if (buffer.block < 0) continue;
        LaneAccess access = Base(step, static_cast<int>(lane), buffer.block, range.is_written);
        access.begin += buffer.byte_offset + range.begin;
        access.end += buffer.byte_offset + range.end;
        accesses.push_back(access);
      }
    }
    AddScratch(step, accesses);
    return true;
  }

  void AddProduct(size_t step, const DenseCall& call, std::vector<LaneAccess>& accesses) const {
    const auto& matmul = std::get<MatmulStep>(plan_.steps[step].action);
    for (int lane = 0; lane < call.num_pieces(0); ++lane) {
      const DenseCall::Rows rows = *call.RowsOfPiece(lane);
      for (const MatmulStep::Product& product : matmul.products) {
        Add(step, lane, product.a, &rows, false, accesses);
        Add(step, lane, product.b, nullptr, false, accesses);
      }
      if (matmul.bias) Add(step, lane, *matmul.bias, nullptr, false, accesses);
      if (matmul.residual) Add(step, lane, *matmul.residual, &rows, false, accesses);
      Add(step, lane, matmul.c, &rows, true, accesses);
    }
    AddScratch(step, accesses);
  }

 private:
  LaneAccess Base(size_t step, int lane, int block, bool is_write) const {
    LaneAccess access;
    access.host = plan_.blocks[block].kind == BlockKind::kInPlace ? plan_.blocks[block].index : block;
    if (const ArenaPlace* place = with_places_ ? &binding_.arena_places[block] : nullptr;
        place != nullptr && place->offset >= 0) {
      access.host = place->host;
      access.begin = access.end = place->offset;
    }
    access.is_write = is_write;
    access.lane = lane;
    access.step = static_cast<int>(step);
    return access;
  }

  // Adds the given rows of a matrix (all rows if null).
  void Add(size_t step, int lane, const Operand& operand, const DenseCall::Rows* rows, bool is_write,
           std::vector<LaneAccess>& accesses) const {
    const BoundTensor tensor = BindTensor(plan_, binding_.symbol_values, operand);
    const int64_t item = ItemSize(tensor.dtype);
    int64_t first = tensor.offset;
    int64_t last = tensor.offset;
    for (size_t d = 0; d < tensor.sizes.size(); ++d) {
      const bool is_row = rows != nullptr && d + 2 == tensor.sizes.size();
      const int64_t begin = is_row ? rows->begin : 0;
      const int64_t end = is_row ? rows->end : tensor.sizes[d];
      if (begin >= end) return;
      first += std::min(begin * tensor.strides[d], (end - 1) * tensor.strides[d]);
      last += std::max(begin * tensor.strides[d], (end - 1) * tensor.strides[d]);
    }
    LaneAccess access = Base(step, lane, operand.block, is_write);
    access.begin += first * item;
    access.end += (last + 1) * item;
    accesses.push_back(access);
  }

  void AddScratch(size_t step, std::vector<LaneAccess>& accesses) const {
    const BoundStep& bound = binding_.steps[step];
    if (!with_places_ || bound.scratch_bytes == 0) return;
    LaneAccess access;
    access.host = bound.scratch_place.host;
    access.begin = bound.scratch_place.offset;
    access.end = access.begin + bound.scratch_bytes;
    access.is_write = true;
    access.lane = LaneAccess::kOwn;
    access.step = static_cast<int>(step);
    accesses.push_back(access);
  }

  const Plan& plan_;
  const Binding& binding_;
  bool with_places_;
};

class ChainMaker {
 public:
  ChainMaker(const Plan& plan, const ChainOptions& options, Binding& binding)
      : plan_(plan), options_(options), binding_(binding), lanes_(plan, binding, false) {}

  void Run() {
    for (size_t i = 0; i < plan_.steps.size();) {
      const std::optional<RowCut> cut = CutFrom(i);
      const size_t length = cut ? LengthFrom(i, *cut) : 0;
      if (length > 1) {
        Make(i, length, *cut);
        i += length;
      } else {
        ++i;
      }
    }
  }

 private:
  bool IsSmall(size_t step) const { return options_.nanoseconds[step] < kMaxNanosecondsOfChain; }

  bool IsKernel(size_t step) const {
    const BoundStep& bound = binding_.steps[step];
    return bound.kernel != nullptr && !bound.kernel->reports && !bound.kernel->draws && IsSmall(step);
  }

  // The product's call divided into ranges of rows. Null for other steps, and for products that are faster when divided
  // into more pieces.
  const DenseCall* RowCall(size_t step) {
    if (!std::holds_alternative<MatmulStep>(plan_.steps[step].action) || !IsSmall(step)) return nullptr;
    const DenseCall* const natural = binding_.steps[step].call.get();
    if (natural == nullptr || natural->num_stages() != 1) return nullptr;
    auto [it, is_new] = row_calls_.try_emplace(step);
    if (is_new) {
      std::unique_ptr<DenseCall> call = options_.make_row_call(step, options_.num_threads);
      if (call != nullptr && CutOf(*call) && call->num_pieces(0) > 1 && natural->num_pieces(0) <= call->num_pieces(0)) {
        it->second = std::move(call);
      }
    }
    return it->second.get();
  }

  // The division of rows by the first product at or after step i.
  std::optional<RowCut> CutFrom(size_t i) {
    for (size_t n = 0; n < kMaxStepsBeforeProduct && i < plan_.steps.size(); ++n, ++i) {
      if (const DenseCall* const call = RowCall(i)) return CutOf(*call);
      if (!IsKernel(i)) return std::nullopt;
    }
    return std::nullopt;
  }

  // The points of a kernel where rows begin; empty if its points do not correspond to rows.
  std::vector<int64_t> PointsAt(size_t step, const RowCut& cut) const {
    const int64_t size = binding_.steps[step].outer_size;
    std::vector<int64_t> points;
    if (size == 0 || size % cut.rows != 0) return points;
    for (const int64_t begin : cut.begins) points.push_back(size / cut.rows * begin);
    return points;
  }

  // Bytes of the arena blocks whose lifetime begins or ends at a step.
  int64_t BytesThatChange(size_t step) const {
    int64_t bytes = 0;
    const StepBlocks used = BlocksOf(plan_.steps[step]);
    for (const std::vector<int>* list : {&used.reads, &used.writes}) {
      for (const int b : *list) {
        const Block& block = plan_.blocks[b];
        const bool is_ended = block.last_step == static_cast<int>(step);
        if (block.kind == BlockKind::kArena && (is_ended || block.first_step == static_cast<int>(step))) {
          bytes += binding_.block_bytes[b];
        }
      }
    }
    return bytes;
  }

  // The number of consecutive steps, beginning with step i, that can form one chain.
  size_t LengthFrom(size_t i, const RowCut& cut) {
    absl::flat_hash_map<int, std::vector<LaneAccess>> touched;  // keyed by block
    int64_t nanoseconds = 0;
    int64_t bytes = 0;
    size_t length = 0;
    for (; i < plan_.steps.size(); ++i, ++length) {
      bytes += BytesThatChange(i);
      if (nanoseconds + options_.nanoseconds[i] > kMaxNanosecondsOfChain || bytes > kMaxBytesOfChain) break;
      std::vector<LaneAccess> accesses;
      if (const DenseCall* const call = RowCall(i)) {
        if (!IsSameCut(*CutOf(*call), cut)) break;
        lanes_.AddProduct(i, *call, accesses);
      } else if (IsKernel(i)) {
        const std::vector<int64_t> points = PointsAt(i, cut);
        if (points.empty() || !lanes_.AddKernel(i, points, accesses)) break;
      } else {
        break;
      }
      const bool is_apart = std::all_of(accesses.begin(), accesses.end(), [&](const LaneAccess& access) {
        std::vector<LaneAccess>& others = touched[access.host];
        for (const LaneAccess& other : others) {
          if (!MayHappenInAnyOrder(access, other)) return false;
        }
        others.push_back(access);
        return true;
      });
      if (!is_apart) break;
      nanoseconds += options_.nanoseconds[i];
    }
    return options_.share_small_work || nanoseconds >= cut.lanes() * kMinNanosecondsOfLane ? length : 0;
  }

  void Make(size_t first, size_t length, const RowCut& cut) {
    for (size_t i = first; i < first + length; ++i) {
      BoundStep& bound = binding_.steps[i];
      bound.chain = static_cast<int>(binding_.chains.size());
      if (bound.kernel != nullptr) {
        CutKernel(plan_, i, PointsAt(i, cut), binding_);
      } else {
        bound.call = std::move(row_calls_[i]);
        bound.scratch_bytes = bound.call->scratch_bytes();
      }
    }
    binding_.chains.push_back({first, first + length - 1, cut.lanes()});
  }

  const Plan& plan_;
  const ChainOptions& options_;
  Binding& binding_;
  LaneAccesses lanes_;
  absl::flat_hash_map<size_t, std::unique_ptr<DenseCall>> row_calls_;
};

}  // namespace

void MakeChains(const Plan& plan, const ChainOptions& options, Binding& binding) {
  if (options.num_threads > 1) ChainMaker(plan, options, binding).Run();
}

absl::Status ProveChains(const Plan& plan, const Binding& binding) {
  const LaneAccesses lanes(plan, binding, true);
  for (const BoundChain& chain : binding.chains) {
    std::vector<LaneAccess> accesses;
    for (size_t i = chain.first; i <= chain.last; ++i) {
      const BoundStep& bound = binding.steps[i];
      bool is_known = bound.num_lanes() == chain.num_lanes;
      if (bound.kernel != nullptr) {
        is_known = is_known && lanes.AddKernel(i, bound.piece_begins, accesses);
      } else {
        lanes.AddProduct(i, *bound.call, accesses);
      }
      if (!is_known) {
        return absl::InternalError(absl::StrCat("step ", i, " (", plan.steps[i].name, ") has ", bound.num_lanes(),
                                                " pieces; expected one for each of the ", chain.num_lanes,
                                                " lanes of its chain, with known accesses"));
      }
    }
    if (absl::Status proof = VerifyLanes(plan, std::move(accesses)); !proof.ok()) {
      return absl::InternalError(proof.message());
    }
  }
  return absl::OkStatus();
}

}  // namespace backtape::jit
