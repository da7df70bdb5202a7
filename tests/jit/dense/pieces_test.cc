// Scans, sorts and scatters whose pieces run on threads of their own, which get the results of a single piece.
// ThreadSanitizer checks that no piece reads or writes what another one writes.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/element_scatter.h"
#include "backtape/jit/dense/line_call.h"
#include "gtest/gtest.h"

namespace backtape::jit {
namespace {

constexpr int kPieces = 3;

// Many of the values are equal.
std::vector<float> Values(int64_t count) {
  std::vector<float> values;
  for (int64_t i = 0; i < count; ++i) values.push_back(static_cast<float>(i * 7919 % 509) / 256);
  return values;
}

void RunOnThreads(const DenseCall& call, const std::vector<void*>& buffers) {
  const std::unique_ptr<DenseCall::State> state = call.NewState();
  std::vector<int64_t> memory(static_cast<size_t>(call.scratch_bytes() / 8 + 9));
  auto* scratch = reinterpret_cast<std::byte*>(memory.data());
  scratch += (64 - reinterpret_cast<uintptr_t>(scratch) % 64) % 64;
  for (int stage = 0; stage < call.num_stages(); ++stage) {
    std::vector<std::thread> threads;
    for (int piece = 0; piece < call.num_pieces(stage); ++piece) {
      threads.emplace_back(
          [&, stage, piece] { EXPECT_TRUE(call.RunPiece(stage, piece, *state, buffers, scratch).ok()); });
    }
    for (std::thread& thread : threads) thread.join();
  }
}

TEST(DensePieces, ScansAndSorts) {
  const DimVector sizes = {41, 43, 45}, strides = {43 * 45, 45, 1};
  std::vector<float> from = Values(41 * 43 * 45);
  for (int op = 0; op <= static_cast<int>(LineOp::kNanMedian); ++op) {
    for (int64_t dim = 0; dim < 3; ++dim) {
      SCOPED_TRACE(absl::StrCat("op ", op, " dim ", dim));
      LineSpec spec;
      spec.op = static_cast<LineOp>(op);
      spec.dim = dim;
      spec.sizes = sizes;
      spec.from_strides = spec.to_strides = spec.position_strides = strides;
      spec.kept = 9;
      std::vector<float> expected, found;
      std::vector<int64_t> expected_positions, positions;
      for (spec.max_pieces = 1; spec.max_pieces <= kPieces; spec.max_pieces += kPieces - 1) {
        const auto call = MakeLineCall(spec);
        ASSERT_TRUE(call.ok()) << call.status();
        EXPECT_EQ((*call)->num_pieces(0), spec.max_pieces);
        found.assign(from.size(), -1);
        positions.assign(from.size(), -1);
        RunOnThreads(**call, {from.data(), found.data(), positions.data()});
        if (spec.max_pieces == 1) {
          expected = found;
          expected_positions = positions;
        }
      }
      EXPECT_EQ(found, expected);
      EXPECT_EQ(positions, expected_positions);
    }
  }
}

// The index has as many elements as the result, or fewer along some dims.
TEST(DensePieces, Scatters) {
  const DimVector sizes = {37, 31, 29}, strides = {31 * 29, 29, 1};
  std::vector<float> self = Values(37 * 31 * 29), source = Values(37 * 31 * 29);
  for (int op = 0; op <= static_cast<int>(ScatterOp::kMinimum); ++op) {
    for (int64_t dim = 0; dim < 3; ++dim) {
      for (const DimVector& index_sizes : {DimVector{37, 31, 29}, DimVector{11, 31, 29}, DimVector{37, 30, 9}}) {
        for (const bool includes_self : {true, false}) {
          SCOPED_TRACE(absl::StrCat("op ", op, " dim ", dim, " index ", index_sizes[0], "x", index_sizes[2]));
          std::vector<int64_t> index;
          for (size_t i = 0; i < self.size(); ++i) {
            index.push_back(static_cast<int64_t>(i * 7919 % static_cast<size_t>(sizes[dim])));
          }
          ElementScatterSpec spec;
          spec.op = static_cast<ScatterOp>(op);
          spec.dim = dim;
          spec.sizes = sizes;
          spec.index_sizes = index_sizes;
          spec.self_strides = spec.index_strides = spec.source_strides = spec.to_strides = strides;
          spec.includes_self = includes_self;
          std::vector<float> expected, found;
          for (spec.max_pieces = 1; spec.max_pieces <= kPieces; spec.max_pieces += kPieces - 1) {
            const auto call = MakeElementScatter(spec);
            ASSERT_TRUE(call.ok()) << call.status();
            EXPECT_EQ((*call)->num_pieces(0), spec.max_pieces);
            found.assign(self.size(), -1);
            RunOnThreads(**call, {self.data(), index.data(), source.data(), found.data()});
            if (spec.max_pieces == 1) expected = found;
          }
          EXPECT_EQ(found, expected);
        }
      }
    }
  }
}

}  // namespace
}  // namespace backtape::jit
