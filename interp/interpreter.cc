#include "backtape/interp/interpreter.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "backtape/interp/collectives/pending_collectives.h"
#include "backtape/interp/control_flow.h"
#include "backtape/interp/input_check.h"
#include "backtape/interp/run_trace.h"
#include "backtape/ir/argument_value.h"
#include "backtape/ir/collective_calls.h"
#include "backtape/ir/node_error.h"
#include "backtape/ir/plain_graph.h"
#include "backtape/ir/problem_list.h"
#include "backtape/ir/unsupported_ops.h"
#include "backtape/ir/verifier.h"
#include "backtape/tensor/float_environment.h"
#include "backtape/tensor/out_of_memory.h"
#include "backtape/tensor/random_call.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// One evaluation, with the slots of its operands and of the values that nothing reads afterwards.
struct Step {
  const Node* node = nullptr;
  uint32_t slot = 0;
  std::vector<uint32_t> operand_slots;
  std::vector<uint32_t> freed_slots;
  RandomCall random;
  std::unique_ptr<ControlFlow> flow;  // null unless the node calls a higher-order op
};

// Evaluates the arguments of a node. `operands` holds the values of the nodes among them, in printing order.
class OperandReader {
 public:
  explicit OperandReader(absl::Span<const IValue> operands) : operands_(operands) {}

  absl::StatusOr<IValue> Read(const Argument& argument) {
    return ValueOfArgument(argument, [this](const Node&) -> absl::StatusOr<IValue> { return operands_[next_++]; });
  }

 private:
  absl::Span<const IValue> operands_;
  size_t next_ = 0;
};

class InterpreterExecutable : public Executable {
 public:
  InterpreterExecutable(std::unique_ptr<Graph> graph, InterpreterOptions options)
      : graph_(std::move(graph)), options_(std::move(options)) {
    for (const auto& [name, value] : graph_->attributes()) options_.attributes.emplace(name, value);
  }

  const Graph& graph() const override { return *graph_; }

  absl::Status Prepare() {
    BACKTAPE_RETURN_IF_ERROR(MakePlain(*graph_).status());
    for (const auto& [name, value] : graph_->attributes()) options_.attributes.emplace(name, value);
    InsertWaits(*graph_);
    has_collectives_ = HasCollectives(*graph_);
    BACKTAPE_RETURN_IF_ERROR(Verify(*graph_));
    ProblemList problems;
    const auto report = [&problems](const Node& node, absl::string_view what) {
      std::string text = absl::StrCat("node ", DescribeNode(node), ": ", what);
      const std::string location = node.provenance().Location();
      if (!location.empty()) absl::StrAppend(&text, " [", location, "]");
      problems.Add(absl::StrCat(node.op() != nullptr ? node.op()->QualifiedName() : "", what), std::move(text));
    };
    absl::flat_hash_map<const Node*, uint32_t> slots;
    slots.reserve(graph_->num_nodes());
    for (const Node* node : graph_->nodes()) {
      const auto slot = static_cast<uint32_t>(slots.size());
      slots.emplace(node, slot);
      if (node->is_placeholder()) {
        placeholders_.push_back(node);
        continue;
      }
      CheckRunnable(*node, report);
      Step step{node, slot, {}, {}, RandomCallOf(node->name()), nullptr};
      if (IsHigherOrderCall(*node)) {
        absl::StatusOr<std::unique_ptr<ControlFlow>> flow = ControlFlow::Make(*node, Compiler());
        if (flow.ok()) {
          step.flow = *std::move(flow);
        } else {
          report(*node, flow.status().message());
        }
      }
      step.operand_slots.reserve(node->num_operands());
      for (size_t i = 0; i < node->num_operands(); ++i) step.operand_slots.push_back(slots.at(node->operand(i)));
      steps_.push_back(std::move(step));
    }
    if (!problems.empty()) {
      return absl::FailedPreconditionError(absl::StrCat("the graph cannot be run:", problems.ToString()));
    }
    num_slots_ = slots.size();
    PlanFrees();
    return absl::OkStatus();
  }

  absl::StatusOr<IValueList> Run(IValueList inputs, const RunOptions& options) const override {
    return StatusIfOutOfMemory([&] { return RunSteps(std::move(inputs), options); });
  }

 private:
  absl::StatusOr<IValueList> RunSteps(IValueList inputs, const RunOptions& options) const {
    BACKTAPE_RETURN_IF_ERROR(CheckInputs(placeholders_, inputs));
    std::vector<IValue> values(num_slots_);
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (!unused_placeholders_[i]) values[i] = std::move(inputs[i]);
    }
    inputs.clear();
    std::optional<PendingCollectives> pending;
    if (has_collectives_) pending.emplace();
    RunTrace* const trace = RunTrace::Current();
    IValueList operands;
    for (const Step& step : steps_) {
      operands.clear();
      for (uint32_t slot : step.operand_slots) operands.push_back(values[slot]);
      if (step.node->is_output()) {
        if (pending) BACKTAPE_RETURN_IF_ERROR(pending->FinishAll());
        return Outputs(*step.node, operands);
      }
      if (pending) pending->set_node(step.node);
      // Release values at their last use, so that only `operands` keeps them alive while the node runs.
      for (uint32_t slot : step.freed_slots) values[slot] = IValue();
      const auto evaluate = [&]() -> absl::StatusOr<IValue> {
        const DefaultFloatEnvironment float_environment;  // not for hooks, which are the caller's code
        absl::StatusOr<IValue> value = Evaluate(step, operands, options.seed);
        // Hooks may read the value.
        if (value.ok() && pending && options.hook) BACKTAPE_RETURN_IF_ERROR(pending->FinishAll());
        return value;
      };
      const RunTrace::Clock::time_point begin =
          trace != nullptr ? RunTrace::Clock::now() : RunTrace::Clock::time_point();
      absl::StatusOr<IValue> value = options.hook ? options.hook(*step.node, operands, evaluate) : evaluate();
      if (trace != nullptr) trace->AddNodes({step.node}, step.node->name(), begin);
      if (!value.ok()) return value.status();
      if (step.node->has_uses()) values[step.slot] = *std::move(value);
    }
    return absl::InternalError("the graph has no output node");
  }

  // Compiles a subgraph with the attributes whose names begin with its own: "body_graph_0.weight".
  std::function<absl::StatusOr<std::unique_ptr<Executable>>(const std::string&, const Graph&)> Compiler() const {
    return [this](const std::string& name, const Graph& subgraph) {
      InterpreterOptions options = options_;
      options.attributes.clear();
      for (const auto& [path, value] : options_.attributes) {
        absl::string_view inner = path;
        if (absl::ConsumePrefix(&inner, name) && absl::ConsumePrefix(&inner, "."))
          options.attributes.emplace(inner, value);
      }
      return CompileForInterpreter(subgraph, options);
    };
  }

  static std::string NoValue(const Node& node) {
    return absl::StrCat("no value is given for the attribute ", node.target());
  }

  // True for a get_attr node whose users are all calls of higher-order ops, unless it is known to be a tensor. These
  // calls report a missing subgraph themselves.
  static bool IsOnlyCalled(const Node& node) {
    const std::vector<Node*> users = node.users();
    return !users.empty() && !node.type().is_tensor() &&
           std::all_of(users.begin(), users.end(), [](const Node* user) { return IsHigherOrderCall(*user); });
  }

  template <typename Report>
  void CheckRunnable(const Node& node, const Report& report) const {
    switch (node.opcode()) {
      case Opcode::kPlaceholder:
      case Opcode::kOutput:
        return;
      case Opcode::kGetAttr:
        if (SubgraphOf(node) == nullptr && !IsOnlyCalled(node) &&
            !options_.attributes.contains(std::string(node.target()))) {
          report(node, NoValue(node));
        }
        return;
      case Opcode::kCallMethod:
        if (const absl::string_view reason = ReasonForUnsupported(node.target()); !reason.empty()) {
          report(node, absl::StrCat("a method has no kernel", reason));
        } else {
          report(node,
                 "a method has no kernel; the pass resolve_python_targets replaces known methods with calls to "
                 "aten ops");
        }
        return;
      case Opcode::kCallModule:
        report(node, "a module has no kernel; trace the model to aten ops");
        return;
      case Opcode::kCallFunction:
        break;
    }
    if (IsHigherOrderCall(node)) return;
    if (node.op() == nullptr) {
      // The verifier accepts auto_functionalized calls, but not all forms of them can be replaced.
      report(node, "this form of auto_functionalized is not supported");
      return;
    }
    const OpSchema& op = *node.op();
    if (op.has_tag(kTagPython)) return;
    const bool needs_no_kernel = op.has_tag(kTagView) || op.has_tag(kTagMetadata);
    const int kernel_id = op.has_tag(kTagInplace) ? op.functional_id : op.id;
    const bool has_kernel = kernel_id >= 0 && static_cast<size_t>(kernel_id) < options_.kernels.size() &&
                            options_.kernels[kernel_id] != nullptr;
    if (needs_no_kernel || has_kernel) return;
    report(node, op.has_tag(kTagComposite) ? "a composite op has no kernel; run the pass decompose_composites first"
                                           : "the op has no kernel");
  }

  void PlanFrees() {
    std::vector<bool> is_last_use_known(num_slots_, false);
    for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) {
      for (uint32_t slot : step->operand_slots) {
        if (!is_last_use_known[slot]) step->freed_slots.push_back(slot);
        is_last_use_known[slot] = true;
      }
    }
    unused_placeholders_.resize(placeholders_.size());
    for (size_t i = 0; i < placeholders_.size(); ++i) unused_placeholders_[i] = !placeholders_[i]->has_uses();
  }

  absl::StatusOr<IValue> Evaluate(const Step& step, absl::Span<const IValue> operands, uint64_t seed) const {
    const Node& node = *step.node;
    if (SubgraphOf(node) != nullptr) return IValue();  // the calls that use the subgraph have compiled it
    if (node.opcode() == Opcode::kGetAttr) {
      const auto attribute = options_.attributes.find(std::string(node.target()));
      if (attribute != options_.attributes.end()) return IValue(attribute->second);
      return NodeError(absl::FailedPreconditionError(NoValue(node)), node);
    }
    absl::StatusOr<IValue> value = EvaluateCall(step, operands, seed);
    if (!value.ok()) return NodeError(value.status(), node, operands);
    return value;
  }

  absl::StatusOr<IValue> EvaluateCall(const Step& step, absl::Span<const IValue> operands, uint64_t seed) const {
    const Node& node = *step.node;
    OperandReader reader(operands);
    IValueList args;
    args.reserve(node.args().size());
    for (const Argument& arg : node.args()) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, reader.Read(arg));
      args.push_back(std::move(value));
    }
    if (step.flow != nullptr) return step.flow->Run(args, seed);
    std::vector<std::pair<std::string, IValue>> kwargs;
    for (const auto& [key, arg] : node.kwargs()) {
      BACKTAPE_ASSIGN_OR_RETURN(IValue value, reader.Read(arg));
      kwargs.emplace_back(key, std::move(value));
    }
    return EvaluateOp(graph_->ops(), *node.op(), args, kwargs, options_.kernels, options_.shape_rules,
                      step.random.StreamOf(seed));
  }

  absl::StatusOr<IValueList> Outputs(const Node& output, absl::Span<const IValue> operands) const {
    OperandReader reader(operands);
    if (output.args().empty()) return IValueList();
    BACKTAPE_ASSIGN_OR_RETURN(IValue value, reader.Read(output.args()[0]));
    if (value.is_list()) return value.list();
    return IValueList{std::move(value)};
  }

  std::unique_ptr<Graph> graph_;
  InterpreterOptions options_;
  std::vector<const Node*> placeholders_;
  std::vector<bool> unused_placeholders_;
  std::vector<Step> steps_;
  size_t num_slots_ = 0;
  bool has_collectives_ = false;
};

}  // namespace

absl::StatusOr<std::unique_ptr<Executable>> CompileForInterpreter(const Graph& graph,
                                                                  const InterpreterOptions& options) {
  auto executable = std::make_unique<InterpreterExecutable>(graph.Clone(), options);
  BACKTAPE_RETURN_IF_ERROR(executable->Prepare());
  return executable;
}

}  // namespace backtape
