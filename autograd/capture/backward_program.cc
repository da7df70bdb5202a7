#include "backtape/autograd/capture/backward_program.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "backtape/autograd/capture/captured_backward.h"
#include "backtape/autograd/ops/generator.h"
#include "backtape/autograd/tape/accumulate_grad.h"
#include "backtape/ir/aliasing.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/random_calls.h"
#include "backtape/ir/user_code.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// Where an output of the lowered graph, or the new gradient of a leaf, comes from: an output of the executable, an
// input of the program, or nowhere (undefined).
struct ValueSource {
  std::optional<size_t> output;
  std::optional<size_t> input;
  bool is_view = false;  // the lowered graph computes it as a view
};

struct NewGradient {
  size_t leaf = 0;  // index among the inputs
  ValueSource gradient;
  bool is_only_use = false;  // if it is an output: no result and no other gradient uses it
};

// The call that computes a node's value. For a getitem, this is the call that returns the list.
const Node& MakerOf(const Node& node) { return node.is_call_to(OpId::operator_getitem) ? *node.operand(0) : node; }

bool IsView(const Node& node) {
  const Node& maker = MakerOf(node);
  if (maker.op() == nullptr || maker.num_operands() == 0 || !MayViewFirstArgument(*maker.op())) return false;
  if (maker.op()->has_tag(kTagView)) return true;
  if (!maker.operand(0)->type().is_tensor() || !maker.type().is_tensor()) return false;
  ShapeEnv env;
  ShapeContext context(env, *maker.op());
  return SharedView(context, *maker.op(), maker.operand(0)->type().tensor(), maker.type().tensor()).has_value();
}

class BackwardProgram final : public BackwardFunction {
 public:
  absl::Span<const CapturedInput> inputs() const override { return captured_inputs; }

  bool ReturnsView(size_t i) const override { return results[i].is_view; }
  bool MayRunUserCode() const override { return may_run_user_code; }

  absl::StatusOr<IValueList> Run(IValueList values) const override {
    // Leaves, and inputs that are returned unchanged, outlive the run; all others are handed over to the executable.
    IValueList kept(values.size());
    for (const size_t i : kept_inputs) kept[i] = values[i];
    IValueList outputs;
    if (executable != nullptr) {
      IValueList arguments;
      arguments.reserve(executable_inputs.size());
      for (const size_t i : written) values[i].tensor().storage()->BumpVersion();
      for (const size_t i : executable_inputs) arguments.push_back(std::move(values[i]));
      values.clear();
      RunOptions options;
      if (num_draws > 0) options.seed = Generator::Default().TakeCalls(num_draws);
      BACKTAPE_ASSIGN_OR_RETURN(outputs, executable->Run(std::move(arguments), options));
    }
    const auto value_of = [&](const ValueSource& source) -> IValue {
      if (source.output.has_value()) return outputs[*source.output];
      return source.input.has_value() ? kept[*source.input] : IValue();
    };
    IValueList given;
    given.reserve(results.size());
    for (const ValueSource& source : results) given.push_back(value_of(source));
    try {
      for (const NewGradient& place : new_gradients) {
        Variable gradient = ToVariable(value_of(place.gradient));
        // An output with no other use becomes grad() itself: lowering ensures that a new gradient has its own memory.
        // The executable may hold another handle; it reuses the memory once that handle is the last one.
        if (place.gradient.output.has_value()) outputs[*place.gradient.output] = IValue();
        const bool is_own = place.is_only_use && gradient.use_count() <= 2 && gradient.storage().use_count() == 1;
        AccumulateInto(ToVariable(kept[place.leaf]), std::move(gradient),
                       is_own ? GradientMemory::kOwn : GradientMemory::kAsCounted);
      }
    } catch (const Error& error) {
      return error.status();
    }
    return given;
  }

  std::vector<CapturedInput> captured_inputs;
  std::unique_ptr<Executable> executable;  // null if there is nothing to compute
  std::vector<size_t> executable_inputs;
  std::vector<size_t> written;      // inputs whose storage the executable writes
  std::vector<size_t> kept_inputs;  // inputs that are read after the run
  std::vector<ValueSource> results;
  std::vector<NewGradient> new_gradients;
  uint64_t num_draws = 0;  // number of calls that draw random numbers
  bool may_run_user_code = false;
};

bool IsSetGrad(const Node& node) { return node.is_call() && node.target() == capture_target::kSetGrad; }

class ProgramMaker {
 public:
  ProgramMaker(std::unique_ptr<Graph> lowered, const CapturedBackward& captured)
      : captured_(captured), graph_(std::move(lowered)) {}

  absl::StatusOr<std::unique_ptr<BackwardFunction>> Make(const OwnedGraphCompiler& compile) {
    size_t next_input = 0;
    for (Node* node : graph_->placeholders()) {
      inputs_[node] = next_input++;
      program_->captured_inputs.push_back(captured_.InputOf(*node));
    }
    Node* const output = graph_->output();
    for (const Argument& result : output->args()[0].items()) {
      program_->results.push_back(result.is_node() ? SourceOf(result.node()) : ValueSource());
    }
    TakeSetGrads();
    MarkOnlyUses();
    output->SetArgs({Argument::List(std::move(outputs_))});
    bool has_calls = false;
    for (const Node* node : graph_->nodes()) {
      if (!node->is_call()) continue;
      has_calls = true;
      if (DrawsRandomNumbers(*node)) ++program_->num_draws;
      AddWrites(*node);
    }
    TakeUnusedPlaceholders();
    program_->may_run_user_code = internal::MayRunUserCode(*graph_);
    if (has_calls) {
      BACKTAPE_ASSIGN_OR_RETURN(program_->executable, compile(std::move(graph_)));
    }
    return std::move(program_);
  }

 private:
  // Makes the value an output of the executable, unless it is an input.
  ValueSource SourceOf(Node* node) {
    if (const auto input = inputs_.find(node); input != inputs_.end()) {
      program_->kept_inputs.push_back(input->second);
      return {.output = std::nullopt, .input = input->second};
    }
    const auto [it, is_new] = output_of_.try_emplace(node, outputs_.size());
    if (is_new) outputs_.emplace_back(node);
    return {.output = it->second, .input = std::nullopt, .is_view = IsView(*node)};
  }

  void TakeSetGrads() {
    std::vector<Node*> set_grads;
    for (Node* node : graph_->nodes()) {
      if (IsSetGrad(*node)) set_grads.push_back(node);
    }
    for (Node* node : set_grads) {
      const size_t leaf = inputs_.at(node->args()[0].node());
      program_->kept_inputs.push_back(leaf);
      program_->new_gradients.push_back({.leaf = leaf, .gradient = SourceOf(node->args()[1].node())});
      graph_->Erase(node);
    }
  }

  void MarkOnlyUses() {
    std::vector<int> uses(outputs_.size());
    for (const ValueSource& source : program_->results) {
      if (source.output.has_value()) ++uses[*source.output];
    }
    for (const NewGradient& place : program_->new_gradients) {
      if (place.gradient.output.has_value()) ++uses[*place.gradient.output];
    }
    for (NewGradient& place : program_->new_gradients) {
      place.is_only_use = place.gradient.output.has_value() && uses[*place.gradient.output] == 1;
    }
  }

  // Records the inputs whose storage the call writes.
  void AddWrites(const Node& node) {
    for (size_t i = 0; node.op() != nullptr && i < node.op()->args.size() && i < node.args().size(); ++i) {
      if (!node.op()->args[i].is_written || !node.args()[i].is_node()) continue;
      const Node* written = node.args()[i].node();
      for (;;) {
        const Node& maker = MakerOf(*written);
        if (maker.op() == nullptr || maker.num_operands() == 0) break;
        if (!maker.op()->has_tag(kTagInplace) && !MayViewFirstArgument(*maker.op())) break;
        written = maker.operand(0);
      }
      if (const auto input = inputs_.find(written); input != inputs_.end()) program_->written.push_back(input->second);
    }
  }

  void TakeUnusedPlaceholders() {
    for (Node* node : graph_->placeholders()) {
      if (node->has_uses()) {
        program_->executable_inputs.push_back(inputs_.at(node));
      } else {
        graph_->Erase(node);
      }
    }
  }

  const CapturedBackward& captured_;
  std::unique_ptr<Graph> graph_;
  std::unique_ptr<BackwardProgram> program_ = std::make_unique<BackwardProgram>();
  absl::flat_hash_map<const Node*, size_t> inputs_;
  absl::flat_hash_map<const Node*, size_t> output_of_;
  ArgumentList outputs_;
};

}  // namespace

absl::StatusOr<std::unique_ptr<BackwardFunction>> MakeBackwardProgram(std::unique_ptr<Graph> lowered,
                                                                      const CapturedBackward& captured,
                                                                      const OwnedGraphCompiler& compile) {
  return ProgramMaker(std::move(lowered), captured).Make(compile);
}

}  // namespace backtape
