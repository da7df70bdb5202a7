#include "backtape/ir/text/graph_builder.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "backtape/ir/effect_calls.h"
#include "backtape/ir/functionalized_calls.h"
#include "backtape/ir/higher_order_types.h"
#include "backtape/ir/op_packets.h"
#include "backtape/ir/text/cursor.h"
#include "backtape/ir/text/python_syntax.h"
#include "backtape/ir/text/value_printer.h"
#include "backtape/ir/unsupported_ops.h"

namespace backtape {
namespace {

// Each suggestion scans all ops, so texts with very many unknown ops get a limited number.
constexpr size_t kMaxSuggestedOps = 50;
constexpr size_t kMaxSuggestedLength = 200;
constexpr absl::string_view kNoReturnLine = "the text ends before the return line of the graph";
constexpr absl::string_view kCutLine = "the text ends inside this line of the graph";

std::string ProblemOfFunctionalizedCall(const Node& node, bool names_op) {
  if (names_op) {
    return absl::StrCat(node.target(), " calls the unknown op ", node.args()[0].symbol(), ", which cannot run here");
  }
  return absl::StrCat("the first argument of ", node.target(), " must be an op",
                      node.args().empty() ? "" : absl::StrCat(", found ", StrOf(node.args()[0])));
}

}  // namespace

GraphBuilder::GraphBuilder(const LogicalLines& lines, const ReadOptions& options)
    : lines_(lines),
      ops_(options.ops != nullptr ? *options.ops : OpTable::Builtin()),
      allow_unknown_ops_(options.allow_unknown_ops),
      partial_(options.partial),
      graph_(std::make_unique<Graph>(ops_)) {}

void GraphBuilder::Error(const char* where, std::string message) {
  errors_.push_back({lines_.ToOriginal(where), std::move(message)});
}

Node* GraphBuilder::Find(absl::string_view name) const {
  if (!aliases_.empty()) {
    const auto alias = aliases_.find(name);
    if (alias != aliases_.end()) return alias->second.is_node() ? alias->second.node() : nullptr;
  }
  return graph_->Find(name);
}

Argument GraphBuilder::Resolve(absl::string_view name) {
  if (!aliases_.empty()) {
    const auto alias = aliases_.find(name);
    if (alias != aliases_.end()) return alias->second;
  }
  if (Node* node = graph_->Find(name)) return node;
  const bool is_module = name == "torch" || name == "operator" || name == "math" || name == "builtins";
  if (implicit_placeholders_ && !is_module && !broken_names_.contains(name)) {
    Node* first = graph_->first();
    while (first != nullptr && first->is_placeholder()) first = first->next();
    graph_->set_insertion_point(first);
    Node* node = graph_->Placeholder(name);
    node->mutable_provenance().origins.push_back(graph_->AddOrigin({node->name(), 0}));
    graph_->set_insertion_point(nullptr);
    return node;
  }
  DontCheckUsers();
  if (broken_names_.contains(name)) return {};
  if (partial_) {
    // Report this now, so that the node that uses the name is left out: only nodes before the first problem are kept.
    Error(name.data(), absl::StrCat("undefined name ", name));
  } else {
    undefined_names_.push_back(name);
  }
  return {};
}

const OpSchema* GraphBuilder::FindOp(absl::string_view written) {
  const auto [it, is_new] = op_of_target_.try_emplace(written, nullptr);
  if (is_new) {
    const std::string target = TargetOfShortName(written);
    it->second = ops_.Find(target);
    if (it->second == nullptr) it->second = FindByOtherName(ops_, target);
  }
  return it->second;
}

void GraphBuilder::NoteUnknown(std::string target) {
  if (noted_.insert(target).second) unknown_ops_.push_back(std::move(target));
}

const OpSchema* GraphBuilder::FindCalledOp(absl::string_view written) {
  const std::string target = TargetOfShortName(written);
  const OpSchema* op = FindOp(written);
  const bool is_known = op != nullptr || IsKnownHigherOrderTarget(target) || IsFunctionalizedTarget(target) ||
                        IsReplacedOp(target) || target == kWithEffects;
  if (is_known || !absl::StartsWith(target, "torch.ops.")) return op;
  const auto [it, is_new] = unknown_targets_.try_emplace(written);
  if (is_new) {
    NoteUnknown(target);
    // A packet without overload, or with one that writes `out`, is resolved later, by the types of the arguments.
    const bool is_packet = !OverloadsOfPacket(ops_, PacketOfOutOverload(target)).empty();
    if (!allow_unknown_ops_ && !is_packet) {
      it->second = absl::StrCat("unknown op ", target, ReasonForUnsupported(target));
      std::vector<std::string> similar;
      if (ReasonForUnsupported(target).empty() && unknown_ops_.size() <= kMaxSuggestedOps &&
          target.size() <= kMaxSuggestedLength) {
        similar = ops_.Suggestions(target);
      }
      if (!similar.empty()) absl::StrAppend(&it->second, "; did you mean ", absl::StrJoin(similar, ", "), "?");
    }
  }
  if (!it->second.empty()) Error(written.data(), it->second);
  return nullptr;
}

// Gives a new node the name that the text gives it. Returns null after reporting that the name is taken.
Node* GraphBuilder::Define(Node* node, absl::string_view name) {
  if (name.empty()) {
    made_up_names_.insert(node);
    return node;
  }
  // In code, such a node could not be distinguished from the constant. FX does not use these names.
  if (name == "inf" || name == "nan" || name == "None" || name == "True" || name == "False") {
    graph_->Erase(node);
    Error(name.data(), absl::StrCat("a node cannot be named ", name, ", which is a constant"));
    DontCheckUsers();
    return nullptr;
  }
  if (!aliases_.empty()) aliases_.erase(name);
  if (node->name() == name) return node;
  // The name was taken, so the graph made another one.
  Node* earlier = graph_->Find(name);
  if (replace_placeholders_ && !node->is_placeholder() && earlier->is_placeholder() && earlier->num_users() == 0) {
    graph_->Erase(earlier);
    if (graph_->Rename(node, name)) return node;
  }
  if (made_up_names_.contains(earlier)) {
    const std::string made_up = node->name();
    graph_->Rename(node, absl::StrCat(made_up, "_"));
    if (graph_->Rename(earlier, made_up) && graph_->Rename(node, name)) return node;
  } else if (allow_rebinding_ && !node->is_placeholder()) {
    made_up_names_.insert(node);
    Alias(name, node);
    return node;
  }
  graph_->Erase(node);
  Error(name.data(), absl::StrCat("%", name, " is defined a second time; the first definition is on line ",
                                  graph_->origins()[earlier->provenance().origins[0]].line));
  DontCheckUsers();
  return nullptr;
}

Node* GraphBuilder::AddNode(Opcode opcode, absl::string_view target, ArgumentList args, KeywordArguments kwargs,
                            absl::string_view name, int line) {
  if (gave_up()) return nullptr;
  std::string overload;
  if (opcode == Opcode::kCallFunction && ops_.Find(target) == nullptr) {
    if (const OpSchema* op = FindByOtherName(ops_, target)) target = overload = op->Target();
  }
  Node* node = Define(graph_->Create(opcode, target, std::move(args), std::move(kwargs), name), name);
  if (node == nullptr) return nullptr;
  if (opcode == Opcode::kPlaceholder) {
    // Some PyTorch versions put an exported program's get_attr nodes before its placeholders.
    if (only_attributes_ && first_other_ != nullptr) graph_->MoveBefore(node, first_other_);
  } else {
    if (first_other_ == nullptr) first_other_ = node;
    only_attributes_ &= opcode == Opcode::kGetAttr;
  }
  if (opcode == Opcode::kCallFunction && node->op() == nullptr) {
    if (IsKnownHigherOrderTarget(target)) {
      higher_order_calls_.emplace_back(node, name.empty() ? target.data() : name.data());
    } else if (IsFunctionalizedTarget(target)) {
      const bool names_op = !node->args().empty() && node->args()[0].is_symbol();
      if (!names_op || ops_.Find(node->args()[0].symbol()) == nullptr) {
        NoteUnknown(names_op ? node->args()[0].symbol() : std::string(target));
        if (!allow_unknown_ops_) {
          const char* where = name.empty() ? target.data() : name.data();
          Error(where, ProblemOfFunctionalizedCall(*node, names_op));
        }
      }
    } else if (FindWrappedOp(*graph_, *node) == nullptr) {
      NoteUnknown(std::string(target));
    }
  }
  if (opcode == Opcode::kCallMethod) NoteUnknown(absl::StrCat("Tensor.", target));
  if (opcode == Opcode::kCallModule) NoteUnknown(absl::StrCat("self.", target));
  Provenance& provenance = node->mutable_provenance();
  if (node->is_call() || opcode == Opcode::kGetAttr) provenance.stack = stack_;
  provenance.origins.push_back(graph_->AddOrigin({node->name(), line}));
  return node;
}

void GraphBuilder::AddOutput(const char* where, Argument value, int line) {
  if (gave_up()) return;
  if (output_ != nullptr) {
    Error(where, "the graph returns a second time");
    return;
  }
  output_ = graph_->Output(std::move(value));
  output_->mutable_provenance().origins.push_back(graph_->AddOrigin({output_->name(), line}));
}

void GraphBuilder::AddOutputOfUnusedValues(const char* where, int line) {
  std::vector<Argument> values;
  for (Node* node : graph_->nodes()) {
    if (!node->has_uses() && !node->is_placeholder()) values.push_back(node);
  }
  AddOutput(where, Argument::Tuple(std::move(values)), line);
}

void GraphBuilder::MarkBroken(absl::string_view name) {
  broken_names_.insert(name);
  DontCheckUsers();
}

void GraphBuilder::AddSubgraph(GraphText subgraph) {
  for (std::string& target : subgraph.unknown_ops) NoteUnknown(std::move(target));
  graph_->subgraphs().insert_or_assign(std::move(subgraph.title), std::move(subgraph.graph));
}

// Calls that lack a subgraph are left alone: print(graph) does not print subgraphs.
void GraphBuilder::CheckHigherOrderCalls() {
  for (const auto& [node, where] : higher_order_calls_) {
    if (!IsHigherOrderCall(*node) || LacksSubgraphs(*node)) continue;
    const absl::StatusOr<HigherOrderCall> call = ReadHigherOrderCall(*node);
    absl::Status status = call.status();
    if (status.ok()) {
      ShapeEnv env;
      const auto stated = [](const Graph& graph,
                             absl::Span<const ValueType>) -> absl::StatusOr<std::vector<ValueType>> {
        return StatedOutputTypes(graph);
      };
      status = HigherOrderType(*call, env, stated).status();
    }
    if (!status.ok()) Error(where, absl::StrCat("%", node->name(), " (", node->target(), "): ", status.message()));
  }
}

void GraphBuilder::Finish(const char* where, ReadOutcome* outcome) {
  if (output_ == nullptr && !partial_) DontCheckUsers();
  ReportUndefinedNames();
  const bool may_be_cut = output_ == nullptr || implicit_placeholders_;
  if (!(may_be_cut && EraseErrorsOfCut(where)) && output_ == nullptr && !partial_) {
    Error(where, std::string(kNoReturnLine));
  }
  if (errors_.empty() && outcome->errors.empty()) CheckHigherOrderCalls();
  if (check_users_ && !partial_) CheckUsers();
  if (partial_) FinishPartial(where, outcome);
  outcome->graph.graph = std::move(graph_);
  outcome->graph.unknown_ops = std::move(unknown_ops_);
  outcome->errors.insert(outcome->errors.begin(), std::make_move_iterator(errors_.begin()),
                         std::make_move_iterator(errors_.end()));
}

// If the text ends inside a line, replaces the problems at the end of this line by one that names the cause. Returns
// false if the line has no such problems.
bool GraphBuilder::EraseErrorsOfCut(const char* where) {
  const absl::string_view all = lines_.text();
  const absl::string_view before = absl::StripTrailingAsciiWhitespace(all.substr(0, where - all.data()));
  const absl::string_view after = absl::StripLeadingAsciiWhitespace(all.substr(where - all.data()));
  // The fence of a block in Markdown may follow.
  if (partial_ && !after.empty() && after.find_first_not_of("`~ \n") != absl::string_view::npos) return false;
  const char* word = before.data() + before.size();
  while (word > before.data() && (IsNameByte(word[-1]) || word[-1] == '.' || word[-1] == ':')) --word;
  // The number of users: "[num_us", "[#use".
  const absl::string_view bracket = before.substr(0, word - before.data());
  if (absl::EndsWith(bracket, ": [")) word -= 1;
  if (absl::EndsWith(bracket, ": [#")) word -= 2;
  const size_t first = lines_.ToOriginal(word);
  const size_t erased = std::erase_if(errors_, [first](const TextError& error) {
    return error.offset >= first && !absl::StartsWith(error.message, "the text ends");
  });
  if (erased == 0) return false;
  Error(before.data() + before.size(), std::string(kCutLine));
  return true;
}

void GraphBuilder::FinishPartial(const char* where, ReadOutcome* outcome) {
  if (errors_.empty() && output_ != nullptr) return;
  if (errors_.empty()) Error(where, std::string(kNoReturnLine));
  outcome->cut = std::move(errors_[0]);
  errors_.clear();
  if (output_ == nullptr) AddOutputOfUnusedValues(where, 0);
}

void GraphBuilder::ReportUndefinedNames() {
  for (const absl::string_view name : undefined_names_) {
    if (broken_names_.contains(name)) continue;
    const Node* later = graph_->Find(name);
    if (later == nullptr) {
      Error(name.data(), absl::StrCat("undefined name ", name));
    } else {
      Error(name.data(), absl::StrCat(name, " is used before its definition on line ",
                                      graph_->origins()[later->provenance().origins[0]].line));
    }
  }
}

void GraphBuilder::CheckUsers() {
  for (const ExpectedUsers& expected : users_) {
    const auto actual = static_cast<int64_t>(expected.node->num_users());
    if (actual == expected.count) continue;
    Error(expected.where, absl::StrCat("the text says that %", expected.node->name(), " has ", expected.count,
                                       expected.count == 1 ? " user" : " users", ", but in this graph it has ", actual,
                                       " (was the text truncated or edited?)"));
  }
}

}  // namespace backtape
