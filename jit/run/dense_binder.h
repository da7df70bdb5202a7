#ifndef BACKTAPE_JIT_RUN_DENSE_BINDER_H_
#define BACKTAPE_JIT_RUN_DENSE_BINDER_H_

#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "backtape/jit/dense/dense_call.h"
#include "backtape/jit/dense/tile.h"
#include "backtape/jit/plan/plan.h"
#include "backtape/jit/run/binding.h"

namespace backtape::jit {

// Makes the dense kernels of a plan's steps for given values of its symbols. Each function appends the buffers of the
// call to `operands`, in the order in which the call expects them. Unimplemented if no such call exists. Keeps
// references to its constructor arguments.
class DenseBinder {
 public:
  DenseBinder(const Plan& plan, absl::Span<const int64_t> symbol_values, const TileSet& tiles, int max_pieces)
      : plan_(plan), symbol_values_(symbol_values), tiles_(tiles), max_pieces_(max_pieces) {}

  // `row_pieces` as in MatmulSpec.
  absl::StatusOr<std::unique_ptr<DenseCall>> BindMatmul(const MatmulStep& step, int row_pieces,
                                                        std::vector<BoundAddress>& operands) const;
  absl::StatusOr<std::unique_ptr<DenseCall>> BindTranspose(const TransposeStep& step,
                                                           std::vector<BoundAddress>& operands) const;
  absl::StatusOr<std::unique_ptr<DenseCall>> BindRowScatter(const RowScatterStep& step,
                                                            std::vector<BoundAddress>& operands) const;
  absl::StatusOr<std::unique_ptr<DenseCall>> BindCall(const CallStep& step, std::vector<BoundAddress>& operands) const;
  absl::StatusOr<std::unique_ptr<DenseCall>> BindConvolution(const ConvolutionStep& step,
                                                             std::vector<BoundAddress>& operands) const;

 private:
  absl::StatusOr<std::unique_ptr<DenseCall>> BindGridSampler(const FallbackStep& call,
                                                             std::vector<BoundAddress>& operands) const;
  int64_t ValueOf(const SymInt& expression) const;
  BoundTensor Bind(const Operand& operand) const;

  const Plan& plan_;
  absl::Span<const int64_t> symbol_values_;
  const TileSet& tiles_;
  int max_pieces_;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_RUN_DENSE_BINDER_H_
