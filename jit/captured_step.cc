#include "backtape/jit/captured_step.h"

#include <algorithm>
#include <utility>

#include "backtape/autograd/generator.h"
#include "backtape/autograd/size_pattern.h"
#include "backtape/ir/random_calls.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/tensor/error.h"

namespace backtape {
namespace {

// Code for other sizes is kept up to this many; then the least recently used goes.
constexpr size_t kMaxVersions = 8;

}  // namespace

// The step, traced for certain inputs.
struct CapturedStep::Version {
  std::vector<TensorType> types;
  SizePattern sizes;
  variable_list state;
  std::vector<bool> is_written;  // of state
  std::unique_ptr<Executable> executable;
  bool draws = false;  // random numbers

  bool Fits(absl::Span<const Variable> inputs, absl::Span<const int64_t> given) const {
    if (inputs.size() != types.size() || sizes.sizes().size() != given.size()) return false;
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (inputs[i].dtype() != types[i].dtype || inputs[i].dim() != types[i].dim()) return false;
    }
    return sizes.Fits(given);
  }
};

CapturedStep::CapturedStep(VariableProgram program, EngineOptions options)
    : program_(std::move(program)), options_(std::move(options)) {}
CapturedStep::~CapturedStep() = default;
CapturedStep::CapturedStep(CapturedStep&&) noexcept = default;

const Executable* CapturedStep::executable() const {
  return versions_.empty() ? nullptr : versions_.back()->executable.get();
}

namespace {

std::vector<int64_t> SizesOf(absl::Span<const Variable> inputs) {
  std::vector<int64_t> sizes;
  for (const Variable& input : inputs) sizes.insert(sizes.end(), input.sizes().begin(), input.sizes().end());
  return sizes;
}

template <typename T>
T ValueOrThrow(absl::StatusOr<T> value) {
  if (!value.ok()) throw Error(value.status());
  return *std::move(value);
}

// Placeholders that a call of the graph writes.
std::vector<bool> WrittenPlaceholders(const Graph& graph) {
  std::vector<bool> written;
  for (const Node* placeholder : graph.placeholders()) {
    bool is_written = false;
    std::vector<const Node*> same = {placeholder};
    while (!same.empty()) {
      const Node* node = same.back();
      same.pop_back();
      for (const Use& use : node->uses_unordered()) {
        const OpSchema* op = use.user->op();
        if (op == nullptr || use.operand_index != 0) continue;
        if (op->has_tag(kTagInplace)) is_written = true;
        if (op->has_tag(kTagView)) same.push_back(use.user);
      }
    }
    written.push_back(is_written);
  }
  return written;
}

}  // namespace

CapturedStep::Version& CapturedStep::Capture(absl::Span<const Variable> inputs) {
  const std::vector<int64_t> sizes = SizesOf(inputs);
  absl::Span<const int64_t> previous;
  if (!versions_.empty() && versions_.back()->sizes.sizes().size() == sizes.size()) {
    const Version& last = *versions_.back();
    previous = last.sizes.sizes();
    for (size_t i = 0; i < sizes.size(); ++i) {
      if (last.sizes.is_static(i) && previous[i] != sizes[i]) is_dynamic_[i] = true;
    }
  } else {
    is_dynamic_.assign(sizes.size(), false);
  }
  SizePattern pattern(sizes, is_dynamic_, previous);
  std::vector<TensorType> types;
  size_t next_size = 0;
  for (const Variable& input : inputs) {
    // Layouts are not looked at later on: the step reads row-major copies of others.
    types.push_back(TensorType::Contiguous(input.dtype(), pattern.values().subspan(next_size, input.dim())));
    next_size += input.dim();
  }
  TracedProgram traced = ValueOrThrow(TraceProgram(program_, types, pattern.shape_env(), *options_.library));
  if (options_.dump) options_.dump("traced", PrintGraph(*traced.graph, TextStyle::Code()));
  std::vector<bool> written = WrittenPlaceholders(*traced.graph);
  written.erase(written.begin(), written.begin() + static_cast<int64_t>(inputs.size()));
  std::unique_ptr<Executable> executable = ValueOrThrow(CompileGraph(*traced.graph, options_));
  ++num_captures_;
  if (versions_.size() == kMaxVersions) versions_.erase(versions_.begin());
  return *versions_.emplace_back(std::make_unique<Version>(Version{.types = std::move(types),
                                                                   .sizes = std::move(pattern),
                                                                   .state = std::move(traced.state),
                                                                   .is_written = std::move(written),
                                                                   .executable = std::move(executable),
                                                                   .draws = DrawsRandomNumbers(*traced.graph)}));
}

variable_list CapturedStep::operator()(absl::Span<const Variable> inputs) {
  const std::vector<int64_t> sizes = SizesOf(inputs);
  Version* version = nullptr;
  for (size_t i = versions_.size(); i-- > 0 && version == nullptr;) {
    if (!versions_[i]->Fits(inputs, sizes)) continue;
    version = versions_[i].get();
    std::rotate(versions_.begin() + static_cast<int64_t>(i), versions_.begin() + static_cast<int64_t>(i) + 1,
                versions_.end());
  }
  if (version == nullptr) version = &Capture(inputs);
  IValueList values;
  values.reserve(inputs.size() + version->state.size());
  for (const Variable& input : inputs) {
    if (input.is_contiguous()) {
      values.emplace_back(static_cast<const Tensor&>(input));
    } else {
      values.emplace_back(input.Contiguous());
    }
  }
  for (size_t i = 0; i < version->state.size(); ++i) {
    if (version->is_written[i]) version->state[i].storage()->BumpVersion();
    values.emplace_back(static_cast<const Tensor&>(version->state[i]));
  }
  RunOptions options;
  if (version->draws) options.seed = Generator::Default().NextSeed();
  return ToVariableList(ValueOrThrow(version->executable->Run(std::move(values), options)));
}

}  // namespace backtape
