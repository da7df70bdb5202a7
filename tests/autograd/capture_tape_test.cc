// Tests of the capture step alone, which makes a graph from a tape that has been read.
#include "backtape/autograd/capture/capture_tape.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "backtape/autograd/composite/composite.h"
#include "backtape/autograd/ops.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/ir/text/print_graph.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

Variable Leaf(std::vector<int64_t> sizes) {
  return Variable(Tensor::Full(sizes, 0.5, DType::kFloat64)).set_requires_grad();
}

// Overwrites sizes with nonsense, and restores them when it is destroyed.
class Poison {
 public:
  void Put(absl::Span<const int64_t> values) {
    for (const int64_t& value : values) {
      int64_t& place = const_cast<int64_t&>(value);  // NOLINT: the object itself is not const
      before_.emplace_back(&place, value);
      place = &value == &values[0] ? 0 : 123456789;
    }
  }
  size_t size() const { return before_.size(); }
  Poison() = default;
  ~Poison() {
    for (auto it = before_.rbegin(); it != before_.rend(); ++it) *it->first = it->second;
  }
  Poison(const Poison&) = delete;
  Poison& operator=(const Poison&) = delete;

 private:
  std::vector<std::pair<int64_t*, int64_t>> before_;
};

struct Tape {
  explicit Tape(int64_t batch) : x(Leaf({batch, 3})), w(Leaf({4, 3})), b(Leaf({4})) {
    w.set_grad(Tensor::Full({4, 3}, 0.0, DType::kFloat64));
    const Variable h = ops::relu(ops::linear(x, w, b));
    loss = ops::mean(ops::softmax(ops::sum(h, {0}), 0) * ops::var(h, {0}, 1) * ops::expand(b, {4}));
  }
  Variable x, w, b, loss;
};

// A whole backward from one root, before any node has run.
struct Piece {
  Piece(const Variable& root, const Variable& seed) {
    roots = {root.gradient_edge()};
    walk.Reset(roots);
    gradients.resize(walk.num_inputs());
    gradients[walk.first_input(0) + roots[0].input_nr] = seed;
  }
  internal::TapePiece piece() const {
    return {.walk = &walk,
            .begin = 0,
            .end = static_cast<uint32_t>(walk.size()),
            .is_prepared = false,
            .gradients = gradients,
            .results = results};
  }
  EdgeList roots;
  internal::TapeWalk walk;
  variable_list gradients;
  std::vector<internal::ResultPlace> results;
};

std::string CapturedText(const Tape& tape, bool is_poisoned) {
  const Piece whole(tape.loss, Tensor::Full({}, 1.0, DType::kFloat64));
  internal::TapeReading reading;
  reading.Read(whole.piece());
  Poison poison;
  if (is_poisoned) {
    for (size_t i = 0; i < reading.walk().size(); ++i) {
      for (const InputMetadata& input : reading.walk().node(i).input_metadata()) poison.Put(input.sizes());
    }
    for (const Tensor& tensor : reading.tensors()) {
      poison.Put(tensor.sizes());
      poison.Put(tensor.strides());
    }
    EXPECT_GT(poison.size(), 30u);
  }
  return PrintGraph(*internal::CaptureTape(reading)->graph, TextStyle());
}

TEST(CaptureTape, ReadsNoSizesOfGradientsOrTensors) {
  const std::string text = CapturedText(Tape(5), /*is_poisoned=*/false);
  EXPECT_THAT(text, HasSubstr("compiled_autograd.ops.AddmmBackward0"));
  EXPECT_THAT(text, HasSubstr("compiled_autograd.ops.accumulate_grad"));
  EXPECT_EQ(CapturedText(Tape(5), /*is_poisoned=*/true), text);
}

TEST(CaptureTape, EachNodeIsOneCallAndItsGradientsAreValidated) {
  const Tape tape(5);
  const Piece whole(tape.loss, Tensor::Full({}, 1.0, DType::kFloat64));
  internal::TapeReading reading;
  reading.Read(whole.piece());
  const CapturedBackward captured = internal::CaptureTape(reading).value();
  size_t calls = 0;
  for (const Node* node : captured.graph->nodes()) {
    if (!captured.forms.contains(std::string(node->target()))) continue;
    ++calls;
    const Node* validation = nullptr;
    for (const Node* item : node->users()) {
      ASSERT_EQ(item->target(), "operator.getitem");
      for (const Node* user : item->users()) {
        EXPECT_EQ(user->target(), capture_target::kValidateOutputs);
        EXPECT_TRUE(validation == nullptr || validation == user);
        validation = user;
      }
    }
    ASSERT_NE(validation, nullptr) << node->name();
    // The metadata that the next nodes expect: one entry per gradient, None where no gradient is needed.
    const std::vector<Argument>& given = validation->args()[0].items();
    const std::vector<Argument>& expected = validation->args()[1].items();
    ASSERT_EQ(given.size(), expected.size());
    for (size_t i = 0; i < given.size(); ++i) EXPECT_EQ(given[i].is_none(), expected[i].is_none());
  }
  size_t nodes = 0;
  for (size_t i = 0; i < reading.walk().size(); ++i) nodes += reading.walk().node(i).Name() != "AccumulateGrad";
  EXPECT_EQ(calls, nodes);
}

TEST(CaptureTape, EachElementOfAListHasAFlag) {
  const Variable a = Leaf({2});
  const Variable b = Leaf({3});
  const Variable y = ops::cat({a, b}, 0);
  Piece whole(y, Tensor::Full({5}, 1.0, DType::kFloat64));
  const Edge wanted = b.gradient_edge();
  whole.walk.Restrict({{wanted.node.get(), /*accumulates=*/false}});
  whole.results = {{.position = whole.walk.PositionOf(wanted.node.get()), .input_nr = 0, .result = 0}};
  internal::TapeReading reading;
  reading.Read(whole.piece());
  const std::string text = PrintGraph(*internal::CaptureTape(reading)->graph, TextStyle());
  EXPECT_THAT(text, HasSubstr("CatBackward0](args = ([%inputs_0], [False, True], "));
  EXPECT_THAT(text, ::testing::Not(HasSubstr("accumulate_grad")));
}

TEST(CaptureTape, OtherSizesGiveTheSameText) {
  const std::string text = CapturedText(Tape(5), false);
  EXPECT_EQ(CapturedText(Tape(7), false), text);
  EXPECT_EQ(CapturedText(Tape(2), true), text);
}

}  // namespace
}  // namespace backtape
