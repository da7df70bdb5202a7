// Ops on lists of a library that is generated from files in PyTorch's form (native_functions.yaml, derivatives.yaml).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"

#include "backtape/autograd/capture/compiled_backward.h"
#include "backtape/autograd/custom/function.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/engine/gradcheck.h"
#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/tests/autograd/throws.h"
#include "backtape/tests/autograd/variables.h"
#include "backtape/tests/codegen_spec/list_ops/kernel_hook.h"
#include "backtape/tests/support/deadline.h"
#include "list_ops/library.h"
#include "list_ops/ops.h"

namespace backtape::tape_test {
namespace {

using ::testing::AnyOf;
using ::testing::DoubleNear;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::Pointwise;

variable_list Inputs() {
  return {Leaf({2}, {1.5, -2}), Leaf({2}, {0.5, 3}), Leaf({2}, {2, 4}), Leaf({2}, {-1.25, 0.75})};
}

// A list op, functional and in place, of the lists {x[0], x[1]} and {x[2], x[3]}.
struct ListOp {
  const char* name;
  std::function<variable_list(const variable_list& self, const variable_list& other)> functional;
  std::function<void(const variable_list& self, const variable_list& other)> inplace;
};

std::vector<ListOp> ListOps() {
  static const std::vector<SymScalar> kScalars = {SymScalar(3), SymScalar(-0.5)};
  return {{"mul.List", [](const auto& self, const auto& other) { return list_ops::ops::_foreach_mul(self, other); },
           [](const auto& self, const auto& other) { list_ops::ops::_foreach_mul_(self, other); }},
          {"mul.ScalarList", [](const auto& self, const auto&) { return list_ops::ops::_foreach_mul(self, kScalars); },
           [](const auto& self, const auto&) { list_ops::ops::_foreach_mul_(self, kScalars); }},
          {"div.List", [](const auto& self, const auto& other) { return list_ops::ops::_foreach_div(self, other); },
           [](const auto& self, const auto& other) { list_ops::ops::_foreach_div_(self, other); }},
          {"square", [](const auto& self, const auto&) { return list_ops::ops::_foreach_square(self); },
           [](const auto& self, const auto&) { list_ops::ops::_foreach_square_(self); }}};
}

variable_list First(const variable_list& x) { return {x[0], x[1]}; }
variable_list Second(const variable_list& x) { return {x[2], x[3]}; }

// The in-place op applied to copies of the first list.
variable_list Inplace(const ListOp& op, const variable_list& x) {
  const variable_list self = {ops::clone(x[0]), ops::clone(x[1])};
  op.inplace(self, Second(x));
  return self;
}

TEST(ListOps, DerivativesOfBothForms) {
  const variable_list x = Inputs();
  for (const ListOp& op : ListOps()) {
    SCOPED_TRACE(op.name);
    const auto functional = [&](const variable_list& v) { return op.functional(First(v), Second(v)); };
    const auto inplace = [&](const variable_list& v) { return Inplace(op, v); };
    const variable_list expected = functional(x), found = inplace(x);
    for (size_t i = 0; i < 2; ++i) EXPECT_EQ(Values(found[i]), Values(expected[i]));
    EXPECT_TRUE(Gradcheck(functional, x).ok()) << Gradcheck(functional, x);
    EXPECT_TRUE(Gradcheck(inplace, x).ok()) << Gradcheck(inplace, x);
  }
}

TEST(ListOps, TangentsOfBothForms) {
  for (const ListOp& op : ListOps()) {
    SCOPED_TRACE(op.name);
    const ForwardLevel level;
    variable_list x;
    for (const Variable& leaf : Inputs()) x.push_back(MakeDual(leaf.detach(), Constant({2}, {0.25, -1})));
    const variable_list expected = op.functional(First(x), Second(x)), found = Inplace(op, x);
    for (size_t i = 0; i < 2; ++i) {
      ASSERT_TRUE(UnpackDual(expected[i]).tangent.defined());
      EXPECT_THAT(Values(UnpackDual(found[i]).tangent),
                  Pointwise(DoubleNear(1e-12), Values(UnpackDual(expected[i]).tangent)));
    }
  }
}

// PyTorch records a node for each element, of the class that the op on single tensors has.
TEST(ListOps, NodesOfInplaceOps) {
  const variable_list x = Inputs();
  const variable_list functional = list_ops::ops::_foreach_mul(First(x), Second(x));
  const std::string single(list_ops::ops::mul(x[0], x[2]).grad_fn()->Name());
  EXPECT_EQ(functional[0].grad_fn()->Name(), absl::StrCat("Foreach", single, "List"));
  EXPECT_EQ(functional[0].grad_fn(), functional[1].grad_fn());
  const variable_list self = {ops::clone(x[0]), ops::clone(x[1])};
  list_ops::ops::_foreach_mul_(self, Second(x));
  EXPECT_EQ(self[0].grad_fn()->Name(), single);
  EXPECT_NE(self[0].grad_fn(), self[1].grad_fn());
}

// An element that does not require grad gets no node.
TEST(ListOps, ElementsThatDoNotRequireGrad) {
  for (const ListOp& op : ListOps()) {
    SCOPED_TRACE(op.name);
    const variable_list self = {ops::clone(Leaf({2}, {1, 2})), Constant({2}, {3, 4})};
    op.inplace(self, {Constant({2}, {5, 6}), Constant({2}, {7, 8})});
    EXPECT_TRUE(self[0].requires_grad());
    EXPECT_FALSE(self[1].requires_grad());
  }
}

TEST(ListOps, ViewsRepeatedElementsAndLeaves) {
  for (const ListOp& op : ListOps()) {
    SCOPED_TRACE(op.name);
    const variable_list x = Inputs();
    // Rows of one tensor.
    const auto rows = [&](const variable_list& v) -> variable_list {
      const Variable base = ops::stack({v[0], v[1]}, 0);
      op.inplace({ops::select(base, 0, 0), ops::select(base, 0, 1)}, Second(v));
      return {base};
    };
    EXPECT_TRUE(Gradcheck(rows, x).ok()) << Gradcheck(rows, x);
    // A tensor that occurs twice is written twice.
    const auto twice = [&](const variable_list& v) -> variable_list {
      const Variable self = ops::clone(v[0]);
      op.inplace({self, self}, Second(v));
      return {self};
    };
    EXPECT_TRUE(Gradcheck(twice, x).ok()) << Gradcheck(twice, x);
    EXPECT_THAT([&] { op.inplace(First(x), Second(x)); }, ThrowsError(HasSubstr("a leaf")));
    EXPECT_THAT([&] { op.inplace({}, {}); },
                ThrowsError(AnyOf(HasSubstr("at least one element"), HasSubstr("same number"))));
  }
}

// A formula that returns a tensor and a list. The list has a gradient for each element of the argument `weights`.
TEST(ListOps, GradientsThatAreListsAmongSeveralResults) {
  const variable_list x = Inputs();
  const auto function = [](const variable_list& v) -> variable_list {
    return {list_ops::ops::weighted(v[0], {v[1], v[2], v[3]})};
  };
  EXPECT_TRUE(Gradcheck(function, x).ok()) << Gradcheck(function, x);
  const auto [by_input, by_weights] = list_ops::ops::weighted_backward(Constant({2}, {1, 2}), x[0], {x[1], x[2]});
  EXPECT_THAT(Values(by_input), ElementsAre(2.5, 14));
  ASSERT_EQ(by_weights.size(), 2);
  EXPECT_THAT(Values(by_weights[1]), ElementsAre(1.5, -4));
  EXPECT_THAT([&] { ops::sum(by_weights[1]).backward(); }, ThrowsError(HasSubstr("weighted_backward")));
}

// Captured backwards call the same ops on both engines.
TEST(ListOps, CapturedBackwards) {
  const auto gradients = [](CompiledBackward* compiled) {
    const variable_list x = Inputs();
    const CompiledBackward::Scope scope(compiled);
    Variable loss = ops::sum(list_ops::ops::weighted(x[0], {x[1], x[2], x[3]}));
    for (const ListOp& op : ListOps()) {
      for (const Variable& result : op.functional(First(x), Second(x))) loss = loss + ops::sum(result * x[2]);
      for (const Variable& result : Inplace(op, x)) loss = loss + ops::sum(result * x[1]);
    }
    loss.backward();
    std::vector<std::vector<double>> values;
    for (const Variable& leaf : x) values.push_back(Values(leaf.grad()));
    return values;
  };
  const std::vector<std::vector<double>> eager = gradients(nullptr);
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    EngineOptions options;
    options.backend = backend;
    options.library = &list_ops::Library();
    CompiledBackward compiled(MakeBackwardCompiler(options));
    const std::vector<std::vector<double>> found = gradients(&compiled);
    EXPECT_EQ(compiled.stats().captures, 1);
    ASSERT_EQ(found.size(), eager.size());
    for (size_t i = 0; i < eager.size(); ++i) EXPECT_THAT(found[i], Pointwise(DoubleNear(1e-12), eager[i]));
  }
}

// A call that returns a tensor and a list is one step of the native plan. Its kernel writes each element of the list,
// including those that nothing reads.
TEST(ListOps, AListAmongSeveralResultsIsPlanned) {
  const auto gradients = [](CompiledBackward* compiled, const std::vector<bool>& requires_grad) {
    const variable_list x = Inputs();
    for (size_t i = 0; i < x.size(); ++i) x[i].set_requires_grad(requires_grad[i]);
    const CompiledBackward::Scope scope(compiled);
    ops::sum(list_ops::ops::weighted(x[0] * x[0], {x[1], x[2] * 2, x[3]}) * x[2]).backward();
    std::vector<std::vector<double>> values;
    for (const Variable& leaf : x)
      values.push_back(leaf.grad().defined() ? Values(leaf.grad()) : std::vector<double>());
    return values;
  };
  const std::vector<std::vector<bool>> cases = {
      {true, true, true, true}, {false, false, true, false}, {false, false, false, true}, {true, false, false, false}};
  for (const std::vector<bool>& requires_grad : cases) {
    EngineOptions options;
    options.library = &list_ops::Library();
    std::string plan;
    options.dump = [&](absl::string_view stage, const std::string& text) {
      if (stage == "plan") plan = text;
    };
    CompiledBackward compiled(MakeBackwardCompiler(options));
    const std::vector<std::vector<double>> eager = gradients(nullptr, requires_grad);
    for (int step = 0; step < 2; ++step) EXPECT_EQ(gradients(&compiled, requires_grad), eager);
    EXPECT_EQ(compiled.stats().engine_runs, 0);
    EXPECT_THAT(plan, HasSubstr("weighted_backward"));
    EXPECT_THAT(plan, Not(HasSubstr("piece")));
  }
}

struct ProductByUserOp : Function<ProductByUserOp> {
  static constexpr bool is_traceable = true;
  static Variable Forward(FunctionContext& context, const Variable& a, const Variable& b) {
    context.save_for_backward({a, b});
    return a * b;
  }
  static variable_list Backward(FunctionContext& context, variable_list grads) {
    const variable_list saved = context.saved_variables();
    return {list_ops::ops::weighted(grads[0], {saved[1]}), list_ops::ops::weighted(grads[0], {saved[0]})};
  }
};

// Kernels are user code. A kernel may run a backward of its own that reaches a leaf of the running backward, or wait
// for a thread that runs one.
TEST(ListOps, KernelsInCapturedBackwardsRunWithoutLocks) {
  using Product = Variable (*)(const Variable&, const Variable&);
  constexpr Product kProducts[] = {
      [](const Variable& a, const Variable& b) { return list_ops::ops::mul(a, b); },
      [](const Variable& a, const Variable& b) { return ProductByUserOp::Apply(a, b); },
  };
  const Deadline deadline;
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    EngineOptions options;
    options.backend = backend;
    options.library = &list_ops::Library();
    for (const Product product : kProducts) {
      CompiledBackward compiled(MakeBackwardCompiler(options));
      for (int step = 0; step < 2; ++step) {
        const Variable a = Leaf({2}, {1.5, -2}), b = Leaf({2}, {0.5, 3});
        const Variable loss = ops::sum(product(a, b) * Constant({2}, {1, 1}));
        bool has_run = false;
        list_ops::next_kernel = [&] {
          has_run = true;
          std::thread([&] { ops::sum(a * 10).backward(); }).join();
        };
        const CompiledBackward::Scope scope(&compiled);
        loss.backward();
        EXPECT_TRUE(has_run);
        EXPECT_THAT(Values(a.grad()), ElementsAre(10.5, 13));
        EXPECT_THAT(Values(b.grad()), ElementsAre(1.5, -2));
      }
      EXPECT_EQ(compiled.stats().engine_runs, 0);
    }
  }
}

// A value that another node saved must not be written.
TEST(ListOps, WritesCountAsWrites) {
  const variable_list x = Inputs();
  const Variable self = ops::clone(x[0]);
  const Variable product = self * x[2];
  list_ops::ops::_foreach_mul_(variable_list{self}, variable_list{x[3]});
  EXPECT_THAT([&] { ops::sum(product).backward(); }, ThrowsError(HasSubstr("modified by an inplace operation")));
}

}  // namespace
}  // namespace backtape::tape_test
