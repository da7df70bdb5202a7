// The loss is the sum of the losses of all ranks. Each test compares gradients with those of one program that computes
// the losses of all ranks.
#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "backtape/autograd/capture/compiled_backward.h"
#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/op_observer.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/autograd/tape/tape_node.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/tensor/error.h"
#include "backtape/tests/collectives/ranks.h"
#include "backtape/tests/support/deadline.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::Elements;
using testing::RunRanks;

constexpr int kRanks = 2;

Variable LeafOf(int rank) {
  const double base = rank == 0 ? 1 : -2;
  return Variable(Tensor::FromValues({4}, {base, base + 3, 0.5, base * 2}, DType::kFloat64)).set_requires_grad();
}

using Rankwise = std::function<Variable(const Variable& x)>;             // with a collective
using Together = std::function<variable_list(const variable_list& xs)>;  // the same for all ranks at once

// Each rank and element has a different weight, so an element of a wrong rank or block changes the loss.
Variable LossOf(const Variable& y, int rank) {
  std::vector<double> weights;
  for (int64_t i = 0; i < y.numel(); ++i) weights.push_back(1 + static_cast<double>(i) + 10 * rank);
  const Variable w(Tensor::FromValues(y.sizes(), weights, DType::kFloat64));
  return ops::sum(y * y * w);
}

variable_list GradOf(const Variable& loss, const variable_list& inputs, bool create_graph = false) {
  const std::vector<TapePoint> wrt(inputs.begin(), inputs.end());
  return Grad(std::vector<TapePoint>{loss}, wrt, {}, {.create_graph = create_graph});
}

// The elements, with 0 in place of -0.
std::string UnsignedZeros(const Variable& x) { return Elements(x.detach() + 0); }

// Compares first-order gradients, and the gradients of the sum of their squares.
void ExpectSameGradients(const Rankwise& rankwise, const Together& together) {
  variable_list leaves, losses;
  for (int rank = 0; rank < kRanks; ++rank) leaves.push_back(LeafOf(rank));
  const variable_list outputs = together(leaves);
  Variable loss = LossOf(outputs[0], 0);
  for (int rank = 1; rank < kRanks; ++rank) loss = loss + LossOf(outputs[rank], rank);
  const variable_list first = GradOf(loss, leaves, /*create_graph=*/true);
  Variable squares = ops::sum(first[0] * first[0]);
  for (int rank = 1; rank < kRanks; ++rank) squares = squares + ops::sum(first[rank] * first[rank]);
  const variable_list second = GradOf(squares, leaves);
  RunRanks(kRanks, [&](int rank) {
    const Variable x = LeafOf(rank);
    const Variable y = rankwise(x);
    EXPECT_EQ(Elements(y.detach()), Elements(outputs[rank].detach()));
    const Variable grad = GradOf(LossOf(y, rank), {x}, /*create_graph=*/true)[0];
    EXPECT_EQ(UnsignedZeros(grad), UnsignedZeros(first[rank])) << "rank " << rank;
    EXPECT_EQ(UnsignedZeros(GradOf(ops::sum(grad * grad), {x})[0]), UnsignedZeros(second[rank])) << "rank " << rank;
  });
}

TEST(CollectiveDerivatives, AllReduce) {
  ExpectSameGradients([](const Variable& x) { return ops::wait_tensor(ops::all_reduce(x, "sum", "0")); },
                      [](const variable_list& xs) -> variable_list {
                        const Variable sum = xs[0] + xs[1];
                        return {sum, sum};
                      });
  ExpectSameGradients([](const Variable& x) { return ops::wait_tensor(ops::all_reduce(x, "avg", "0")); },
                      [](const variable_list& xs) -> variable_list {
                        const Variable mean = (xs[0] + xs[1]) / 2;
                        return {mean, mean};
                      });
}

// Element 2 is equal on both ranks, which share its gradient, as torch.maximum does.
TEST(CollectiveDerivatives, ExtremaGoToTheirHolders) {
  ExpectSameGradients([](const Variable& x) { return ops::wait_tensor(ops::all_reduce(x, "max", "0")); },
                      [](const variable_list& xs) -> variable_list {
                        const Variable most = ops::maximum(xs[0], xs[1]);
                        return {most, most};
                      });
  ExpectSameGradients([](const Variable& x) { return ops::wait_tensor(ops::all_reduce(x, "min", "0")); },
                      [](const variable_list& xs) -> variable_list {
                        const Variable least = ops::minimum(xs[0], xs[1]);
                        return {least, least};
                      });
}

// Compiled code that waits for other ranks holds no locks of leaves, which the other ranks may need first.
TEST(CollectiveDerivatives, CompiledBackwardsOfRanksThatShareALeaf) {
  const Deadline deadline;
  for (const Backend backend : {Backend::kInterpreter, Backend::kNative}) {
    const Variable shared = LeafOf(0);
    constexpr int kSteps = 3;
    RunRanks(kRanks, [&](int rank) {
      CompiledBackward compiled(MakeBackwardCompiler({.backend = backend, .native = {.num_threads = 1}}));
      const CompiledBackward::Scope scope = compiled.Enable();
      for (int i = 0; i < kSteps; ++i) {
        LossOf(ops::wait_tensor(ops::all_reduce(shared * (rank + 1), "sum", "0")), rank).backward();
      }
      EXPECT_EQ(compiled.stats().engine_runs, 0);
    });
    const Variable x = LeafOf(0), sum = x + x * 2;
    const Variable grad = GradOf(LossOf(sum, 0) + LossOf(sum, 1), {x})[0];
    EXPECT_EQ(Elements(shared.grad()), Elements(grad * kSteps));
  }
}

TEST(CollectiveDerivatives, Broadcast) {
  ExpectSameGradients([](const Variable& x) { return ops::wait_tensor(ops::broadcast(x, 1, "0")); },
                      [](const variable_list& xs) -> variable_list {
                        return {xs[1] + xs[0] * 0, xs[1] * 1};
                      });
}

TEST(CollectiveDerivatives, ReduceToRank) {
  ExpectSameGradients([](const Variable& x) { return ops::wait_tensor(ops::reduce_to_rank(x, "avg", 1, "0")); },
                      [](const variable_list& xs) -> variable_list {
                        return {xs[0] * 0, (xs[0] + xs[1]) / 2};
                      });
}

TEST(CollectiveDerivatives, AllGather) {
  ExpectSameGradients([](const Variable& x) { return ops::wait_tensor(ops::all_gather_into_tensor(x, 2, "0")); },
                      [](const variable_list& xs) -> variable_list {
                        const Variable all = ops::cat(xs, 0);
                        return {all, all};
                      });
}

TEST(CollectiveDerivatives, ReduceScatter) {
  for (const char* reduce_op : {"sum", "avg"}) {
    const double scale = reduce_op[0] == 's' ? 1 : 0.5;
    ExpectSameGradients(
        [&](const Variable& x) { return ops::wait_tensor(ops::reduce_scatter_tensor(x, reduce_op, 2, "0")); },
        [&](const variable_list& xs) -> variable_list {
          const Variable sum = (xs[0] + xs[1]) * scale;
          return {ops::slice(sum, 0, 0, 2), ops::slice(sum, 0, 2, 4)};
        });
  }
}

TEST(CollectiveDerivatives, AllToAll) {
  // Rank r sends r + 1 elements to rank 0.
  ExpectSameGradients(
      [](const Variable& x) {
        const bool is_first = x.item(0).to_double() == 1;
        const std::vector<SymInt> sent = is_first ? std::vector<SymInt>{1, 3} : std::vector<SymInt>{2, 2};
        const std::vector<SymInt> received = is_first ? std::vector<SymInt>{1, 2} : std::vector<SymInt>{3, 2};
        return ops::wait_tensor(ops::all_to_all_single(x, received, sent, "0"));
      },
      [](const variable_list& xs) -> variable_list {
        return {ops::cat({ops::slice(xs[0], 0, 0, 1), ops::slice(xs[1], 0, 0, 2)}, 0),
                ops::cat({ops::slice(xs[0], 0, 1, 4), ops::slice(xs[1], 0, 2, 4)}, 0)};
      });
}

TEST(CollectiveDerivatives, OtherReductionsHaveNone) {
  RunRanks(1, [](int rank) {
    const Variable x = LeafOf(rank);
    const Variable loss = ops::sum(ops::wait_tensor(ops::all_reduce(x, "product", "0")));
    try {
      GradOf(loss, {x});
      ADD_FAILURE() << "expected an error";
    } catch (const Error& e) {
      EXPECT_THAT(e.what(),
                  ::testing::HasSubstr("supports only the reductions sum, avg, min and max, but got product"));
    }
  });
}

// A large sequence number makes a backward start its collective before the work that it can overlap with. Megatron sets
// INT_MAX for this.
TEST(CollectiveDerivatives, SequenceNumbersPutCollectivesFirst) {
  RunRanks(2, [](int rank) {
    const Variable x = LeafOf(rank);
    const Variable reduced = ops::all_reduce(x, "sum", "0");
    const Variable waited = ops::wait_tensor(reduced);
    const Variable loss = waited + ops::tanh(x);
    const auto ops_of_backward = [&] {
      std::vector<std::string> calls;
      const OpObserverScope scope([&](const ObservedOp& call) { calls.emplace_back(call.op.name); });
      Grad(std::vector<TapePoint>{loss}, std::vector<TapePoint>{x}, {ops::ones_like(x)}, {.retain_graph = true});
      return calls;
    };
    EXPECT_THAT(ops_of_backward(), ::testing::IsSupersetOf({"tanh_backward", "all_reduce"}));
    const auto comes_first = [](const std::vector<std::string>& calls) {
      return *std::find_if(calls.begin(), calls.end(),
                           [](const auto& call) { return call == "all_reduce" || call == "tanh_backward"; });
    };
    EXPECT_EQ(comes_first(ops_of_backward()), "tanh_backward");
    for (const Variable& y : {reduced, waited}) y.grad_fn()->set_sequence_number(TapeNode::kRunFirst);
    EXPECT_EQ(comes_first(ops_of_backward()), "all_reduce");
  });
}

TEST(CollectiveDerivatives, TangentsAreReducedToo) {
  RunRanks(2, [](int rank) {
    const ForwardLevel level;
    const Variable tangent(Tensor::FromValues({4}, {1.0 + rank, 2, 3, 4}, DType::kFloat64));
    const Variable x = MakeDual(LeafOf(rank).detach(), tangent);
    const Variable sum = ops::wait_tensor(ops::all_reduce(x, "sum", "0"));
    EXPECT_EQ(Elements(UnpackDual(sum).tangent), "3 4 6 8");
    const Variable most = ops::wait_tensor(ops::all_reduce(x, "max", "0"));
    EXPECT_EQ(Elements(UnpackDual(most).tangent), "1 2 3 4");
  });
}

}  // namespace
}  // namespace backtape
