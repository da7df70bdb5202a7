#ifndef BACKTAPE_JIT_DENSE_DEPTHWISE_PLAN_H_
#define BACKTAPE_JIT_DENSE_DEPTHWISE_PLAN_H_

#include <array>
#include <cstdint>
#include <deque>
#include <vector>

#include "absl/status/statusor.h"
#include "backtape/jit/dense/convolution_geometry.h"
#include "backtape/jit/dense/convolution_spec.h"
#include "backtape/jit/dense/depthwise_kernels.h"
#include "backtape/jit/dense/depthwise_table.h"

namespace backtape::jit {

// One channel of a convolution as calls of DepthwiseKernels. The sources are on the image side and the targets on the
// output side; for an input gradient, it is the other way round.
//
// Lines are read in place if their pixels are contiguous, otherwise from a copy. With strides along columns, the copy
// groups pixels by the remainder of their column modulo the stride. Narrow images of the batch lie side by side in it,
// to fill the lanes.
class DepthwisePlan {
 public:
  struct Columns {
    DepthwiseCall call;  // with column, bits and mask
    int vectors = 0;
    std::vector<std::vector<DepthwiseChain>> chains;  // for each of the phase's lengths
  };
  // The targets first + step * q, q < count.
  struct Phase {
    Spatial first = {};
    Spatial count = {};
    DepthwiseTable table;      // of source lines and target rows
    std::vector<int> lengths;  // of chains
    std::vector<Columns> columns;
  };
  // A position of the window, in the order of the packed weights.
  struct Position {
    int64_t line = 0;
    int64_t column = 0;
  };

  // Cannot be copied, because the calls hold addresses of elements of masks_.
  DepthwisePlan(DepthwisePlan&&) = default;
  DepthwisePlan& operator=(DepthwisePlan&&) = default;

  // Returns Unimplemented if the convolution is not depthwise, has a depth, or needs chains that `kernels` lacks.
  static absl::StatusOr<DepthwisePlan> Make(const ConvolutionSpec& spec, const DepthwiseKernels& kernels, int lanes,
                                            int item_bytes);

  const ConvolutionGeometry& geometry() const { return geometry_; }
  const std::vector<Phase>& phases() const { return phases_; }
  const std::vector<Position>& positions() const { return positions_; }
  const Spatial& target_step() const { return correlation_.target_step; }

  int64_t images() const { return images_; }  // that lie side by side
  int64_t batches() const { return images_ == 0 ? 0 : (geometry_.batch + images_ - 1) / images_; }
  int64_t image_pitch() const { return pitch_; }  // distance between images that lie side by side, in pixels
  bool reads_in_place() const { return reads_in_place_; }
  bool is_side_by_side() const { return images_ > 1; }

  // The numbers of elements in the copies of sources and of targets (or output gradients), and in a line of zeros.
  int64_t copy_elements() const { return reads_in_place_ ? 0 : source_size()[1] * line_elements_; }
  int64_t target_elements() const { return max_rows_ * target_pitch(); }  // of one phase
  int64_t target_pitch() const { return images_ * pitch_; }
  int64_t zero_elements() const { return left_ + zero_columns_; }
  int64_t zero_begin() const { return left_; }
  // The largest number of entries of a phase's tables.
  int64_t line_entries() const { return line_entries_; }
  int64_t row_entries() const { return row_entries_; }

  const Spatial& source_size() const { return is_backward_input_ ? geometry_.grid : geometry_.image; }
  const SpatialLayout& source_layout() const {
    return is_backward_input_ ? geometry_.grid_layout : geometry_.image_layout;
  }
  const SpatialLayout& target_layout() const {
    return is_backward_input_ ? geometry_.image_layout : geometry_.grid_layout;
  }

  // The place in a copy of the source pixels whose columns have the same remainder modulo the step.
  struct Part {
    SpatialBox box;      // of the source
    int64_t offset = 0;  // of the first pixel in the copy
  };
  int64_t num_parts() const { return correlation_.source_step[2]; }
  Part PartOf(int64_t residue) const;

  // The distance between lines of sources, in elements.
  int64_t source_line_step() const { return reads_in_place_ ? source_layout().at[1] : line_elements_; }

 private:
  DepthwisePlan(const ConvolutionSpec& spec, int lanes, int item_bytes);

  struct ChainForm;
  void PlaceImages();
  absl::Status AddPhase(const CorrelationPhase& phase, const DepthwiseKernels& kernels);
  Columns ColumnsAt(int64_t first, const Phase& phase, const std::vector<ChainForm>& forms);
  const void* MaskOf(int64_t bits);

  ConvolutionGeometry geometry_;
  bool is_backward_input_ = false;
  bool is_weight_gradient_ = false;
  int64_t lanes_ = 0;
  int64_t item_bytes_ = 0;
  Correlation correlation_;
  std::vector<Phase> phases_;
  std::vector<Position> positions_;
  std::deque<std::array<int32_t, 8>> masks_;  // for AVX2; the addresses of the elements do not change

  bool reads_in_place_ = false;
  int64_t images_ = 1;
  int64_t pitch_ = 0;
  int64_t left_ = 0;           // pixels of zeros before a line
  int64_t part_elements_ = 0;  // of a copied line for one remainder
  int64_t line_elements_ = 0;
  int64_t zero_columns_ = 0;
  int64_t max_rows_ = 0;
  int64_t line_entries_ = 0;
  int64_t row_entries_ = 0;
};

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_DENSE_DEPTHWISE_PLAN_H_
