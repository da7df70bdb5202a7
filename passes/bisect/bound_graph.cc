#include "backtape/passes/bisect/bound_graph.h"

#include <algorithm>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/interp/copy_values.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/infer_types.h"
#include "backtape/passes/alias_analysis.h"
#include "backtape/tensor/status_macros.h"

namespace backtape {
namespace {

void AddSymbols(const SymInt& size, std::vector<std::string>& symbols) {
  for (std::string& symbol : size.symbols()) symbols.push_back(std::move(symbol));
}

std::vector<std::string> SymbolsOf(const ValueType& type) {
  std::vector<std::string> symbols;
  if (type.is_sym_int()) AddSymbols(type.sym_int(), symbols);
  if (type.is_tensor()) {
    for (const SymInt& size : type.tensor().sizes) AddSymbols(size, symbols);
  }
  if (type.is_list()) {
    for (const ValueType& item : type.list()) {
      for (std::string& symbol : SymbolsOf(item)) symbols.push_back(std::move(symbol));
    }
  }
  return symbols;
}

// A number or None as a constant argument; nullopt for other values.
std::optional<Argument> ConstantOf(const IValue& value) {
  if (value.is_none()) return Argument();
  if (value.is_scalar()) return Argument(value.scalar());
  return std::nullopt;
}

class Cutter {
 public:
  Cutter(const BoundGraph& bound, const NodeValues& values, const Cut& cut)
      : graph_(*bound.graph),
        values_(values),
        cut_(cut),
        made_{std::make_unique<Graph>(graph_.ops()), {}, bound.seed} {}

  absl::StatusOr<BoundGraph> Run() {
    FindNeeded();
    if (needed_.empty())
      return absl::InvalidArgumentError("the chosen part of the graph returns nothing and writes nothing");
    FindDefinedSymbols();
    for (const Origin& origin : graph_.origins()) made_.graph->AddOrigin(origin);
    // Placeholders come first; those of the given graph keep their order.
    for (const Node* node : graph_.nodes()) {
      if (sources_.contains(node) && node->opcode() != Opcode::kGetAttr) AddPlaceholder(*node);
    }
    for (const Node* node : graph_.nodes()) {
      if (sources_.contains(node) && node->opcode() == Opcode::kGetAttr) AddAttribute(*node);
      if (needed_.contains(node)) AddCall(*node);
    }
    std::vector<Argument> returned;
    for (const Node* node : returned_) returned.emplace_back(copies_.at(node));
    made_.graph->Output(Argument::Tuple(std::move(returned)));
    ShapeEnv env;
    BACKTAPE_RETURN_IF_ERROR(InferTypes(*made_.graph, env));
    return std::move(made_);
  }

 private:
  const IValue* ValueOf(const Node* node) const {
    const auto it = values_.find(node);
    return it == values_.end() ? nullptr : &it->second;
  }

  void FindNeeded() {
    for (const Node* node : cut_.returned) {
      const IValue* const value = ValueOf(node);
      if (!cut_.kept.contains(node) || (value != nullptr && !value->is_tensor())) continue;
      returned_.push_back(node);
      Need(node);
    }
    for (const Node* node : cut_.kept) {
      if (MayWrite(*node)) Need(node);
    }
    while (!waiting_.empty()) {
      const Node* const node = waiting_.back();
      waiting_.pop_back();
      for (size_t i = 0; i < node->num_operands(); ++i) NeedOperand(node->operand(i));
    }
  }

  void Need(const Node* call) {
    if (needed_.insert(call).second) waiting_.push_back(call);
  }

  void NeedOperand(const Node* node) {
    if (!node->is_call()) {
      sources_.insert(node);
      return;
    }
    const IValue* const value = ValueOf(node);
    const bool can_be_given = value != nullptr && (value->is_tensor() || ConstantOf(*value).has_value());
    if (cut_.kept.contains(node) || !can_be_given) {
      Need(node);
    } else if (value->is_tensor()) {
      sources_.insert(node);
    }
  }

  // A symbol is defined if it is a size or the value of a placeholder of the given graph that the part keeps.
  void FindDefinedSymbols() {
    for (const Node* node : sources_) {
      if (!node->is_placeholder()) continue;
      const auto define = [this](const SymInt& size) {
        if (std::optional<std::string> symbol = size.symbol()) defined_.insert(*std::move(symbol));
      };
      if (node->type().is_sym_int()) define(node->type().sym_int());
      if (!node->type().is_tensor()) continue;
      for (const SymInt& size : node->type().tensor().sizes) define(size);
    }
  }

  bool IsDefined(const ValueType& type) const {
    const std::vector<std::string> symbols = SymbolsOf(type);
    return std::all_of(symbols.begin(), symbols.end(),
                       [this](const std::string& symbol) { return defined_.contains(symbol); });
  }

  // Strides in the given graph may differ from those in a part of it.
  static ValueType WithoutStrides(const ValueType& type) {
    if (!type.is_tensor() || !type.tensor().strides) return type;
    TensorType row_major = type.tensor();
    row_major.strides.reset();
    row_major.storage_offset = 0;
    return row_major;
  }

  void Copied(const Node& node, Node* copy, const ValueType& type) {
    copy->set_type(type);
    copy->set_provenance(node.provenance());
    copies_.emplace(&node, copy);
  }

  void AddPlaceholder(const Node& node) {
    const IValue* const value = ValueOf(&node);
    IValue input = value == nullptr ? IValue() : *value;
    const bool is_given = node.is_placeholder();
    if (!is_given) input = input.tensor().Contiguous();
    const bool keeps_type = node.type().is_known() && IsDefined(node.type());
    const ValueType type = keeps_type ? node.type() : ValueType::Of(input);
    Copied(node, made_.graph->Placeholder(node.name()), is_given ? type : WithoutStrides(type));
    made_.inputs.push_back(std::move(input));
  }

  void AddAttribute(const Node& node) {
    const std::string target(node.target());
    const auto value = graph_.attributes().find(target);
    if (value != graph_.attributes().end()) made_.graph->attributes().emplace(target, value->second);
    Copied(node, made_.graph->GetAttr(target, node.name()), node.type());
  }

  void AddCall(const Node& node) {
    const auto translate = [this](Argument& leaf) {
      const auto it = copies_.find(leaf.node());
      leaf = it != copies_.end() ? Argument(it->second) : *ConstantOf(*ValueOf(leaf.node()));
    };
    ArgumentList args = node.args();
    KeywordArguments kwargs = node.kwargs();
    for (Argument& argument : args) argument.ForEachNode(translate);
    for (auto& [key, argument] : kwargs) argument.ForEachNode(translate);
    Node* const copy =
        made_.graph->Create(node.opcode(), node.target(), std::move(args), std::move(kwargs), node.name());
    Copied(node, copy, IsDefined(node.type()) ? WithoutStrides(node.type()) : ValueType());
  }

  const Graph& graph_;
  const NodeValues& values_;
  const Cut& cut_;
  BoundGraph made_;
  std::vector<const Node*> returned_;
  std::vector<const Node*> waiting_;
  absl::flat_hash_set<const Node*> needed_;   // calls
  absl::flat_hash_set<const Node*> sources_;  // placeholders, get_attr nodes, calls whose value is bound
  absl::flat_hash_set<std::string> defined_;
  absl::flat_hash_map<const Node*, Node*> copies_;
};

}  // namespace

BoundGraph WithOwnValues(const BoundGraph& bound) {
  BoundGraph own = bound.Clone();
  IValueList values = own.inputs;
  for (const auto& [target, tensor] : own.graph->attributes()) values.emplace_back(tensor);
  values = CopyValues(values);
  size_t next = 0;
  for (IValue& input : own.inputs) input = values[next++];
  for (auto& [target, tensor] : own.graph->attributes()) tensor = values[next++].tensor();
  return own;
}

void StateInputTypes(Graph& graph, const IValueList& inputs) {
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size() && i < inputs.size(); ++i) {
    const bool is_tensor = inputs[i].is_tensor() && inputs[i].tensor().defined();
    if (is_tensor && !placeholders[i]->type().is_known()) placeholders[i]->set_type(inputs[i].tensor().type());
  }
}

std::unique_ptr<Graph> TypedCopy(const BoundGraph& bound) {
  std::unique_ptr<Graph> typed = bound.graph->Clone();
  StateInputTypes(*typed, bound.inputs);
  ShapeEnv env;
  InferTypes(*typed, env).IgnoreError();
  return typed;
}

NodeValues RecordValues(const BoundGraph& bound) {
  const Graph& graph = *bound.graph;
  const bool writes = std::any_of(graph.nodes().begin(), graph.nodes().end(),
                                  [](const Node* node) { return node->is_call() && MayWrite(*node); });
  NodeValues values;
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) values.emplace(placeholders[i], bound.inputs[i]);
  BoundGraph own = writes ? WithOwnValues(bound) : bound.Clone();
  const absl::StatusOr<std::unique_ptr<Executable>> executable = CompileForInterpreter(*own.graph);
  if (!executable.ok()) return values;
  RunOptions options;
  options.seed = bound.seed;
  options.hook = [&](const Node& node, absl::Span<const IValue>,
                     absl::FunctionRef<absl::StatusOr<IValue>()> evaluate) -> absl::StatusOr<IValue> {
    absl::StatusOr<IValue> value = evaluate();
    if (value.ok()) values.emplace(graph.Find(node.name()), writes ? CopyValues({*value})[0] : *value);
    return value;
  };
  // If the run fails, keep what it recorded.
  (*executable)->Run(std::move(own.inputs), options).IgnoreError();
  return values;
}

absl::StatusOr<BoundGraph> CutGraph(const BoundGraph& bound, const NodeValues& values, const Cut& cut) {
  return Cutter(bound, values, cut).Run();
}

std::vector<const Node*> CallsOf(const Graph& graph) {
  std::vector<const Node*> calls;
  for (const Node* node : graph.nodes()) {
    if (node->is_call()) calls.push_back(node);
  }
  return calls;
}

std::vector<const Node*> ReturnedNodes(const Graph& graph) {
  std::vector<const Node*> returned;
  absl::flat_hash_set<const Node*> seen;
  const Node* const output = graph.output();
  for (size_t i = 0; output != nullptr && i < output->num_operands(); ++i) {
    if (seen.insert(output->operand(i)).second) returned.push_back(output->operand(i));
  }
  return returned;
}

}  // namespace backtape
