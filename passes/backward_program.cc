#include "backtape/passes/backward_program.h"

#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/captured_backward.h"
#include "backtape/autograd/generator.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/random_calls.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

// Where a value lies while the program runs.
using Slot = uint32_t;

struct Action {
  enum class Kind { kRun, kCall, kSetGrad };
  Kind kind = Kind::kRun;
  std::vector<Slot> inputs;
  std::vector<Slot> outputs;
  std::vector<Slot> freed;           // inputs that nothing reads later
  std::unique_ptr<Executable> part;  // kRun
  std::vector<Slot> written;         // kRun: inputs that it writes
  size_t callee = 0;                 // kCall
  Argument arguments;                // kCall: a tuple of the call's arguments; leaves stand for `inputs`, in order
  bool gives_list = false;           // kCall
};

bool IsOpaque(const Node& node) { return node.is_call() && node.op() == nullptr; }

class BackwardProgram final : public BackwardFunction {
 public:
  BackwardProgram(std::vector<std::string> names, std::vector<Action> actions, std::vector<std::optional<Slot>> results,
                  size_t num_slots, bool draws)
      : names_(std::move(names)),
        actions_(std::move(actions)),
        results_(std::move(results)),
        num_slots_(num_slots),
        draws_(draws) {}

  absl::Span<const std::string> inputs() const override { return names_; }

  absl::StatusOr<IValueList> Run(IValueList inputs, absl::Span<const OpaqueCallee> callees) const override {
    IValueList slots = std::move(inputs);
    slots.resize(num_slots_);
    RunOptions options;
    if (draws_) options.seed = Generator::Default().NextSeed();
    for (const Action& action : actions_) {
      try {
        BACKTAPE_RETURN_IF_ERROR(Run(action, slots, callees, options));
      } catch (const Error& error) {
        return error.status();
      }
      for (const Slot slot : action.freed) slots[slot] = IValue();
    }
    IValueList results;
    results.reserve(results_.size());
    for (const std::optional<Slot>& slot : results_) results.push_back(slot.has_value() ? slots[*slot] : IValue());
    return results;
  }

 private:
  static absl::Status Run(const Action& action, IValueList& slots, absl::Span<const OpaqueCallee> callees,
                          const RunOptions& options) {
    switch (action.kind) {
      case Action::Kind::kSetGrad: {
        // Moved: grad() is to be the only one to hold it.
        const Variable grad = slots[action.inputs[1]].tensor();
        ToVariable(slots[action.inputs[0]]).set_grad(grad);
        return absl::OkStatus();
      }
      case Action::Kind::kCall: {
        IValueList args;
        size_t next = 0;
        for (const Argument& argument : action.arguments.items())
          args.push_back(ValueOf(argument, action, slots, next));
        const IValue result = CallOpaque(callees[action.callee], args);
        if (!action.gives_list) {
          if (!action.outputs.empty()) slots[action.outputs[0]] = Contiguous(result);
          return absl::OkStatus();
        }
        for (size_t i = 0; i < action.outputs.size(); ++i) slots[action.outputs[i]] = Contiguous(result.list()[i]);
        return absl::OkStatus();
      }
      case Action::Kind::kRun: {
        IValueList inputs;
        inputs.reserve(action.inputs.size());
        for (const Slot slot : action.inputs) inputs.push_back(slots[slot]);
        for (const Slot slot : action.written) slots[slot].tensor().storage()->BumpVersion();
        for (const Slot slot : action.freed) slots[slot] = IValue();
        BACKTAPE_ASSIGN_OR_RETURN(IValueList outputs, action.part->Run(std::move(inputs), options));
        for (size_t i = 0; i < action.outputs.size(); ++i) slots[action.outputs[i]] = std::move(outputs[i]);
        return absl::OkStatus();
      }
    }
    return absl::OkStatus();
  }

  static IValue Contiguous(const IValue& value) {
    if (!value.is_tensor() || value.tensor().is_contiguous()) return value;
    return value.tensor().Contiguous();
  }

  static IValue ValueOf(const Argument& argument, const Action& action, const IValueList& slots, size_t& next) {
    if (argument.is_symbol()) return slots[action.inputs[next++]];
    if (argument.is_none()) return {};
    IValueList items;
    for (const Argument& item : argument.items()) items.push_back(ValueOf(item, action, slots, next));
    return items;
  }

  std::vector<std::string> names_;
  std::vector<Action> actions_;
  std::vector<std::optional<Slot>> results_;
  size_t num_slots_;
  bool draws_;
};

class ProgramMaker {
 public:
  ProgramMaker(const Graph& lowered, const GraphCompiler& compile) : lowered_(lowered), compile_(compile) {}

  absl::StatusOr<std::unique_ptr<BackwardFunction>> Make() {
    for (const Node* node : lowered_.placeholders()) {
      if (absl::StartsWith(node->name(), "hooks_")) continue;
      SlotOf(node);
      names_.push_back(node->name());
    }
    std::vector<const Node*> part;
    std::vector<const Node*> set_grads;  // that need not happen before the end
    for (const Node* node : lowered_.nodes()) {
      if (node->is_placeholder() || node->is_output() || node->opcode() == Opcode::kGetAttr) continue;
      if (IsItemOfCall(*node)) continue;
      if (!IsOpaque(*node)) {
        part.push_back(node);
        continue;
      }
      if (node->target() == capture_target::kSetGrad && !IsSeenByHook(*node)) {
        set_grads.push_back(node);
        continue;
      }
      cuts_.push_back({std::move(part), node});
      part.clear();
    }
    cuts_.push_back({std::move(part), nullptr});
    for (size_t i = 0; i < cuts_.size(); ++i) {
      BACKTAPE_RETURN_IF_ERROR(AddPart(i));
      if (cuts_[i].call != nullptr) AddCall(*cuts_[i].call);
    }
    for (const Node* node : set_grads) AddCall(*node);
    std::vector<std::optional<Slot>> results;
    for (const Argument& result : lowered_.output()->args()[0].items()) {
      results.push_back(result.is_node() ? std::optional(SlotOf(result.node())) : std::nullopt);
    }
    PlanFrees(results);
    return std::make_unique<BackwardProgram>(std::move(names_), std::move(actions_), std::move(results), slots_.size(),
                                             DrawsRandomNumbers(lowered_));
  }

 private:
  struct Cut {
    std::vector<const Node*> part;
    const Node* call;  // after it; null at the end
  };

  static bool IsItemOfCall(const Node& node) {
    return node.op() != nullptr && node.op()->name == "getitem" && IsOpaque(*node.operand(0));
  }

  // A hook that runs after the leaf's accumulation reads its grad().
  static bool IsSeenByHook(const Node& set_grad) {
    for (const Node* user : set_grad.args()[0].node()->users()) {
      if (user->target() == capture_target::kCallHook && set_grad.IsBefore(user)) return true;
    }
    return false;
  }

  Slot SlotOf(const Node* node) { return slots_.try_emplace(node, static_cast<Slot>(slots_.size())).first->second; }

  absl::Status AddPart(size_t index) {
    const std::vector<const Node*>& nodes = cuts_[index].part;
    if (nodes.empty()) return absl::OkStatus();
    Action action;
    Graph graph(lowered_.ops());
    absl::flat_hash_map<const Node*, Node*> made;
    std::vector<const Node*> attributes;  // they stand behind the placeholders
    const absl::flat_hash_set<const Node*> own(nodes.begin(), nodes.end());
    for (const Node* node : nodes) {
      for (size_t i = 0; i < node->num_operands(); ++i) {
        const Node* operand = node->operand(i);
        if (own.contains(operand) || made.contains(operand)) continue;
        if (operand->opcode() == Opcode::kGetAttr) {
          const std::string target(operand->target());
          graph.attributes()[target] = lowered_.attributes().at(target);
          if (made.try_emplace(operand, nullptr).second) attributes.push_back(operand);
          continue;
        }
        made[operand] = graph.Placeholder(operand->name(), operand->type());
        made[operand]->set_provenance(operand->provenance());
        action.inputs.push_back(SlotOf(operand));
      }
    }
    for (const Node* node : attributes) {
      Node*& copy = made[node];
      copy = graph.GetAttr(node->target(), node->name());
      copy->set_type(node->type());
      copy->set_provenance(node->provenance());
    }
    for (const Origin& origin : lowered_.origins()) graph.AddOrigin(origin);
    const auto translate = [&made](Argument argument) {
      argument.ForEachNode([&made](Argument& leaf) { leaf = Argument(made.at(leaf.node())); });
      return argument;
    };
    for (const Node* node : nodes) {
      ArgumentList args;
      for (const Argument& arg : node->args()) args.push_back(translate(arg));
      KeywordArguments kwargs;
      for (const auto& [key, arg] : node->kwargs()) kwargs.emplace_back(key, translate(arg));
      Node* copy = graph.Create(node->opcode(), node->target(), std::move(args), std::move(kwargs), node->name());
      copy->set_type(node->type());
      copy->set_provenance(node->provenance());
      made[node] = copy;
      AddWrites(*node, action);
    }
    ArgumentList outputs;
    for (const Node* node : nodes) {
      bool is_read = false;
      for (const Node* user : node->users()) is_read = is_read || !own.contains(user);
      if (!is_read) continue;
      outputs.emplace_back(made[node]);
      action.outputs.push_back(SlotOf(node));
    }
    graph.Output(Argument::List(std::move(outputs)));
    BACKTAPE_ASSIGN_OR_RETURN(action.part, compile_(graph));
    actions_.push_back(std::move(action));
    return absl::OkStatus();
  }

  // Placeholders whose memory the call writes.
  void AddWrites(const Node& node, Action& action) {
    for (size_t i = 0; i < node.op()->args.size() && i < node.args().size(); ++i) {
      if (!node.op()->args[i].is_written || !node.args()[i].is_node()) continue;
      const Node* written = node.args()[i].node();
      while (written->is_call() && written->op() != nullptr &&
             (written->op()->has_tag(kTagInplace) || written->op()->has_tag(kTagView))) {
        written = written->operand(0);
      }
      if (written->is_placeholder()) action.written.push_back(SlotOf(written));
    }
  }

  void AddCall(const Node& node) {
    Action action;
    const auto take = [&](auto& self, const Argument& argument) -> Argument {
      if (argument.is_node()) {
        action.inputs.push_back(SlotOf(argument.node()));
        return Argument::Symbol{"value"};
      }
      if (!argument.is_sequence()) return {};
      ArgumentList items;
      for (const Argument& item : argument.items()) items.push_back(self(self, item));
      return Argument::List(std::move(items));
    };
    if (node.target() == capture_target::kSetGrad) {
      action.kind = Action::Kind::kSetGrad;
      for (const Argument& arg : node.args()) take(take, arg);
      actions_.push_back(std::move(action));
      return;
    }
    action.kind = Action::Kind::kCall;
    ArgumentList arguments;
    for (const Argument& arg : node.args()) {
      if (arg.is_node() && absl::StartsWith(arg.node()->name(), "hooks_")) {
        BACKTAPE_CHECK(absl::SimpleAtoi(arg.node()->name().substr(6), &action.callee)) << arg.node()->name();
      } else {
        arguments.push_back(take(take, arg));
      }
    }
    action.arguments = Argument::List(std::move(arguments));
    for (const Node* user : node.users()) action.gives_list = action.gives_list || IsItemOfCall(*user);
    if (!action.gives_list) {
      if (node.type().is_tensor()) action.outputs.push_back(SlotOf(&node));
    } else {
      for (const Node* user : node.users()) {
        if (!IsItemOfCall(*user)) continue;
        const auto i = static_cast<size_t>(user->args()[1].to_int());
        if (action.outputs.size() <= i) action.outputs.resize(i + 1, kUnused);
        action.outputs[i] = SlotOf(user);
      }
      // What nobody reads has a place all the same.
      for (Slot& slot : action.outputs) {
        if (slot == kUnused) slot = SlotOf(&node);
      }
    }
    actions_.push_back(std::move(action));
  }

  void PlanFrees(const std::vector<std::optional<Slot>>& results) {
    absl::flat_hash_set<Slot> read_later;
    for (const std::optional<Slot>& slot : results) {
      if (slot.has_value()) read_later.insert(*slot);
    }
    for (size_t i = actions_.size(); i-- > 0;) {
      for (const Slot slot : actions_[i].inputs) {
        if (read_later.insert(slot).second) actions_[i].freed.push_back(slot);
      }
    }
  }

  static constexpr Slot kUnused = UINT32_MAX;
  const Graph& lowered_;
  const GraphCompiler& compile_;
  std::vector<std::string> names_;
  absl::flat_hash_map<const Node*, Slot> slots_;
  std::vector<Cut> cuts_;
  std::vector<Action> actions_;
};

}  // namespace

absl::StatusOr<std::unique_ptr<BackwardFunction>> MakeBackwardProgram(const Graph& lowered,
                                                                      const GraphCompiler& compile) {
  return ProgramMaker(lowered, compile).Make();
}

}  // namespace backtape
