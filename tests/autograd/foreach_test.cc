// Compares ops on lists with a loop over the list that calls the op on single tensors, in reverse and forward mode. The
// second operand is a list, a number, a list of numbers or a tensor. In-place forms are tested too.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/ops/dispatch.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/op_table.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

using ::testing::ElementsAre;

const std::vector<std::vector<double>> kElements = {{0.5, -2}, {3}, {1.5, 0.25, 4}};

variable_list Lists(double shift) {
  variable_list list;
  for (std::vector<double> values : kElements) {
    for (double& value : values) value += shift;
    const auto size = static_cast<int64_t>(values.size());
    list.push_back(Constant({size}, std::move(values)));
  }
  return list;
}

struct Overload {
  std::string name;
  IValue second;  // unused by the overloads List and Tensor
};

// The results of `op` on the lists x and y, in place or not. If `loop` is true, calls the op on each element.
variable_list Compute(const std::string& op, const Overload& overload, bool in_place, bool loop, const variable_list& x,
                      const variable_list& y) {
  variable_list written;
  for (const Variable& v : x) written.push_back(in_place ? clone(v) : v);
  const auto second = [&](size_t i) -> IValue {
    if (overload.name == "List") return y[i];
    if (overload.name == "Tensor") return y[1].sum();
    if (overload.name == "ScalarList") return overload.second.list()[i];
    return overload.second;
  };
  const auto call = [](const std::string& name, const IValueList& args) {
    const OpSchema* schema = OpTable::Builtin().Find(absl::StrCat("aten.", name));
    EXPECT_NE(schema, nullptr) << name;
    IValueList bound = args;
    for (size_t i = bound.size(); i < schema->args.size(); ++i) bound.emplace_back(1);  // alpha
    return Call(BuiltinLibrary(), schema->id, bound);
  };
  const std::string suffix = in_place ? "_" : "";
  if (!loop) {
    IValue other = overload.second;
    if (overload.name == "List") other = ToIValueList(y);
    if (overload.name == "Tensor") other = y[1].sum();
    const IValue results =
        call(absl::StrCat("_foreach_", op, suffix, ".", overload.name), {ToIValueList(written), other});
    return in_place ? written : ToVariableList(results);
  }
  variable_list results;
  for (size_t i = 0; i < written.size(); ++i) {
    const bool is_tensor = second(i).is_tensor();
    const IValue result = call(absl::StrCat(op, suffix, is_tensor ? ".Tensor" : ".Scalar"), {written[i], second(i)});
    results.push_back(in_place ? written[i] : ToVariable(result));
  }
  return results;
}

TEST(Foreach, Autodiff) {
  const std::vector<Overload> overloads = {
      {"List", {}}, {"Scalar", 2.5}, {"ScalarList", IValueList{1.5, -2.0, 0.5}}, {"Tensor", {}}};
  int num_compared = 0;
  for (const std::string op : {"add", "sub", "mul", "div"}) {
    for (const Overload& overload : overloads) {
      for (const bool in_place : {false, true}) {
        const std::string name = absl::StrCat("aten._foreach_", op, in_place ? "_" : "", ".", overload.name);
        if (OpTable::Builtin().Find(name) == nullptr) continue;
        SCOPED_TRACE(name);
        ++num_compared;
        std::vector<std::vector<std::vector<double>>> seen;
        for (const bool loop : {false, true}) {
          variable_list x = Lists(0), y = Lists(1);
          for (const Variable& v : x) v.set_requires_grad();
          for (const Variable& v : y) v.set_requires_grad();
          const variable_list results = Compute(op, overload, in_place, loop, x, y);
          std::vector<std::vector<double>>& values = seen.emplace_back();
          Variable total = Constant(0);
          for (const Variable& result : results) {
            values.push_back(Values(result));
            total = total + sum(result * result);
          }
          total.backward();
          for (const Variable& v : x) values.push_back(Values(v.grad()));
          for (const Variable& v : y) values.push_back(v.grad().defined() ? Values(v.grad()) : std::vector<double>());

          const NoGradGuard no_grad;
          const ForwardLevel level;
          for (Variable& v : x) v = MakeDual(v.detach(), v.detach() * 2);
          for (Variable& v : y) v = MakeDual(v.detach(), v.detach() * 3);
          for (const Variable& result : Compute(op, overload, in_place, loop, x, y)) {
            values.push_back(Values(UnpackDual(result).tangent));
          }
        }
        EXPECT_EQ(seen[0], seen[1]);
      }
    }
  }
  EXPECT_GE(num_compared, 24);
}

// An element without a gradient does not affect the others.
TEST(Foreach, UndefinedGradientsOfElements) {
  const variable_list x = Lists(0), y = Lists(1);
  for (const Variable& v : x) v.set_requires_grad();
  const variable_list products = Compute("mul", {"List", {}}, /*in_place=*/false, /*loop=*/false, x, y);
  sum(products[1]).backward();
  EXPECT_FALSE(x[0].grad().defined());
  EXPECT_THAT(Values(x[1].grad()), ElementsAre(4));
  EXPECT_FALSE(x[2].grad().defined());
}

}  // namespace
}  // namespace backtape::tape_test
