#include <algorithm>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/jit/dense/convolution.h"
#include "backtape/jit/dense/convolution_geometry.h"
#include "backtape/jit/dense/matmul.h"
#include "backtape/jit/dense/onednn_program.h"

namespace backtape::jit {
namespace {

using Desc = dnnl::memory::desc;
using Dims = dnnl::memory::dims;
using DataType = dnnl::memory::data_type;
constexpr int kInput = 0;
constexpr int kWeight = 1;
constexpr int kOutput = 2;
constexpr dnnl::algorithm kAlgorithm = dnnl::algorithm::convolution_auto;

// A weight gradient is summed from up to this many parts of the batch. The number of parts, and therefore the order of
// summation, does not depend on the number of threads.
constexpr int64_t kMaxWeightParts = 4;

DataType DataTypeOf(const ConvolutionSpec& spec) {
  return spec.dtype == DType::kBFloat16 ? DataType::bf16 : DataType::f32;
}

// Descriptors of the tensors for `batch` images: with the caller's layout, and with a layout chosen by oneDNN.
struct Tensors {
  Tensors(const ConvolutionSpec& spec, int64_t batch) {
    const DataType type = DataTypeOf(spec);
    Dims input_sizes = ToDims(spec.input_sizes);
    Dims output_sizes = ToDims(spec.output_sizes);
    input_sizes[0] = output_sizes[0] = batch;
    Dims weight_sizes = ToDims(spec.weight_sizes);
    Dims weight_strides = ToDims(spec.weight_strides);
    if (spec.groups > 1) {
      weight_sizes[0] /= spec.groups;
      weight_sizes.insert(weight_sizes.begin(), spec.groups);
      weight_strides.insert(weight_strides.begin(), weight_sizes[1] * weight_strides[0]);
    }
    input = Desc(input_sizes, type, ToDims(spec.input_strides));
    weight = Desc(weight_sizes, type, weight_strides);
    output = Desc(output_sizes, type, ToDims(spec.output_strides));
    any_input = Desc(input_sizes, type, dnnl::memory::format_tag::any);
    any_weight = Desc(weight_sizes, type, dnnl::memory::format_tag::any);
    any_weight_gradient = Desc(weight_sizes, DataType::f32, dnnl::memory::format_tag::any);
    any_output = Desc(output_sizes, type, dnnl::memory::format_tag::any);
    bias = Desc({spec.output_sizes[1]}, type, Dims{1});
    stride = ToDims(spec.stride);
    padding = ToDims(spec.padding);
    for (int64_t d : spec.dilation) dilation.push_back(d - 1);
    // The padding at the end follows from the sizes: ATen ignores input elements that the stride does not reach.
    for (size_t i = 0; i < stride.size(); ++i) {
      const int64_t kernel = (spec.weight_sizes[i + 2] - 1) * spec.dilation[i] + 1;
      padding_behind.push_back((spec.output_sizes[i + 2] - 1) * stride[i] + kernel - spec.input_sizes[i + 2] -
                               padding[i]);
    }
  }
  Desc input, weight, output, any_input, any_weight, any_output, bias;
  Desc any_weight_gradient;  // float32, so that the parts of the batch are summed before they are rounded
  Dims stride, padding, padding_behind, dilation;
};

dnnl::convolution_forward::primitive_desc Forward(const Tensors& t, bool with_bias, bool adds_old) {
  using F = dnnl::convolution_forward;
  const auto kind = dnnl::prop_kind::forward_training;
  const auto desc = with_bias ? F::desc(kind, kAlgorithm, t.any_input, t.any_weight, t.bias, t.any_output, t.stride,
                                        t.dilation, t.padding, t.padding_behind)
                              : F::desc(kind, kAlgorithm, t.any_input, t.any_weight, t.any_output, t.stride, t.dilation,
                                        t.padding, t.padding_behind);
  return F::primitive_desc(desc, AttributesWith(adds_old), CpuEngine());
}

class ConvolutionMaker {
 public:
  explicit ConvolutionMaker(const ConvolutionSpec& spec)
      : spec_(spec),
        program_(std::make_unique<OnednnProgram>(Describe(spec) + " (oneDNN)")),
        batch_(spec.input_sizes[0]) {}

  std::unique_ptr<DenseCall> Make() {
    if (spec_.kind == ConvolutionKind::kBackwardWeight) {
      MakeBackwardWeight();
    } else {
      MakeOverBatch();
    }
    return std::move(program_);
  }

 private:
  using Operand = OnednnProgram::Operand;

  int64_t InputOffset(int64_t image) const {
    return image * spec_.input_strides[0] * static_cast<int64_t>(ItemSize(spec_.dtype));
  }
  int64_t OutputOffset(int64_t image) const {
    return image * spec_.output_strides[0] * static_cast<int64_t>(ItemSize(spec_.dtype));
  }

  Operand InScratch(int argument, const Desc& desc) {
    return {argument, desc, OnednnProgram::kScratch, program_->AddScratch(static_cast<int64_t>(desc.get_size()))};
  }
  // Returns the operand in the layout that the primitive needs, through a copy if necessary.
  Operand Read(Operand given, const Desc& wanted) {
    if (given.desc == wanted) return given;
    Operand copy = InScratch(given.argument, wanted);
    program_->AddReorder(given, copy);
    return copy;
  }
  // Returns the operand that the primitive writes to. If it is not the given one, WriteBack copies it there.
  Operand Target(const Operand& given, const Desc& wanted) {
    return given.desc == wanted ? given : InScratch(given.argument, wanted);
  }
  void WriteBack(const Operand& target, const Operand& given) {
    if (target.buffer == OnednnProgram::kScratch) program_->AddReorder(target, given);
  }

  // The result of a piece should still be in the second-level cache when a relu reads it.
  int64_t PiecesOfRelu() const {
    constexpr int64_t kBytesOfPiece = 1 << 19;
    if (spec_.activation != Activation::kRelu) return 1;
    return OutputOffset(batch_) / kBytesOfPiece;
  }
  // Adds the relu of the results for the images from `begin` to `end` (exclusive).
  void AddRelu(int64_t begin, int64_t end) {
    StridedElements elements = {spec_.dtype,
                                {spec_.output_sizes.begin(), spec_.output_sizes.end()},
                                {spec_.output_strides.begin(), spec_.output_strides.end()}};
    elements.sizes[0] = end - begin;
    program_->AddRelu(std::move(elements), kOutput, OutputOffset(begin));
  }

  // For forward and input gradient: each piece computes some of the images, and all pieces share the weights.
  void MakeOverBatch() {
    const bool forward = spec_.kind == ConvolutionKind::kForward;
    const int64_t pieces = std::clamp<int64_t>(std::max<int64_t>(spec_.max_pieces, PiecesOfRelu()), 1, batch_);
    Operand weight{DNNL_ARG_WEIGHTS, Tensors(spec_, 1).weight, kWeight};
    // All pieces use the weight layout that oneDNN chose for the first piece.
    std::optional<Desc> weight_layout;
    std::vector<std::pair<int64_t, int64_t>> parts;
    for (int64_t i = 0; i < pieces; ++i) parts.emplace_back(batch_ * i / pieces, batch_ * (i + 1) / pieces);
    for (size_t i = 0; i < parts.size(); ++i) {
      const auto [begin, end] = parts[i];
      Tensors t(spec_, end - begin);
      if (weight_layout) t.any_weight = *weight_layout;
      const auto hint = forward ? Forward(t, spec_.has_bias, spec_.has_residual) : Forward(t, false, false);
      Operand input{forward ? DNNL_ARG_SRC : DNNL_ARG_DIFF_SRC, t.input, kInput, InputOffset(begin)};
      Operand output{forward ? DNNL_ARG_DST : DNNL_ARG_DIFF_DST, t.output, kOutput, OutputOffset(begin)};
      if (forward) {
        if (i == 0) weight = PrepareWeight(weight, hint.weights_desc(), weight_layout);
        program_->BeginPiece();
        const Operand source = Read(input, hint.src_desc());
        const Operand target = Target(output, hint.dst_desc());
        std::vector<Operand> operands = {source, weight, target};
        if (spec_.has_bias) operands.push_back({DNNL_ARG_BIAS, t.bias, spec_.bias_buffer()});
        if (spec_.has_residual) {
          program_->AddReorder({DNNL_ARG_FROM, t.output, spec_.residual_buffer(), OutputOffset(begin)}, target);
        }
        program_->Add(dnnl::convolution_forward(hint), std::move(operands), hint.scratchpad_desc());
        WriteBack(target, output);
        if (spec_.activation == Activation::kRelu) AddRelu(begin, end);
      } else {
        using B = dnnl::convolution_backward_data;
        const B::primitive_desc desc(B::desc(kAlgorithm, t.any_input, t.any_weight, t.any_output, t.stride, t.dilation,
                                             t.padding, t.padding_behind),
                                     AttributesWith(false), CpuEngine(), hint);
        if (i == 0) weight = PrepareWeight(weight, desc.weights_desc(), weight_layout);
        program_->BeginPiece();
        const Operand source = Read(output, desc.diff_dst_desc());
        const Operand target = Target(input, desc.diff_src_desc());
        program_->Add(B(desc), {source, weight, target}, desc.scratchpad_desc());
        WriteBack(target, input);
      }
    }
  }

  // Adds a first stage that converts the weights to oneDNN's layout if necessary, and begins the next stage.
  Operand PrepareWeight(const Operand& given, const Desc& wanted, std::optional<Desc>& layout) {
    layout = wanted;
    program_->BeginStage();
    Operand weight = given;
    if (given.desc != wanted) {
      program_->BeginPiece();
      weight = Read(given, wanted);
      program_->BeginStage();
    }
    return weight;
  }

  void MakeBackwardWeight() {
    using B = dnnl::convolution_backward_weights;
    const int64_t parts = std::min(batch_, kMaxWeightParts);
    std::vector<Operand> weight_parts;
    program_->BeginStage();
    for (int64_t i = 0; i < parts; ++i) {
      const int64_t begin = batch_ * i / parts;
      const int64_t end = batch_ * (i + 1) / parts;
      const Tensors t(spec_, end - begin);
      const auto hint = Forward(t, false, false);
      const B::primitive_desc desc(B::desc(kAlgorithm, t.any_input, t.any_weight_gradient, t.any_output, t.stride,
                                           t.dilation, t.padding, t.padding_behind),
                                   AttributesWith(false), CpuEngine(), hint);
      program_->BeginPiece();
      const Operand input = Read({DNNL_ARG_SRC, t.input, kInput, InputOffset(begin)}, desc.src_desc());
      const Operand output = Read({DNNL_ARG_DIFF_DST, t.output, kOutput, OutputOffset(begin)}, desc.diff_dst_desc());
      weight_parts.push_back(InScratch(DNNL_ARG_DIFF_WEIGHTS, desc.diff_weights_desc()));
      program_->Add(B(desc), {input, output, weight_parts.back()}, desc.scratchpad_desc());
    }
    const Tensors whole(spec_, batch_);
    program_->BeginStage();
    program_->BeginPiece();
    AddUp(weight_parts, {DNNL_ARG_DST, whole.weight, kWeight});
  }

  void AddUp(const std::vector<Operand>& parts, const Operand& to) {
    if (parts.size() == 1) {
      program_->AddReorder(parts[0], to);
      return;
    }
    std::vector<Desc> descs;
    std::vector<Operand> operands;
    for (const Operand& part : parts) {
      descs.push_back(part.desc);
      operands.push_back(
          {DNNL_ARG_MULTIPLE_SRC + static_cast<int>(operands.size()), part.desc, part.buffer, part.byte_offset});
    }
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    const dnnl::sum::primitive_desc desc(parts[0].desc, std::vector<float>(parts.size(), 1.0f), descs, CpuEngine(),
                                         attributes);
    const Operand sum = InScratch(DNNL_ARG_DST, parts[0].desc);
    operands.push_back(sum);
    program_->Add(dnnl::sum(desc), std::move(operands), desc.scratchpad_desc());
    program_->AddReorder(sum, to);
  }

  const ConvolutionSpec& spec_;
  std::unique_ptr<OnednnProgram> program_;
  int64_t batch_;
};

}  // namespace

absl::StatusOr<std::unique_ptr<DenseCall>> MakeOnednnConvolution(const ConvolutionSpec& spec) {
  if (spec.dtype != DType::kFloat32 && (spec.dtype != DType::kBFloat16 || !OneDnnHasBFloat16Units())) {
    return absl::UnimplementedError(
        "oneDNN convolutions are used only for float32, and for bfloat16 if the CPU has units for it");
  }
  if (spec.has_bias && (spec.kind != ConvolutionKind::kForward || spec.bias_stride != 1)) {
    return absl::UnimplementedError("oneDNN adds a bias only to forward convolutions, and only if it is contiguous");
  }
  if (spec.kind != ConvolutionKind::kForward && (spec.has_residual || spec.activation != Activation::kNone)) {
    return absl::UnimplementedError("oneDNN applies post-ops only to forward convolutions");
  }
  for (const ConvolutionDims* sizes : {&spec.input_sizes, &spec.weight_sizes, &spec.output_sizes}) {
    for (int64_t size : *sizes) {
      if (size == 0) return absl::UnimplementedError("oneDNN does not accept empty tensors");
    }
  }
  return CatchErrors("convolution", [&]() -> absl::StatusOr<std::unique_ptr<DenseCall>> {
    const SingleThreadScope single_thread;
    return ConvolutionMaker(spec).Make();
  });
}

}  // namespace backtape::jit
