// Graphs that compute sizes.
#include <algorithm>

#include "backtape/tests/fuzz/graph/composer.h"

namespace backtape::graph_fuzz {

Node* Composer::AddSize() {
  Node* made = nullptr;
  if (integers_.empty() || OneIn(4)) {
    Node* const x = Pick(values_);
    made = Rank(x) == 0 || OneIn(8) ? Call("aten.sym_numel.default", {x}) : Call("aten.sym_size.int", {x, DimOf(x)});
  } else {
    const Argument a = Pick(integers_);
    const Argument b = OneIn(2) ? Pick(integers_) : Argument(1 + Number(4));
    made = Call(OneOf({"operator.add", "operator.sub", "operator.mul", "operator.floordiv", "operator.floordiv",
                       "operator.mod", "torch.sym_max", "torch.sym_min"}),
                {a, b});
  }
  if (made != nullptr && made->type().is_sym_int()) integers_.emplace_back(made);
  return made;
}

Argument Composer::SizeArgument() {
  if (OneIn(3)) return Argument(Number(5));
  if (OneIn(2)) AddSize();
  return Pick(integers_);
}

void Composer::AddSizedCall() {
  Node* const x = OneIn(2) ? values_.back() : Pick(values_);
  const int64_t dim = DimOf(x);
  const KeywordArguments like = {{"dtype", TypeOf(x).dtype}};
  switch (Number(17)) {
    case 0:
    case 1:
    case 2:
      Add("aten.slice.Tensor", {x, dim, SizeArgument(), SizeArgument(), 1 + Number(2)});
      return;
    case 3:
      Add("aten.narrow.default", {x, dim, SizeArgument(), SizeArgument()});
      return;
    case 4: {
      // [n // k, k] or [k, -1]
      std::vector<Argument> sizes = {SizeArgument(), SizeArgument()};
      if (OneIn(2)) sizes[static_cast<size_t>(Number(2))] = Argument(-1);
      Add(OneOf({"aten.view.default", "aten.reshape.default"}), {x, Argument::List(std::move(sizes))});
      return;
    }
    case 5: {
      std::vector<Argument> sizes;
      for (int64_t d = 0; d < Rank(x); ++d) sizes.emplace_back(Size(x, d) == 1 ? SizeArgument() : Argument(-1));
      sizes.insert(sizes.begin(), SizeArgument());
      Add("aten.expand.default", {x, Argument::List(std::move(sizes))});
      return;
    }
    case 6:
      Add(OneOf({"aten.full.default"}), {Argument::List({SizeArgument(), SizeArgument()}), 2}, like);
      return;
    case 7:
      Add("aten.arange.default", {SizeArgument()}, like);
      return;
    case 8:
      Add("aten.select.int", {x, dim, SizeArgument()});
      return;
    case 9: {
      std::vector<Argument> repeats;
      for (int64_t d = 0; d < Rank(x); ++d) repeats.push_back(OneIn(3) ? SizeArgument() : Argument(1));
      Add("aten.repeat.default", {x, Argument::List(std::move(repeats))});
      return;
    }
    case 10:
      Add("aten.constant_pad_nd.default", {x, Argument::List({SizeArgument(), SizeArgument()}), 1});
      return;
    case 11:
      Add("aten.new_zeros.default", {x, Argument::List({SizeArgument()})});
      return;
    case 12:
      Add("aten.roll.default", {x, Argument::List({SizeArgument()}), Argument::IntList({dim})});
      return;
    case 13:
      Add(OneOf({"aten.tril.default", "aten.triu.default"}), {x, SizeArgument()});
      return;
    case 14:
      Add(OneOf({"aten.add.Tensor", "aten.mul.Tensor"}), {x, Pick(values_)});
      return;
    case 15:
      Add(OneOf({"aten.add.Tensor", "aten.mul.Tensor"}), {x, SizeArgument()});
      return;
    default:
      OneIn(2) ? AddReduction(x) : AddView(x);
  }
}

void Composer::ComposeSizes() {
  const int64_t largest = 4 + Number(6);
  const auto sizes = [&] {
    std::vector<int64_t> some = {OneIn(3) ? 2 + Number(2) : largest};
    if (OneIn(2)) some.push_back(OneIn(2) ? 1 + Number(3) : largest);
    return some;
  };
  for (int64_t i = Number(2); i >= 0; --i) Input(sizes(), OneIn(4) ? DType::kInt64 : DType::kFloat32);
  for (int64_t i = 1 + Number(4); i > 0; --i) AddSize();
  if (integers_.empty()) return;
  for (int64_t i = 1 + Number(5); i > 0; --i) AddSizedCall();
}

}  // namespace backtape::graph_fuzz
