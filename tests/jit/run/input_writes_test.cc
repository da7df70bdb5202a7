// If all readers of an input's old value can run first, its new value is computed directly into its memory, without a
// copy or a temporary. Otherwise the new value is copied at the end.
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/interp/compare.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/text/read_graphs.h"
#include "backtape/jit/backward_compiler.h"
#include "backtape/jit/compiler.h"
#include "backtape/tests/jit/compare_engines.h"
#include "backtape/tests/jit/run/step_files.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CopyOf;
using testing::CountOf;
using testing::RandomInputsOf;
using testing::ReadForward;

void ExpectEqual(const IValueList& found, const IValueList& expected, const std::string& what) {
  ASSERT_EQ(found.size(), expected.size());
  for (size_t i = 0; i < found.size(); ++i) {
    if (!expected[i].is_tensor()) continue;
    const Difference difference = Compare(found[i].tensor(), expected[i].tensor(), {1e-5, 1e-5});
    EXPECT_TRUE(difference.ok()) << what << i << ": " << difference.ToString(expected[i].tensor());
  }
}

std::vector<NativeOptions> AllOptions() {
  std::vector<NativeOptions> all;
  for (int variant = 0; variant < 4; ++variant) {
    NativeOptions options;
    options.num_threads = 1 + variant % 3;
    options.cpu = variant == 1 ? NativeCpu::kAvx2 : NativeCpu::kHost;
    options.reference_kernels = variant == 3;
    options.poison_dead_memory = variant != 0;
    options.share_small_work = variant == 2;
    all.push_back(options);
  }
  return all;
}

// Expects that outputs and inputs equal the interpreter's after two runs. Returns the text of the plan.
std::string ExpectSameWrites(const std::string& text, int64_t s0 = 7) {
  const std::unique_ptr<Graph> graph = ReadForward(text);
  if (graph == nullptr) return "";
  const IValueList inputs = RandomInputsOf(*graph, s0);
  const auto interpreter = CompileForInterpreter(*graph);
  EXPECT_TRUE(interpreter.ok()) << interpreter.status();
  std::string plan;
  for (const NativeOptions& options : AllOptions()) {
    const auto native = CompileNative(*graph, options);
    EXPECT_TRUE(native.ok()) << native.status();
    if (!native.ok()) return "";
    EXPECT_TRUE((*native)->Report().is_native) << (*native)->Report().ToString();
    plan = (*native)->PlanText(true);
    const IValueList wanted = CopyOf(inputs);
    const IValueList given = CopyOf(inputs);
    for (int run = 0; run < 2; ++run) {
      const auto expected = (*interpreter)->Run(wanted);
      const auto found = (*native)->Run(given);
      EXPECT_TRUE(expected.ok() && found.ok()) << expected.status() << found.status();
      if (!expected.ok() || !found.ok()) return plan;
      ExpectEqual(*found, *expected, "out");
      ExpectEqual(given, wanted, "input ");
    }
  }
  return plan;
}

int InPlace(const std::string& plan) { return CountOf(plan, " in place of "); }
int NumCopies(const std::string& plan) { return CountOf(plan, " kernel copy:"); }
int ArenaBlocks(const std::string& plan) { return CountOf(plan, " arena "); }

TEST(InputWritesTest, AnOptimizersStep) {
  const std::string plan = ExpectSameWrites(
      R"(p: "f32[s0, 37]", m: "f32[s0, 37]", v: "f32[s0, 37]", g: "f32[s0, 37]", step: "f32[]"):
        add_: "f32[]" = torch.ops.aten.add_.Tensor(step, 1)
        lerp_: "f32[s0, 37]" = torch.ops.aten.lerp_.Scalar(m, g, 0.1)
        mul_: "f32[s0, 37]" = torch.ops.aten.mul_.Tensor(v, 0.9)
        addcmul_: "f32[s0, 37]" = torch.ops.aten.addcmul_.default(v, g, g, value = 0.1)
        abs_1: "f32[s0, 37]" = torch.ops.aten.abs.default(v)
        add: "f32[s0, 37]" = torch.ops.aten.add.Tensor(abs_1, step)
        addcdiv_: "f32[s0, 37]" = torch.ops.aten.addcdiv_.default(p, m, add, value = -0.1)
        return (addcdiv_, m)
)");
  EXPECT_EQ(InPlace(plan), 4) << plan;
  EXPECT_EQ(NumCopies(plan), 0) << plan;
  EXPECT_EQ(ArenaBlocks(plan), 0) << plan;
}

// The clone must copy the old value. The product could read w directly instead of the clone, but runs after the write.
TEST(InputWritesTest, ProductsReadCopiesOfOldValues) {
  ExpectSameWrites(
      R"(w: "f32[4, 2, 3, 20]", y: "f32[6, 20, 4]"):
        permute: "f32[2, 3, 4, 20]" = torch.ops.aten.permute.default(w, [1, 2, 0, 3])
        clone: "f32[2, 3, 4, 20]" = torch.ops.aten.clone.default(permute, memory_format = torch.contiguous_format)
        view: "f32[6, 4, 20]" = torch.ops.aten.view.default(clone, [6, 4, 20])
        mul: "f32[4, 2, 3, 20]" = torch.ops.aten.mul.Tensor(w, 0.5)
        copy_: "f32[4, 2, 3, 20]" = torch.ops.aten.copy_.default(w, mul)
        bmm: "f32[6, 4, 4]" = torch.ops.aten.bmm.default(view, y)
        return bmm
)");
}

TEST(InputWritesTest, RowsPutIntoAnInput) {
  ExpectSameWrites(
      R"(table: "f32[6, 5]", i: "i64[4]", rows: "f32[4, 5]"):
        place: "i64[4]" = torch.ops.aten.remainder.Scalar(i, 6)
        index_put_: "f32[6, 5]" = torch.ops.aten.index_put_.default(table, [place], rows, True)
        exp: "f32[6, 5]" = torch.ops.aten.exp.default(table)
        return exp
)");
}

// If both nodes were in one kernel, the new value of x would be stored before the other node reads the old one.
TEST(InputWritesTest, AReaderInTheSameKernelSeesTheOldValue) {
  const std::string plan = ExpectSameWrites(
      R"(x: "f32[40]", y: "f32[40]"):
        exp: "f32[40]" = torch.ops.aten.exp.default(y)
        add: "f32[40]" = torch.ops.aten.add.Tensor(x, y)
        mul: "f32[40]" = torch.ops.aten.mul.Tensor(exp, add)
        copy_: "f32[40]" = torch.ops.aten.copy_.default(x, exp)
        return (mul,)
)");
  EXPECT_EQ(InPlace(plan), 1) << plan;
  EXPECT_EQ(NumCopies(plan), 0) << plan;
}

TEST(InputWritesTest, InputsAreSwappedInOneKernel) {
  const std::string plan = ExpectSameWrites(
      R"(x: "f32[40]", y: "f32[40]"):
        mul: "f32[40]" = torch.ops.aten.mul.Tensor(x, y)
        a: "f32[40]" = torch.ops.aten.add.Tensor(mul, y)
        b: "f32[40]" = torch.ops.aten.sub.Tensor(mul, x)
        copy_: "f32[40]" = torch.ops.aten.copy_.default(x, a)
        copy__1: "f32[40]" = torch.ops.aten.copy_.default(y, b)
        return (x, y)
)");
  EXPECT_EQ(InPlace(plan), 2) << plan;
  EXPECT_EQ(ArenaBlocks(plan), 0) << plan;
}

// The products read the whole old value, so they must run before the write, even though both could run later.
TEST(InputWritesTest, UnitsThatReadTheOldValueComeFirst) {
  const std::string plan = ExpectSameWrites(
      R"(w: "f32[8, 8]", x: "f32[8, 8]"):
        mul: "f32[8, 8]" = torch.ops.aten.mul.Tensor(w, 0.5)
        mm: "f32[8, 8]" = torch.ops.aten.mm.default(x, w)
        t: "f32[8, 8]" = torch.ops.aten.t.default(w)
        mm_1: "f32[8, 8]" = torch.ops.aten.mm.default(mm, t)
        copy_: "f32[8, 8]" = torch.ops.aten.copy_.default(w, mul)
        return (mm_1,)
)");
  EXPECT_EQ(InPlace(plan), 1) << plan;
  EXPECT_EQ(NumCopies(plan), 0) << plan;
}

TEST(InputWritesTest, AReaderThatNeedsTheNewValueToo) {
  const std::string plan = ExpectSameWrites(
      R"(w: "f32[8, 8]", x: "f32[8, 8]"):
        mul: "f32[8, 8]" = torch.ops.aten.mul.Tensor(w, 0.5)
        mm: "f32[8, 8]" = torch.ops.aten.mm.default(x, mul)
        add: "f32[8, 8]" = torch.ops.aten.add.Tensor(mm, w)
        copy_: "f32[8, 8]" = torch.ops.aten.copy_.default(w, mul)
        return (add,)
)");
  EXPECT_EQ(InPlace(plan), 0) << plan;
  EXPECT_EQ(NumCopies(plan), 1) << plan;
}

// Each new value may be written only after the other one has been computed from the old values.
TEST(InputWritesTest, NewValuesThatWaitForEachOther) {
  const std::string plan = ExpectSameWrites(
      R"(w: "f32[8, 8]", x: "f32[8, 8]"):
        tanh: "f32[8, 8]" = torch.ops.aten.tanh.default(w)
        view: "f32[4, 16]" = torch.ops.aten.view.default(x, [4, 16])
        cos: "f32[4, 16]" = torch.ops.aten.cos.default(view)
        view_1: "f32[8, 8]" = torch.ops.aten.view.default(cos, [8, 8])
        copy_: "f32[8, 8]" = torch.ops.aten.copy_.default(x, tanh)
        copy__1: "f32[8, 8]" = torch.ops.aten.copy_.default(w, view_1)
        return ()
)");
  EXPECT_EQ(InPlace(plan), 1) << plan;
  EXPECT_EQ(NumCopies(plan), 1) << plan;
}

TEST(InputWritesTest, AnotherOrderOfTheElements) {
  const std::string plan = ExpectSameWrites(
      R"(x: "f32[9, 9]", y: "f32[9, 9]"):
        t: "f32[9, 9]" = torch.ops.aten.t.default(x)
        add: "f32[9, 9]" = torch.ops.aten.add.Tensor(y, t)
        copy_: "f32[9, 9]" = torch.ops.aten.copy_.default(x, add)
        t_1: "f32[9, 9]" = torch.ops.aten.t.default(y)
        neg: "f32[9, 9]" = torch.ops.aten.neg.default(t_1)
        copy__1: "f32[9, 9]" = torch.ops.aten.copy_.default(y, neg)
        return ()
)");
  // Both kernels read the input transposed, so they cannot write it in place.
  EXPECT_EQ(InPlace(plan), 0) << plan;
}

TEST(InputWritesTest, ResultsThatAreAlsoReturned) {
  const std::string plan = ExpectSameWrites(
      R"(x: "f32[40]", h: "bf16[40]", r: "f32[5, 8]", y: "f32[40]", row: "f32[8]"):
        add: "f32[40]" = torch.ops.aten.add.Tensor(x, y)
        copy_: "f32[40]" = torch.ops.aten.copy_.default(x, add)
        copy__1: "bf16[40]" = torch.ops.aten.copy_.default(h, add)
        exp: "f32[8]" = torch.ops.aten.exp.default(row)
        copy__2: "f32[5, 8]" = torch.ops.aten.copy_.default(r, exp)
        return (add, copy_, copy__1)
)");
  EXPECT_EQ(InPlace(plan), 3) << plan;
  EXPECT_EQ(NumCopies(plan), 0) << plan;
}

TEST(InputWritesTest, ProductsRowsAndFills) {
  const std::string plan = ExpectSameWrites(
      R"(w: "f32[8, 8]", x: "f32[8, 8]", b: "f32[600]", g: "f32[600, 4]", z: "f32[8]"):
        mm: "f32[8, 8]" = torch.ops.aten.mm.default(x, x)
        copy_: "f32[8, 8]" = torch.ops.aten.copy_.default(w, mm)
        sum_1: "f32[600]" = torch.ops.aten.sum.dim_IntList(g, [1])
        sub_: "f32[600]" = torch.ops.aten.sub_.Tensor(b, sum_1)
        zero_: "f32[8]" = torch.ops.aten.zero_.default(z)
        return ()
)");
  EXPECT_EQ(InPlace(plan), 2) << plan;
  EXPECT_EQ(CountOf(plan, " kernel fill:"), 1) << plan;
  EXPECT_EQ(NumCopies(plan), 0) << plan;
}

// A softmax reads each row three times and stores only in the last pass.
TEST(InputWritesTest, LoopsOverRows) {
  const std::string plan = ExpectSameWrites(
      R"(x: "f32[20, 33]", y: "f32[20, 33]"):
        _softmax: "f32[20, 33]" = torch.ops.aten._softmax.default(x, 1, False)
        copy_: "f32[20, 33]" = torch.ops.aten.copy_.default(x, _softmax)
        amax: "f32[20, 1]" = torch.ops.aten.amax.default(_softmax, [1], True)
        sub: "f32[20, 33]" = torch.ops.aten.sub.Tensor(_softmax, amax)
        return (sub,)
)");
  EXPECT_EQ(InPlace(plan), 1) << plan;
}

TEST(InputWritesTest, ViewsOfAResult) {
  const std::string plan = ExpectSameWrites(
      R"(x: "f32[6, 8]", y: "f32[48]", z: "f32[48]"):
        exp: "f32[48]" = torch.ops.aten.exp.default(y)
        view: "f32[6, 8]" = torch.ops.aten.view.default(exp, [6, 8])
        copy_: "f32[6, 8]" = torch.ops.aten.copy_.default(x, view)
        cos: "f32[48]" = torch.ops.aten.cos.default(y)
        view_1: "f32[12, 4]" = torch.ops.aten.view.default(cos, [12, 4])
        copy__1: "f32[48]" = torch.ops.aten.copy_.default(z, cos)
        return (view_1,)
)");
  EXPECT_EQ(InPlace(plan), 2) << plan;
  EXPECT_EQ(ArenaBlocks(plan), 0) << plan;
}

// The product reads the pieces of the concatenation directly, so x must not be written before it.
TEST(InputWritesTest, PiecesOfAConcatenation) {
  const std::string plan = ExpectSameWrites(
      R"(x: "f32[6, 4]", y: "f32[6, 4]", a: "f32[8, 5]"):
        cat: "f32[6, 8]" = torch.ops.aten.cat.default([x, y], 1)
        mm: "f32[6, 5]" = torch.ops.aten.mm.default(cat, a)
        mul_: "f32[6, 4]" = torch.ops.aten.mul_.Tensor(x, 3)
        return (mm,)
)");
  EXPECT_EQ(InPlace(plan), 1) << plan;
}

// Steps at full size. The peak memory of PyTorch 2.15's allocator in eager mode is 152.1 MB for Adam's in-place foreach
// update and 5.65 MB for the unrolled LSTM. Backtape's peak memory is the arena plus inputs and outputs.
TEST(InputWritesTest, MemoryOfWholeSteps) {
  struct Case {
    const char* name;
    int64_t eager_bytes;
    bool returns_inputs;
  };
  for (const auto& [name, eager_bytes, returns_inputs] :
       {Case{"adam_inplace", 152108816, true}, Case{"lstm", 5652480, false}}) {
    std::ifstream file(absl::StrCat(BACKTAPE_SOURCE_DIR, "/tests/steps/full/", name, ".code"));
    const absl::StatusOr<GraphText> read = ReadGraph(std::string(std::istreambuf_iterator<char>(file), {}));
    ASSERT_TRUE(read.ok()) << read.status();
    const auto native = CompileNative(*read->graph);
    ASSERT_TRUE(native.ok()) << native.status();
    const auto bytes_of = [](const TensorType& type) { return type.numel().value() * ItemSize(type.dtype); };
    int64_t bytes = (*native)->Report().arena_bytes;
    for (const Node* node : read->graph->placeholders()) bytes += bytes_of(node->type().tensor());
    for (const Argument& item : read->graph->output()->args()[0].items()) {
      if (!returns_inputs) bytes += bytes_of(item.node()->type().tensor());
    }
    EXPECT_LT(bytes, eager_bytes) << name;
    EXPECT_EQ(CountOf((*native)->PlanText(false), " output ") == 0, returns_inputs) << name;
  }
}

TEST(InputWritesTest, AReadAfterAWriteThatStaysSeesTheNewValue) {
  const std::unique_ptr<Graph> graph = ReadForward(
      R"(x: "f32[6]", y: "f32[4]"):
        as_strided: "f32[4]" = torch.ops.aten.as_strided.default(x, [4], [1])
        copy_: "f32[4]" = torch.ops.aten.copy_.default(as_strided, y)
        mul: "f32[6]" = torch.ops.aten.mul.Tensor(x, 2)
        return (mul,)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph);
  ASSERT_TRUE(native.ok()) << native.status();
  const Tensor x = Tensor::FromValues({6}, {1, 2, 3, 4, 5, 6}, DType::kFloat32);
  const Tensor y = Tensor::FromValues({4}, {10, 20, 30, 40}, DType::kFloat32);
  const auto results = (*native)->Run({x, y});
  ASSERT_TRUE(results.ok()) << results.status();
  EXPECT_EQ((*results)[0].tensor().item(0).to_double(), 20);
  EXPECT_EQ((*results)[0].tensor().item(5).to_double(), 12);
}

// Computes p -= q and q += x. All reads must see the old values, however p, q and x overlap at run time.
constexpr const char* kPair =
    R"(p: "f32[16]", q: "f32[16]", x: "f32[16]"):
        sub: "f32[16]" = torch.ops.aten.sub.Tensor(p, q)
        add: "f32[16]" = torch.ops.aten.add.Tensor(q, x)
        neg: "f32[16]" = torch.ops.aten.neg.default(x)
        copy_: "f32[16]" = torch.ops.aten.copy_.default(p, sub)
        copy__1: "f32[16]" = torch.ops.aten.copy_.default(q, add)
        return (neg, copy_)
)";

class SharedInputsTest : public ::testing::Test {
 protected:
  void SetUp() override {
    graph_ = ReadForward(kPair);
    ASSERT_NE(graph_, nullptr);
    for (const NativeOptions& options : AllOptions()) {
      auto native = CompileNative(*graph_, options);
      ASSERT_TRUE(native.ok()) << native.status();
      EXPECT_EQ(InPlace((*native)->PlanText(false)), 2);
      engines_.push_back(*std::move(native));
    }
  }

  // The inputs are views of memory that holds 1, 2, ... After the run it must hold the old values, overwritten first by
  // the new values of p and then by those of q.
  void ExpectRight(int64_t size, const std::vector<int64_t>& offsets, const std::vector<int64_t>& strides) {
    for (const auto& engine : engines_) {
      std::vector<double> old(size);
      std::iota(old.begin(), old.end(), 1);
      const Tensor memory = Tensor::FromValues({size}, old, DType::kFloat32);
      IValueList inputs;
      for (int i = 0; i < 3; ++i) inputs.emplace_back(*memory.TryAsStrided({16}, {strides[i]}, offsets[i]));
      std::vector<double> expected = old;
      const auto at = [&](int input, int64_t k) { return offsets[input] + k * strides[input]; };
      for (int64_t k = 0; k < 16; ++k) expected[at(0, k)] = old[at(0, k)] - old[at(1, k)];
      for (int64_t k = 0; k < 16; ++k) expected[at(1, k)] = old[at(1, k)] + old[at(2, k)];
      const auto results = engine->Run(inputs);
      ASSERT_TRUE(results.ok()) << results.status();
      for (int64_t i = 0; i < size; ++i) EXPECT_EQ(memory.item(i).to_double(), expected[i]) << i;
      for (int64_t k = 0; k < 16; ++k) {
        EXPECT_EQ((*results)[0].tensor().item(k).to_double(), -old[at(2, k)]) << k;
      }
      EXPECT_TRUE((*results)[1].tensor().shares_storage(memory));
    }
  }

  std::unique_ptr<Graph> graph_;
  std::vector<std::unique_ptr<NativeExecutable>> engines_;
};

TEST_F(SharedInputsTest, Apart) { ExpectRight(48, {0, 16, 32}, {1, 1, 1}); }

TEST_F(SharedInputsTest, WrittenAndReadInputsOverlap) {
  ExpectRight(48, {0, 16, 3}, {1, 1, 1});
  ExpectRight(48, {0, 16, 31}, {1, 1, 1});
  ExpectRight(48, {8, 24, 8}, {1, 1, 1});
}

TEST_F(SharedInputsTest, WrittenInputsOverlap) {
  ExpectRight(64, {0, 8, 40}, {1, 1, 1});
  ExpectRight(64, {8, 0, 40}, {1, 1, 1});
  ExpectRight(64, {5, 5, 5}, {1, 1, 1});
}

TEST_F(SharedInputsTest, Strides) {
  ExpectRight(64, {0, 1, 40}, {2, 2, 1});  // p and q are interleaved
  ExpectRight(64, {0, 8, 40}, {2, 1, 1});  // p must be copied
  ExpectRight(64, {8, 0, 40}, {1, 2, 1});  // q must be copied
  ExpectRight(64, {0, 32, 0}, {1, 1, 3});  // x must be copied, because it overlaps p too
}

// Overlaps are checked in every run, because the addresses change.
TEST_F(SharedInputsTest, ManyRuns) {
  for (int run = 0; run < 3; ++run) {
    ExpectRight(64, {0, 16, 32}, {1, 1, 1});
    ExpectRight(64, {0, 16, 12}, {1, 1, 1});
    ExpectRight(64, {0, 0, 32}, {1, 1, 1});
  }
}

// The result of a product that adds a residual must not use the memory of the residual.
TEST(InputWritesTest, ResidualsOfProducts) {
  const std::string inputs =
      "x: \"f32[20, 30]\", y: \"f32[20, 30]\", w: \"f32[30, 40]\", r: \"f32[20, 40]\"):\n"
      "        mm: \"f32[20, 40]\" = torch.ops.aten.mm.default(x, w)\n";
  const std::string copied = ExpectSameWrites(inputs +
                                              "        add: \"f32[20, 40]\" = torch.ops.aten.add.Tensor(mm, r)\n"
                                              "        copy_: \"f32[20, 40]\" = torch.ops.aten.copy_.default(r, add)\n"
                                              "        return (copy_,)\n");
  EXPECT_EQ(CountOf(copied, "nodes mm add\n"), 0) << copied;
  ExpectSameWrites(inputs +
                   "        exp: \"f32[20, 40]\" = torch.ops.aten.exp.default(mm)\n"
                   "        mm_1: \"f32[20, 40]\" = torch.ops.aten.mm.default(y, w)\n"
                   "        add: \"f32[20, 40]\" = torch.ops.aten.add.Tensor(mm_1, r)\n"
                   "        copy_: \"f32[20, 40]\" = torch.ops.aten.copy_.default(r, exp)\n"
                   "        return (add, copy_)\n");
  const std::string in_place = ExpectSameWrites(
      "x: \"f32[20, 30]\", w: \"f32[30, 40]\", r: \"f32[20, 40]\", to: \"f32[20, 40]\"):\n"
      "        mm: \"f32[20, 40]\" = torch.ops.aten.mm.default(x, w)\n"
      "        add: \"f32[20, 40]\" = torch.ops.aten.add.Tensor(mm, r)\n"
      "        relu: \"f32[20, 40]\" = torch.ops.aten.relu.default(add)\n"
      "        copy_: \"f32[20, 40]\" = torch.ops.aten.copy_.default(to, relu)\n"
      "        return (copy_,)\n");
  EXPECT_EQ(CountOf(in_place, "nodes mm add relu\n"), 1) << in_place;
  EXPECT_EQ(CountOf(in_place, "step "), 1) << in_place;
}

// The interpreter refuses the write, so native code must not run it.
TEST(InputWrites, InputsThatOverlapPartially) {
  const std::unique_ptr<Graph> graph = ReadForward(R"(x: "f32[4]", y: "f32[4]"):
        add_ = torch.ops.aten.add_.Tensor(x, y)
        return (add_,)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph);
  const auto interpreter = CompileForInterpreter(*graph);
  ASSERT_TRUE(native.ok() && interpreter.ok());
  const Tensor memory = Tensor::FromValues({8}, std::vector<double>{1, 2, 3, 4, 5, 6, 7, 8}, DType::kFloat32);
  for (const int64_t offset : {4, 1, 0, 1}) {
    const IValueList inputs = {IValue(*memory.TryAsStrided({4}, {1}, 0)),
                               IValue(*memory.TryAsStrided({4}, {1}, offset))};
    const absl::Status found = (*native)->Run(inputs).status();
    EXPECT_EQ(found, (*interpreter)->Run(inputs).status());
    EXPECT_EQ(found.ok(), offset != 1);
  }
}

// Native code for the layout of such an input cannot be compiled, because the op refuses it. The interpreter runs
// the graph and reports the error.
TEST(InputWrites, AnInputWhoseElementsShareMemory) {
  const std::unique_ptr<Graph> graph = ReadForward(R"(x: "f32[4]", y: "f32[4]"):
        add_ = torch.ops.aten.add_.Tensor(x, y)
        return (add_,)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph);
  const auto interpreter = CompileForInterpreter(*graph);
  ASSERT_TRUE(native.ok() && interpreter.ok());
  const Tensor one = Tensor::FromValues({1}, std::vector<double>{1}, DType::kFloat32);
  const IValueList inputs = {IValue(*one.TryAsStrided({4}, {0}, 0)), IValue(Tensor::Full({4}, 2, DType::kFloat32))};
  const absl::Status found = (*native)->Run(inputs).status();
  EXPECT_EQ(found, (*interpreter)->Run(inputs).status());
  EXPECT_THAT(found.message(), ::testing::HasSubstr("node %add_ (aten.add_.Tensor): unsupported operation: more than"));
}

TEST(CompileNative, ANullGraphIsAnError) {
  EXPECT_EQ(CompileNative(std::unique_ptr<Graph>()).status().message(), "the graph is null");
  EXPECT_EQ(CompileGraph(std::unique_ptr<Graph>(), {}).status().message(), "the graph is null");
  EXPECT_EQ(CompileGraph(Graph(), {.library = nullptr}).status().message(), "the op library is null");
}

}  // namespace
}  // namespace backtape
