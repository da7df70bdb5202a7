// Counts the calls that backwards make: in traces, where ops are recorded instead of computed, and by observing eager
// ops.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/op_observer.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/autograd/trace/trace_program.h"
#include "backtape/autograd/variable/anomaly_mode.h"
#include "backtape/autograd/variable/grad_mode.h"
#include "backtape/ir/op_id.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/autograd/throws.h"

namespace backtape {
namespace {

TensorType Type(std::vector<SymInt> sizes) { return TensorType::Contiguous(DType::kFloat64, std::move(sizes)); }

std::string TextOf(const Variable& x) {
  if (!x.defined()) return "undefined";
  std::string text = x.type().ToString();
  for (int64_t i = 0; i < x.numel(); ++i) absl::StrAppend(&text, " ", x.item(i).to_double());
  return text;
}

int NumProducts(const VariableProgram& program, const std::vector<TensorType>& inputs) {
  ShapeEnv env;
  const absl::StatusOr<TracedProgram> traced = TraceProgram(program, inputs, env);
  EXPECT_TRUE(traced.ok()) << traced.status();
  if (!traced.ok()) return -1;
  int count = 0;
  for (const Node* node : traced->graph->nodes()) {
    count += node->is_call_to(OpId::mm) || node->is_call_to(OpId::addmm) ? 1 : 0;
  }
  return count;
}

TEST(EdgeTrimming, ALinearLayer) {
  const std::vector<TensorType> inputs = {Type({3, 4}), Type({5, 4})};
  for (const bool create_graph : {false, true}) {
    const auto run = [&](bool by_weight) {
      const auto program = [&](const variable_list& in) {
        const Variable x = Variable(in[0]).set_requires_grad();
        const Variable w = Variable(in[1]).set_requires_grad();
        std::vector<TapePoint> wrt = {x};
        if (by_weight) wrt.emplace_back(w);
        return Grad({TapePoint(ops::sum(ops::linear(x, w)))}, wrt, {}, {.create_graph = create_graph});
      };
      return NumProducts(program, inputs);
    };
    EXPECT_EQ(run(false), 1 + 1) << "one product for the forward, one for the gradient of the input";
    EXPECT_EQ(run(true), 1 + 2);
  }
}

// The network of tests/steps/mlp_hessian: first and second derivatives with respect to the input.
VariableProgram Hessian(bool trims) {
  return [=](const variable_list& in) {
    variable_list leaves;
    for (const Variable& v : in) leaves.push_back(Variable(v).set_requires_grad());
    const std::vector<TapePoint> wrt(leaves.begin(), trims ? leaves.begin() + 1 : leaves.end());
    Variable u = leaves[0];
    for (size_t i = 1; i < leaves.size(); i += 2) {
      u = ops::linear(i > 1 ? ops::relu(u) : u, leaves[i], leaves[i + 1]);
    }
    const GradOptions options = {.create_graph = true, .allow_unused = true};
    const Variable du = Grad({TapePoint(ops::sum(u))}, wrt, {}, options)[0];
    variable_list results = {u.detach(), du.detach()};
    for (int64_t i = 0; i < 2; ++i) {
      results.push_back(Grad({TapePoint(ops::sum(ops::select(du, 1, i)))}, wrt, {}, options)[0].detach());
    }
    return results;
  };
}

TEST(EdgeTrimming, AHessian) {
  std::vector<TensorType> inputs = {Type({8, 2})};
  for (int64_t i = 0; i <= 6; ++i) {
    const int64_t in = i == 0 ? 2 : 16;
    const int64_t out = i == 6 ? 1 : 16;
    inputs.push_back(Type({out, in}));
    inputs.push_back(Type({out}));
  }
  // PyTorch's trace of that step has the same number of products: 7 forward, 7 for the first derivatives, 2 * 12 for
  // the second.
  EXPECT_EQ(NumProducts(Hessian(true), inputs), 38);
  EXPECT_GT(NumProducts(Hessian(false), inputs), 1.6 * NumProducts(Hessian(true), inputs));

  // An eager run skips half of the products of the second derivatives. The results of the skipped products are needed
  // only for the derivative of relu's mask, which is always zero.
  variable_list values;
  for (const TensorType& type : inputs) {
    std::vector<int64_t> sizes;
    for (const SymInt& size : type.sizes) sizes.push_back(size.value());
    Tensor tensor = Tensor::Full(sizes, 0.0, DType::kFloat64);
    for (int64_t i = 0; i < tensor.numel(); ++i) {
      tensor.data<double>()[i] = 0.25 * std::sin(static_cast<double>(7 * i + 3 * sizes[0]));
    }
    values.emplace_back(tensor);
  }
  const auto run = [&](bool trims, variable_list& results) {
    int products = 0;
    const OpObserverScope scope(
        [&](const ObservedOp& call) { products += call.op.name == "mm" || call.op.name == "addmm" ? 1 : 0; });
    results = Hessian(trims)(values);
    return products;
  };
  variable_list trimmed, untrimmed;
  EXPECT_EQ(run(true, trimmed), 7 + 7 + 2 * 6);
  EXPECT_GT(run(false, untrimmed), 2.5 * (7 + 7 + 2 * 6));
  for (size_t i = 0; i < trimmed.size(); ++i) EXPECT_EQ(TextOf(trimmed[i]), TextOf(untrimmed[i])) << i;
}

// The number of calls of this op that a trace of `program` records.
int NumCalls(const VariableProgram& program, const std::vector<TensorType>& inputs, OpId op) {
  ShapeEnv env;
  const absl::StatusOr<TracedProgram> traced = TraceProgram(program, inputs, env);
  EXPECT_TRUE(traced.ok()) << traced.status();
  if (!traced.ok()) return -1;
  int count = 0;
  for (const Node* node : traced->graph->nodes()) count += node->is_call_to(op) ? 1 : 0;
  return count;
}

// The gradient of a function of four tensors with respect to the first `wanted` of them.
VariableProgram OfFirst(size_t wanted, const std::function<Variable(const variable_list&)>& function) {
  return [=](const variable_list& in) {
    variable_list leaves;
    for (const Variable& v : in) leaves.push_back(Variable(v).set_requires_grad());
    const std::vector<TapePoint> wrt(leaves.begin(), leaves.begin() + static_cast<int64_t>(wanted));
    return Grad({TapePoint(ops::sum(function(leaves)))}, wrt);
  };
}

// PyTorch computes the gradients of all elements of a list if one is wanted.
TEST(EdgeTrimming, ElementsOfAList) {
  const std::vector<TensorType> inputs(4, Type({2, 3}));
  const auto cat = [](const variable_list& x) { return ops::exp(ops::cat(x, 1)); };
  const auto stack = [](const variable_list& x) { return ops::exp(ops::stack(x, 1)); };
  for (size_t wanted = 1; wanted <= 4; ++wanted) {
    SCOPED_TRACE(wanted);
    const auto n = static_cast<int>(wanted);
    EXPECT_EQ(NumCalls(OfFirst(wanted, cat), inputs, OpId::slice_Tensor), n);
    EXPECT_EQ(NumCalls(OfFirst(wanted, stack), inputs, OpId::select_int), n < 4 ? n : 0);
    EXPECT_EQ(NumCalls(OfFirst(wanted, stack), inputs, OpId::unbind_int), n < 4 ? 0 : 1);
  }
}

Variable Leaf(double first) {
  std::vector<double> values;
  for (int i = 0; i < 6; ++i) values.push_back(first + 0.3 * i);
  return Variable(Tensor::FromValues({2, 3}, values, DType::kFloat64)).set_requires_grad();
}

TEST(EdgeTrimming, ElementsOfAListHaveTheSameGradientsAlone) {
  const variable_list leaves = {Leaf(-0.7), Leaf(0.2), Leaf(0.4)};
  const auto function = [&](int kind) {
    if (kind == 0) return ops::sum(ops::exp(ops::cat(leaves, 1)));
    return ops::sum(ops::exp(ops::stack(leaves, -1)));
  };
  for (int kind = 0; kind < 2; ++kind) {
    const variable_list all = Grad({TapePoint(function(kind))}, {leaves[0], leaves[1], leaves[2]});
    for (size_t i = 0; i < leaves.size(); ++i) {
      EXPECT_EQ(TextOf(Grad({TapePoint(function(kind))}, {leaves[i]})[0]), TextOf(all[i])) << kind << " " << i;
    }
  }
}

// "exp@ExpBackward0" for each op that the backwards of a program call.
std::vector<std::string> BackwardOps(const std::function<void()>& program) {
  std::vector<std::string> calls;
  const OpObserverScope scope([&](const ObservedOp& call) {
    if (call.node != nullptr) calls.push_back(absl::StrCat(call.op.name, "@", call.node->Name()));
  });
  program();
  return calls;
}

// du = sum(relu'(x w) w). Its derivative with respect to x is zero, but defined, as in PyTorch.
struct SecondOfRelu {
  Variable x = Leaf(-0.7);
  Variable w = Leaf(0.2);
  Variable du;
  SecondOfRelu() {
    const Variable u = ops::sum(ops::relu(x * w));
    du = ops::sum(Grad({u}, {x}, {}, {.create_graph = true})[0]);
  }
};

TEST(EdgeTrimming, GradientsThatNoResultDependsOnAreNotComputed) {
  const SecondOfRelu f;
  variable_list second;
  const std::vector<std::string> calls =
      BackwardOps([&] { second = Grad({f.du}, {f.x}, {}, {.retain_graph = true, .create_graph = true}); });
  // SumBackward0 and MulBackward0, which lead to relu's mask, are skipped.
  EXPECT_THAT(calls, ::testing::ElementsAre("zeros_like@ThresholdBackwardBackward0", "threshold_backward@ReluBackward0",
                                            "mul@MulBackward0"));
  EXPECT_EQ(TextOf(second[0]), "f64[2, 3] 0 0 0 0 0 0");
  EXPECT_TRUE(second[0].requires_grad());
  // For the gradient with respect to w, the products are needed.
  const variable_list both = Grad({f.du}, {f.x, f.w}, {}, {.retain_graph = true});
  EXPECT_EQ(TextOf(both[0]), "f64[2, 3] 0 0 0 0 0 0");
  f.du.backward();
  EXPECT_EQ(TextOf(f.w.grad()), TextOf(both[1]));
  EXPECT_EQ(TextOf(f.x.grad()), TextOf(both[0]));
}

// User code may look at any gradient, so all of them are computed.
TEST(EdgeTrimming, WithUserCodeAllGradientsAreComputed) {
  const SecondOfRelu f;
  const auto num_calls = [&] {
    return BackwardOps([&] { Grad({f.du}, {f.x}, {}, {.retain_graph = true, .create_graph = true}); }).size();
  };
  const size_t trimmed = num_calls();
  std::vector<std::string> seen;
  HookHandle hook = f.du.grad_fn()->next_edge(0).node->RegisterPreHook([&](const variable_list& grads) {
    seen.push_back(TextOf(grads[0]));
    return variable_list();
  });
  EXPECT_GT(num_calls(), trimmed);
  EXPECT_THAT(seen, ::testing::ElementsAre("f64[2, 3] 1 1 1 1 1 1"));
  hook.Remove();
  EXPECT_EQ(num_calls(), trimmed);
  const AnomalyModeGuard anomaly(true, /*check_nan=*/false);
  EXPECT_GT(num_calls(), trimmed) << "anomaly mode reports NaNs in any gradient";
}

// The gradient of `fill_` depends only on the type of the gradient that arrives.
TEST(EdgeTrimming, RequestedGradientsOfTensorsBeforeAFillAreAccumulated) {
  const Variable x = Variable(Tensor::FromValues({2}, {1, 2}, DType::kFloat64)).set_requires_grad();
  const Variable z = Variable(Tensor::FromValues({2}, {3, 4}, DType::kFloat64)).set_requires_grad();
  const Variable product = x * z;
  const Variable filled = product - 1.0;
  ops::fill_(filled, 1.5);
  const Variable loss = ops::sum(filled) + ops::sum(z * 2.0);
  const variable_list grads = Grad({TapePoint(loss)}, {product, x, z}, {}, {.retain_graph = true});
  EXPECT_EQ(TextOf(grads[0]), "f64[2] 0 0");
  EXPECT_EQ(TextOf(grads[1]), "f64[2] 0 0");
  EXPECT_EQ(TextOf(grads[2]), "f64[2] 2 2");
  Backward({TapePoint(loss)}, {}, {.inputs = {x, product, z}});
  EXPECT_EQ(TextOf(x.grad()), "f64[2] 0 0");
  EXPECT_EQ(TextOf(product.grad()), "f64[2] 0 0");
  EXPECT_EQ(TextOf(z.grad()), "f64[2] 2 2");
}

TEST(EdgeTrimming, ASkippedNodeChecksAndReleasesItsSavedValues) {
  const SecondOfRelu f;
  Grad({f.du}, {f.x});
  try {
    Grad({f.du}, {f.x});
    FAIL() << "no error";
  } catch (const Error& error) {
    EXPECT_THAT(error.what(), ::testing::HasSubstr("Trying to backward through the graph a second time"));
  }
}

// PyTorch reports these writes too, because each node on the way to a result runs and unpacks all that it saved.
TEST(EdgeTrimming, AWriteOfASavedTensorIsAnErrorEvenIfNoResultDependsOnIt) {
  const SecondOfRelu f;
  const Variable factor = Leaf(0.4).detach();
  const Variable weighted = ops::sum(f.w * f.x);
  // The product's node is skipped: it leads only to relu's mask.
  const Variable root = ops::sum(Grad({ops::sum(ops::relu(f.x * f.w))}, {f.x}, {}, {.create_graph = true})[0] * factor);
  Grad({root}, {f.x}, {}, {.retain_graph = true});
  ops::add_(factor, 1.0);
  const auto throws = ThrowsError(::testing::HasSubstr("has been modified by an inplace operation"));
  EXPECT_THAT([&] { Grad({root}, {f.x}); }, throws);
  // The node runs, so its saved values are checked, also `x`, which it saved for a gradient that is not requested.
  {
    const NoGradGuard no_grad;
    ops::add_(f.x, 1.0);
  }
  EXPECT_THAT([&] { Grad({weighted}, {f.x}); }, throws);
}

// As in PyTorch, a formula that rejects its arguments reports the error even if no result depends on the formula's
// value.
TEST(EdgeTrimming, FormulasThatRejectArgumentsRunEvenIfNoResultDependsOnThem) {
  const Variable x = Leaf(0.5), q = Leaf(1.5);
  const auto throws = [](const char* message) { return ThrowsError(::testing::HasSubstr(message)); };
  const Variable zeta = ops::sum(ops::special_zeta(ops::sign(x), q));
  EXPECT_THAT([&] { Grad({zeta}, {x}); }, throws("the derivative for 'zeta' is not implemented"));
  const Variable a = Variable(Tensor::FromValues({2, 2}, {2, 1, 1, 3}, DType::kFloat64)).set_requires_grad();
  const Variable matrix = ops::sign(a);
  EXPECT_THAT([&] { Grad({ops::sum(std::get<1>(ops::linalg_qr(matrix, "r")))}, {a}); }, throws("mode='r'"));
  EXPECT_THAT([&] { Grad({ops::sum(std::get<0>(ops::_linalg_eigh(matrix, "L", false)))}, {a}); },
              throws("eigenvectors"));
  EXPECT_THAT([&] { Grad({ops::sum(std::get<1>(ops::_linalg_svd(matrix, false, false)))}, {a}); }, throws("svd"));
}

}  // namespace
}  // namespace backtape
