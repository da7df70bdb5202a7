#include "backtape/ir/text/graph_builder.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace backtape {
namespace {

// A suggestion costs a look at every op: not for texts that are no graphs of ours at all.
constexpr size_t kMaxSuggestedOps = 50;
constexpr size_t kMaxSuggestedLength = 200;

}  // namespace

GraphBuilder::GraphBuilder(absl::string_view text, const ReadOptions& options)
    : text_(text),
      ops_(options.ops != nullptr ? *options.ops : OpTable::Builtin()),
      allow_unknown_ops_(options.allow_unknown_ops),
      graph_(std::make_unique<Graph>(ops_)) {}

void GraphBuilder::Error(const char* where, std::string message) {
  errors_.push_back({static_cast<size_t>(where - text_.data()), std::move(message)});
}

Argument GraphBuilder::Resolve(absl::string_view name) {
  if (Node* node = graph_->Find(name)) return node;
  DontCheckUsers();
  if (!broken_names_.contains(name)) undefined_names_.push_back(name);
  return {};
}

const OpSchema* GraphBuilder::FindOp(absl::string_view target) {
  const auto [it, is_new] = op_of_target_.try_emplace(target, nullptr);
  if (is_new) it->second = ops_.Find(target);
  return it->second;
}

const OpSchema* GraphBuilder::FindCalledOp(absl::string_view target) {
  const OpSchema* op = FindOp(target);
  if (op != nullptr || !absl::StartsWith(target, "torch.ops.")) return op;
  const auto [it, is_new] = unknown_targets_.try_emplace(target);
  if (is_new) {
    unknown_ops_.push_back(std::string(target));
    if (!allow_unknown_ops_) {
      it->second = absl::StrCat("unknown op ", target);
      std::vector<std::string> similar;
      if (unknown_ops_.size() <= kMaxSuggestedOps && target.size() <= kMaxSuggestedLength) {
        similar = ops_.Suggestions(target);
      }
      if (!similar.empty()) absl::StrAppend(&it->second, "; did you mean ", absl::StrJoin(similar, ", "), "?");
    }
  }
  if (!allow_unknown_ops_) Error(target.data(), it->second);
  return nullptr;
}

Node* GraphBuilder::AddNode(Opcode opcode, absl::string_view target, ArgumentList args, KeywordArguments kwargs,
                            absl::string_view name, int line) {
  Node* node = graph_->Create(opcode, target, std::move(args), std::move(kwargs), name);
  if (node->name() != name) {
    // The name was taken, so the graph made another one.
    graph_->Erase(node);
    const Node* earlier = graph_->Find(name);
    Error(name.data(), absl::StrCat("%", name, " is defined a second time; first in line ",
                                    graph_->origins()[earlier->provenance().origins[0]].line));
    DontCheckUsers();
    return nullptr;
  }
  Provenance& provenance = node->mutable_provenance();
  if (node->is_call() || opcode == Opcode::kGetAttr) provenance.stack = stack_;
  provenance.origins.push_back(graph_->AddOrigin({node->name(), line}));
  return node;
}

void GraphBuilder::AddOutput(const char* where, Argument value, int line) {
  if (output_ != nullptr) {
    Error(where, "the graph returns a second time");
    return;
  }
  output_ = graph_->Output(std::move(value));
  output_->mutable_provenance().origins.push_back(graph_->AddOrigin({output_->name(), line}));
}

void GraphBuilder::MarkBroken(absl::string_view name) {
  broken_names_.insert(name);
  DontCheckUsers();
}

void GraphBuilder::Finish(const char* where) {
  if (output_ == nullptr) {
    Error(where, "the text ends inside the graph: it has no return line");
    DontCheckUsers();
  }
  ReportUndefinedNames();
  if (check_users_) CheckUsers();
}

void GraphBuilder::ReportUndefinedNames() {
  for (const absl::string_view name : undefined_names_) {
    if (broken_names_.contains(name)) continue;
    const Node* later = graph_->Find(name);
    if (later == nullptr) {
      Error(name.data(), absl::StrCat("undefined name ", name));
    } else {
      Error(name.data(), absl::StrCat(name, " is used before it is defined in line ",
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
                                       " (is the text cut, or was it edited?)"));
  }
}

}  // namespace backtape
