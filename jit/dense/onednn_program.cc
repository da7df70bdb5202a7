#include "backtape/jit/dense/onednn_program.h"

#include <omp.h>

#include "absl/strings/str_cat.h"

namespace backtape::jit {

SingleThreadScope::SingleThreadScope() : old_num_threads_(omp_get_max_threads()) { omp_set_num_threads(1); }
SingleThreadScope::~SingleThreadScope() { omp_set_num_threads(old_num_threads_); }

std::string OneDnnVersion() {
  const dnnl_version_t* version = dnnl_version();
  return absl::StrCat("oneDNN ", version->major, ".", version->minor, ".", version->patch);
}

const dnnl::engine& CpuEngine() {
  // Stateless and never destroyed, because primitives may outlive static destruction.
  static const dnnl::engine& engine = *new dnnl::engine(dnnl::engine::kind::cpu, 0);
  return engine;
}

dnnl::memory::dims ToDims(absl::Span<const int64_t> values) { return {values.begin(), values.end()}; }

dnnl::primitive_attr AttributesWith(bool adds_old) {
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  dnnl::post_ops post_ops;
  if (adds_old) post_ops.append_sum(1);
  attributes.set_post_ops(post_ops);
  return attributes;
}

// The memory objects and argument lists, created once so that a run creates neither.
class OnednnProgram::OnednnState : public DenseCall::State {
 public:
  explicit OnednnState(int num_memories) : stream(CpuEngine()) {
    memories.reserve(num_memories);
    arguments.reserve(num_memories);
  }
  dnnl::stream stream;
  std::vector<dnnl::memory> memories;
  std::vector<dnnl_exec_arg_t> arguments;
};

int64_t OnednnProgram::AddScratch(int64_t bytes) {
  const int64_t offset = scratch_bytes_;
  scratch_bytes_ += (bytes + 63) / 64 * 64;
  return offset;
}

void OnednnProgram::Add(const dnnl::primitive& primitive, std::vector<Operand> operands,
                        const dnnl::memory::desc& scratchpad) {
  if (scratchpad.get_size() > 0) {
    operands.push_back(
        {DNNL_ARG_SCRATCHPAD, scratchpad, kScratch, AddScratch(static_cast<int64_t>(scratchpad.get_size()))});
  }
  const int first_memory = num_memories_;
  num_memories_ += static_cast<int>(operands.size());
  stages_.back().back().uses.push_back({primitive, std::move(operands), first_memory});
}

void OnednnProgram::AddReorder(const Operand& from, const Operand& to) {
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  const dnnl::reorder::primitive_desc desc(CpuEngine(), from.desc, CpuEngine(), to.desc, attributes);
  Add(dnnl::reorder(desc),
      {{DNNL_ARG_FROM, from.desc, from.buffer, from.byte_offset}, {DNNL_ARG_TO, to.desc, to.buffer, to.byte_offset}},
      desc.scratchpad_desc());
}

void OnednnProgram::AddRelu(StridedElements elements, int buffer, int64_t byte_offset) {
  stages_.back().back().relu = Relu{std::move(elements), buffer, byte_offset};
}

std::unique_ptr<DenseCall::State> OnednnProgram::NewState() const {
  auto state = std::make_unique<OnednnState>(num_memories_);
  for (const auto& stage : stages_) {
    for (const auto& piece : stage) {
      for (const Use& use : piece.uses) {
        for (const Operand& operand : use.operands) {
          state->memories.emplace_back(operand.desc, CpuEngine(), nullptr);
          state->arguments.push_back({operand.argument, state->memories.back().get()});
        }
      }
    }
  }
  return state;
}

absl::Status OnednnProgram::RunPiece(int stage, int piece, State& state, absl::Span<void* const> buffers,
                                     std::byte* scratch) const {
  auto& mine = static_cast<OnednnState&>(state);
  const auto address = [&](int buffer, int64_t byte_offset) {
    return (buffer == kScratch ? scratch : static_cast<std::byte*>(buffers[buffer])) + byte_offset;
  };
  for (const Use& use : stages_[stage][piece].uses) {
    for (size_t i = 0; i < use.operands.size(); ++i) {
      const Operand& operand = use.operands[i];
      dnnl_memory_set_data_handle(mine.arguments[use.first_memory + i].memory,
                                  address(operand.buffer, operand.byte_offset));
    }
    const dnnl_status_t status =
        dnnl_primitive_execute(use.primitive.get(), mine.stream.get(), static_cast<int>(use.operands.size()),
                               &mine.arguments[use.first_memory]);
    if (status != dnnl_success) {
      return absl::InternalError(absl::StrCat(description_, ": oneDNN failed with status ", static_cast<int>(status)));
    }
  }
  if (const std::optional<Relu>& relu = stages_[stage][piece].relu) {
    ReluInPlace(relu->elements, address(relu->buffer, relu->byte_offset));
  }
  return absl::OkStatus();
}

}  // namespace backtape::jit
