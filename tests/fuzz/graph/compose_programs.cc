// Graphs with subgraphs, lists of tensors, and random numbers.
#include <algorithm>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/ir/infer_types.h"
#include "backtape/tests/fuzz/graph/composer.h"

namespace backtape::graph_fuzz {

// Makes a subgraph over placeholders of these types and returns the node that names it. `finish` gets the graph and its
// placeholders and returns what the subgraph returns.
Node* Composer::Subgraph(const std::vector<ValueType>& types,
                         const std::function<std::vector<Argument>(Graph&, const std::vector<Node*>&)>& finish) {
  Graph& graph = *made_.bound.graph;
  auto body = std::make_unique<Graph>();
  std::vector<Node*> placeholders;
  for (const ValueType& type : types)
    placeholders.push_back(body->Placeholder(absl::StrCat("arg", placeholders.size(), "_1"), type));
  body->Output(Argument::List(finish(*body, placeholders)));
  const std::string name = absl::StrCat("body_", graph.subgraphs().size());
  graph.subgraphs()[name] = std::move(body);
  return graph.GetAttr(name, name);
}

// A few calls that keep sizes and dtype.
Node* Composer::Step(Graph& graph, std::vector<Node*> values, int64_t count) {
  Node* x = values[static_cast<size_t>(Number(values.size()))];
  for (; count > 0; --count) {
    Node* const other = values[static_cast<size_t>(Number(values.size()))];
    switch (Number(7)) {
      case 0:
        x = graph.Call("aten.mul.Tensor", {x, other});
        break;
      case 1:
        x = graph.Call("aten.add.Tensor", {x, other});
        break;
      case 2:
        x = graph.Call("aten.tanh.default", {x});
        break;
      case 3:
        x = graph.Call("aten.mul.Tensor", {x, OneOf({0.5, -1.0, 0.25})});
        break;
      case 4:
        x = graph.Call("aten.where.self", {graph.Call("aten.gt.Scalar", {x, 0}), x, other});
        break;
      case 5: {
        // A write to a value of the subgraph's own.
        Node* const copy = graph.Call("aten.clone.default", {x});
        x = graph.Call("aten.sub_.Tensor", {copy, other});
        break;
      }
      default:
        x = graph.Call(OneOf({"aten.neg.default", "aten.sin.default", "aten.relu.default"}), {x});
    }
    values.push_back(x);
  }
  return x;
}

// Adds a call that returns a list of results with these types, each of which becomes a value.
void Composer::AddHigherOrder(absl::string_view name, ArgumentList args, const std::vector<ValueType>& types) {
  if (has_failed_) return;
  Graph& graph = *made_.bound.graph;
  Node* const call =
      graph.Create(Opcode::kCallFunction, absl::StrCat("torch.ops.higher_order.", name), std::move(args));
  for (size_t i = 0; i < types.size(); ++i) {
    Node* const item = graph.Call("operator.getitem", {call, static_cast<int64_t>(i)});
    item->set_type(types[i]);
    values_.push_back(item);
  }
}

void Composer::AddControlFlow() {
  const DType dtype = TypeOf(values_[0]).dtype;
  const std::vector<int64_t> sizes = SizesOf(values_[0]);
  const ValueType type(TensorType::Contiguous(dtype, SymIntVector(sizes.begin(), sizes.end())));
  const auto value = [&]() -> Node* {
    std::vector<Node*> fitting;
    for (Node* node : values_) {
      if (SizesOf(node) == sizes && TypeOf(node).dtype == dtype) fitting.push_back(node);
    }
    return Pick(fitting);
  };
  const auto calls = [&](Graph& graph, const std::vector<Node*>& arguments) {
    std::vector<Argument> results;
    results.emplace_back(Step(graph, arguments, 1 + Number(3)));
    return results;
  };
  switch (Number(6)) {
    case 0: {
      Node* const predicate = OneIn(2) ? Input(Tensor::FromValues({}, {static_cast<double>(Number(2))}, DType::kBool))
                                       : Call("aten.any.default", {Call("aten.gt.Scalar", {value(), 1})});
      if (predicate == nullptr) return;
      if (values_.back() == predicate) values_.pop_back();
      Node* const a = Subgraph({type, type}, calls);
      Node* const b = Subgraph({type, type}, calls);
      AddHigherOrder("cond", {predicate, a, b, Argument::Tuple({Argument(value()), Argument(value())})}, {type});
      return;
    }
    case 1: {
      const ValueType count(TensorType::Contiguous(DType::kInt64, {}));
      const int64_t steps = Number(5);
      Node* const start = Input(Tensor::FromValues({}, {0}, DType::kInt64));
      values_.pop_back();
      Node* const condition = Subgraph({count, type, type}, [&](Graph& graph, const std::vector<Node*>& arguments) {
        return std::vector<Argument>{Argument(graph.Call("aten.lt.Scalar", {arguments[0], steps}))};
      });
      // A condition returns a bool, not a list.
      Graph& of_condition = *made_.bound.graph->FindSubgraph(condition->target());
      of_condition.output()->SetArgs({of_condition.output()->args()[0].items()[0]});
      Node* const body = Subgraph({count, type, type}, [&](Graph& graph, const std::vector<Node*>& arguments) {
        std::vector<Argument> results = {Argument(graph.Call("aten.add.Tensor", {arguments[0], 1}))};
        results.emplace_back(Step(graph, {arguments[1], arguments[2]}, 1 + Number(3)));
        // A body must not return one of its inputs itself.
        results.back() = Argument(graph.Call("aten.clone.default", {results.back()}));
        return results;
      });
      AddHigherOrder("while_loop",
                     {condition, body, Argument::Tuple({Argument(start), Argument(value())}),
                      Argument::Tuple({Argument(value())})},
                     {count, type});
      if (!has_failed_) values_.erase(values_.end() - 2);  // later calls cannot use the count, which is 0-dim
      return;
    }
    default:
      AddScan(type, value());
  }
}

void Composer::AddScan(const ValueType& type, Node* x) {
  // The slices have one dim less than x.
  std::vector<int64_t> sizes = SizesOf(x);
  if (sizes.empty()) return;
  const int64_t steps = sizes[0];
  sizes.erase(sizes.begin());
  const DType dtype = TypeOf(x).dtype;
  const ValueType slice(TensorType::Contiguous(dtype, SymIntVector(sizes.begin(), sizes.end())));
  const auto one = [&](Graph& graph, const std::vector<Node*>& arguments) {
    Node* const made = graph.Call("aten.clone.default", {Step(graph, arguments, 1 + Number(3))});
    return std::vector<Argument>{Argument(made)};
  };
  const auto unscanned = [&] {
    Node* const made = AnyInput(sizes, dtype);
    values_.pop_back();
    return made;
  };
  switch (Number(3)) {
    case 0: {
      Node* const body = Subgraph({slice, slice}, one);
      AddHigherOrder("map_impl", {body, Argument::List({Argument(x)}), Argument::List({Argument(unscanned())})},
                     {type});
      return;
    }
    case 1: {
      if (steps == 0) return;
      Node* const body = Subgraph({slice, slice}, [&](Graph& graph, const std::vector<Node*>& arguments) {
        const char* const op = OneOf({"aten.add.Tensor", "aten.mul.Tensor", "aten.maximum.default"});
        return std::vector<Argument>{Argument(graph.Call(op, {arguments[0], arguments[1]}))};
      });
      AddHigherOrder("associative_scan", {body, Argument::List({Argument(x)}), Argument::Tuple({})}, {type});
      return;
    }
    default: {
      Node* const body = Subgraph({slice, slice, slice}, [&](Graph& graph, const std::vector<Node*>& arguments) {
        std::vector<Argument> results = one(graph, arguments);
        for (const Argument& item : one(graph, arguments)) results.push_back(item);
        return results;
      });
      Node* const init = unscanned();
      AddHigherOrder("scan",
                     {body, Argument::List({Argument(init)}), Argument::List({Argument(x)}),
                      Argument::Tuple({Argument(unscanned())})},
                     {slice, type});
      if (!has_failed_) values_.erase(values_.end() - 2);
    }
  }
}

void Composer::ComposeControlFlow() {
  const std::vector<int64_t> sizes =
      OneOf<std::vector<int64_t>>({{3}, {2, 3}, {4, 2}, {1, 3}, {5}, {3, 2, 2}, {0, 2}, {2, 0}});
  const DType dtype = AnyFloat();
  for (int64_t i = Number(2); i >= 0; --i) AnyInput(sizes, dtype);
  for (int64_t i = Number(2); i >= 0; --i) {
    AddControlFlow();
    if (OneIn(3)) Add(OneOf({"aten.mul.Tensor", "aten.add.Tensor"}), {values_.back(), Pick(values_)});
  }
}

void Composer::AddListCall(const std::vector<std::vector<Node*>>& lists) {
  const auto list = [&] {
    const std::vector<Node*>& from = Pick(lists);
    return Argument::List({from.begin(), from.end()});
  };
  const auto scalars = [&] {
    std::vector<Argument> numbers;
    for (size_t i = 0; i < lists[0].size(); ++i) numbers.emplace_back(OneOf({0.5, -1.0, 2.0}));
    return Argument::List(std::move(numbers));
  };
  const bool writes = OneIn(2);
  const auto name = [&](absl::string_view op, absl::string_view overload) {
    return absl::StrCat("aten._foreach_", op, writes ? "_." : ".", overload);
  };
  const char* const binary = OneOf({"add", "mul", "sub", "div", "maximum", "minimum", "pow"});
  switch (Number(8)) {
    case 0:
    case 1:
      Add(name(binary, "List"), {list(), list()});
      return;
    case 2:
      Add(name(binary, "Scalar"), {list(), OneOf({0.5, 2.0, -1.0})});
      return;
    case 3:
      Add(name(binary, "ScalarList"), {list(), scalars()});
      return;
    case 4:
      OneIn(2) ? Add(name(OneOf({"addcmul", "addcdiv"}), "Scalar"), {list(), list(), list(), OneOf({0.5, -2.0})})
               : Add(name(OneOf({"addcmul", "addcdiv"}), "ScalarList"), {list(), list(), list(), scalars()});
      return;
    case 5:
      OneIn(2) ? Add(name("lerp", "Scalar"), {list(), list(), 0.25})
               : Add(name("lerp", "List"), {list(), list(), list()});
      return;
    case 6:
      Add(name(OneOf({"neg", "abs", "sqrt", "exp", "reciprocal", "zero", "sign", "sigmoid"}), "default"), {list()});
      return;
    default:
      OneIn(3) ? Add("aten._foreach_copy_.default", {list(), list()})
               : Add(OneIn(2) ? "aten._foreach_norm.Scalar" : "aten._foreach_max.default", {list()});
  }
}

// Steps of an optimiser over lists of parameters, gradients and moments.
void Composer::ComposeLists() {
  const int64_t length = 1 + Number(4);
  std::vector<std::vector<int64_t>> sizes;
  for (int64_t i = 0; i < length; ++i) sizes.push_back(OneIn(8) ? AnySizes() : Sizes(3, {1, 2, 3, 9}));
  std::vector<std::vector<Node*>> lists(static_cast<size_t>(2 + Number(2)));
  const DType dtype = AnyFloat();
  for (auto& list : lists) {
    for (const auto& of : sizes) list.push_back(AnyInput(of, OneIn(12) ? AnyDType() : dtype));
  }
  if (OneIn(2)) {
    for (Node*& value : lists[0]) value = Call("aten.clone.default", {value});
  }
  for (int64_t i = 1 + Number(4); i > 0; --i) {
    const size_t before = values_.size();
    AddListCall(lists);
    const std::vector<Node*> made(values_.begin() + static_cast<int64_t>(before), values_.end());
    if (made.size() == static_cast<size_t>(length)) lists.push_back(made);
    if (OneIn(3)) AddView(Pick(values_));
  }
}

void Composer::ComposeRandom() {
  const DType dtype = AnyFloat();
  AnyInput(AnySizes(), dtype);
  for (int64_t i = 1 + Number(4); i > 0; --i) {
    Node* const x = OneIn(2) ? values_.back() : Pick(values_);
    const Argument sizes = Argument::IntList(Sizes(3, {1, 2, 3, 5, 65}));
    const KeywordArguments typed = {{"dtype", AnyFloat()}};
    const KeywordArguments any = {{"dtype", AnyDType()}};
    switch (Number(12)) {
      case 0:
        Add(OneOf({"aten.rand.default", "aten.randn.default"}), {sizes}, typed);
        break;
      case 1:
        Add(OneOf({"aten.rand_like.default", "aten.randn_like.default"}), {x}, OneIn(2) ? typed : KeywordArguments());
        break;
      case 2:
        Add("aten.native_dropout.default",
            {x, OneOf({0.0, 0.25, 0.5, 1.0}), OneIn(4) ? Argument(false) : Argument(true)});
        break;
      case 3:
        if (OneIn(2)) {
          Add("aten.bernoulli.p", {x, OneOf({0.0, 0.3, 1.0})});
        } else if (Add("aten.rand_like.default", {x}) != nullptr) {
          Add("aten.bernoulli.default", {values_.back()});
        }
        break;
      case 4:
        Add(OneOf({"aten.uniform.default", "aten.normal_functional.default", "aten.cauchy.default",
                   "aten.log_normal.default"}),
            {x, OneOf({0.0, -1.0}), OneOf({1.0, 2.5})});
        break;
      case 5:
        Add(OneOf({"aten.exponential.default", "aten.geometric.default"}), {x, OneOf({0.25, 0.75})});
        break;
      case 6:
        OneIn(2) ? Add("aten.randint.low", {-3, 7, sizes}, OneIn(2) ? any : KeywordArguments())
                 : Add("aten.randint_like.default", {x, 5}, OneIn(2) ? any : KeywordArguments());
        break;
      case 7:
        Add("aten.randperm.default", {Number(9)}, OneIn(3) ? any : KeywordArguments());
        break;
      case 8:
        OneIn(2) ? Add("aten.random.from", {x, -5, 100}) : Add("aten.random.to", {x, 17});
        break;
      case 9:
        OneIn(2)
            ? Add(OneOf({"aten.uniform_.default", "aten.normal_.default"}), {x})
            : Add(OneOf({"aten.bernoulli_.float", "aten.exponential_.default", "aten.geometric_.default"}), {x, 0.5});
        break;
      case 10:
        AddView(x);
        break;
      default:
        Add(OneOf({"aten.mul.Tensor", "aten.add.Tensor"}), {x, Pick(values_)});
    }
  }
}

}  // namespace backtape::graph_fuzz
