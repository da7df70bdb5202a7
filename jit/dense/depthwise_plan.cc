#include "backtape/jit/dense/depthwise_plan.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"

namespace backtape::jit {
namespace {

// Images no wider than this fraction of a vector are placed side by side.
constexpr double kNarrow = 0.75;

// If each image has a single line, makes the images of the batch the lines of one image.
void MakeImagesLines(ConvolutionGeometry& g) {
  if (g.image[1] != 1 || g.grid[1] != 1 || g.window[1] != 1 || g.padding[1] != 0) return;
  g.image[1] = g.grid[1] = g.batch;
  g.stride[1] = 1;
  g.image_layout.at[1] = g.image_layout.batch;
  g.grid_layout.at[1] = g.grid_layout.batch;
  g.batch = 1;
}

}  // namespace

// A group of window lines at equal distances (DepthwiseTable::Chain), in one column of the window.
struct DepthwisePlan::ChainForm {
  int length = 0;
  int64_t group = 0;  // index of the group of lines
  int64_t shift = 0;  // along columns
  int64_t residue = 0;
  int64_t first_position = 0;
};

DepthwisePlan::DepthwisePlan(const ConvolutionSpec& spec, int lanes, int item_bytes)
    : geometry_(spec),
      is_backward_input_(spec.kind == ConvolutionKind::kBackwardInput),
      is_weight_gradient_(spec.kind == ConvolutionKind::kBackwardWeight),
      lanes_(lanes),
      item_bytes_(item_bytes) {
  MakeImagesLines(geometry_);
  correlation_ = is_backward_input_ ? ImageFromGrid(geometry_) : GridFromImage(geometry_);
}

// Decides whether lines are copied, and where the pixels of a copy are.
void DepthwisePlan::PlaceImages() {
  const int64_t step = correlation_.source_step[2];
  const int64_t width = (source_size()[2] + step - 1) / step;
  int64_t columns = 0;
  int64_t right = 0;
  for (const CorrelationPhase& phase : correlation_.phases) {
    columns = std::max(columns, phase.count[2]);
    left_ = std::max(left_, -phase.min_shift[2]);
    right = std::max(right, phase.min_shift[2] + phase.extent[2] + phase.count[2] - width);
    max_rows_ = std::max(max_rows_, phase.count[1]);
  }
  // The zeros between two images serve both of them.
  pitch_ = std::max(width + std::max(left_, right), columns);
  images_ = 1;
  if (static_cast<double>(columns) <= kNarrow * static_cast<double>(lanes_)) {
    const int64_t fitting = 1 + (DepthwiseChain::kMaxVectors * lanes_ - columns) / std::max<int64_t>(pitch_, 1);
    const int64_t batch = std::max<int64_t>(geometry_.batch, 1);
    images_ = std::clamp<int64_t>(fitting, 1, batch);
    const int64_t batches = (batch + images_ - 1) / images_;
    images_ = (batch + batches - 1) / batches;  // the last batch is not much smaller than the others
  }
  reads_in_place_ = images_ == 1 && step == 1 && source_layout().at[2] == 1;
  part_elements_ = left_ + images_ * pitch_ + right;
  line_elements_ = step * part_elements_;
  zero_columns_ = std::max(line_elements_, columns + right + width);
}

DepthwisePlan::Part DepthwisePlan::PartOf(int64_t residue) const {
  const int64_t step = num_parts();
  const Spatial& size = source_size();
  Part part;
  part.box.first[2] = residue;
  part.box.step[2] = step;
  part.box.count = {1, size[1], std::max<int64_t>(0, (size[2] - residue + step - 1) / step)};
  part.offset = residue * part_elements_ + left_;
  return part;
}

const void* DepthwisePlan::MaskOf(int64_t bits) {
  const int64_t words = item_bytes_ / 4;
  if (lanes_ * words > 8) return nullptr;  // AVX-512 uses the bits
  std::array<int32_t, 8>& mask = masks_.emplace_back();
  for (int64_t i = 0; i < lanes_ * words; ++i) mask[static_cast<size_t>(i)] = (bits >> (i / words) & 1) != 0 ? -1 : 0;
  return mask.data();
}

DepthwisePlan::Columns DepthwisePlan::ColumnsAt(int64_t first, const Phase& phase,
                                                const std::vector<ChainForm>& forms) {
  const int64_t all = (images_ - 1) * pitch_ + phase.count[2];
  Columns columns;
  columns.vectors = all - first > lanes_ ? 2 : 1;
  columns.call.column = first * item_bytes_;
  for (int v = 0; v < columns.vectors; ++v) {
    for (int64_t lane = 0; lane < lanes_; ++lane) {
      const int64_t at = first + v * lanes_ + lane;
      const bool is_used = at < all && (images_ == 1 || at % pitch_ < phase.count[2]);
      if (is_used) columns.call.bits[v] |= int64_t{1} << lane;
    }
    columns.call.mask[v] = MaskOf(columns.call.bits[v]);
  }
  for (const int length : phase.lengths) {
    std::vector<DepthwiseChain>& chains = columns.chains.emplace_back();
    for (const ChainForm& form : forms) {
      if (form.length != length) continue;
      DepthwiseChain& chain = chains.emplace_back();
      chain.lines = form.group * std::ssize(phase.table.targets) * static_cast<int64_t>(sizeof(void*));
      const int64_t begin = reads_in_place_ ? 0 : form.residue * part_elements_ + left_;
      chain.column = (begin + first + form.shift) * item_bytes_;
      const int64_t vector_bytes = lanes_ * item_bytes_;
      chain.weights = form.first_position * (is_weight_gradient_ ? vector_bytes : item_bytes_);
      for (int v = 0; v < columns.vectors; ++v) {
        chain.bits[v] = columns.call.bits[v];
        for (int64_t lane = 0; reads_in_place_ && lane < lanes_; ++lane) {
          const int64_t pixel = first + v * lanes_ + lane + form.shift;
          if (pixel < 0 || pixel >= source_size()[2]) chain.bits[v] &= ~(int64_t{1} << lane);
        }
        chain.mask[v] = MaskOf(chain.bits[v]);
      }
    }
  }
  return columns;
}

absl::Status DepthwisePlan::AddPhase(const CorrelationPhase& correlation, const DepthwiseKernels& kernels) {
  Phase phase;
  phase.first = correlation.first;
  phase.count = correlation.count;
  phase.table = MakeDepthwiseTable(correlation, 1, source_size()[1], correlation_.source_step[1], kernels);
  const std::vector<DepthwiseTable::Chain>& lines = phase.table.chains;
  const std::vector<WindowPlace> columns = PlacesOf(correlation, 2);
  std::vector<ChainForm> forms;
  for (size_t g = 0; g < lines.size(); ++g) {
    const int length = lines[g].length();
    if (std::find(phase.lengths.begin(), phase.lengths.end(), length) == phase.lengths.end()) {
      phase.lengths.push_back(length);
    }
    for (const WindowPlace& column : columns) {
      forms.push_back({length, static_cast<int64_t>(g), column.shift, column.residue, std::ssize(positions_)});
      for (const int64_t line : lines[g].window) positions_.push_back({line, column.window});
    }
  }
  if (phase.lengths.empty()) phase.lengths.push_back(1);
  for (const int length : phase.lengths) {
    if (kernels.convolutions[length - 1][0][0] == nullptr) {
      return absl::UnimplementedError(absl::StrCat("no code was emitted for chains of ", length, " positions"));
    }
  }
  const int64_t all = phase.count[2] == 0 ? 0 : (images_ - 1) * pitch_ + phase.count[2];
  for (int64_t first = 0; first < all; first += DepthwiseChain::kMaxVectors * lanes_) {
    phase.columns.push_back(ColumnsAt(first, phase, forms));
  }
  line_entries_ = std::max(line_entries_, std::ssize(phase.table.sources));
  row_entries_ = std::max(row_entries_, std::ssize(phase.table.targets));
  phases_.push_back(std::move(phase));
  return absl::OkStatus();
}

absl::StatusOr<DepthwisePlan> DepthwisePlan::Make(const ConvolutionSpec& spec, const DepthwiseKernels& kernels,
                                                  int lanes, int item_bytes) {
  DepthwisePlan plan(spec, lanes, item_bytes);
  const ConvolutionGeometry& g = plan.geometry_;
  if (g.image_channels != 1) return absl::UnimplementedError("the convolution is not depthwise");
  if (kernels.max_length == 0) {
    return absl::UnimplementedError("no kernels of depthwise convolutions were emitted for these windows");
  }
  if (g.window[0] != 1 || g.image[0] != 1 || g.grid[0] != 1 || g.padding[0] != 0) {
    return absl::UnimplementedError("3-D depthwise convolutions are not supported");
  }
  plan.PlaceImages();
  for (const CorrelationPhase& phase : plan.correlation_.phases) {
    if (absl::Status status = plan.AddPhase(phase, kernels); !status.ok()) return status;
  }
  return plan;
}

}  // namespace backtape::jit
