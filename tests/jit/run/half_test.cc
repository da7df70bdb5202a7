// Native code rounds each value of a 16-bit float dtype when it is computed. Fused code therefore returns the same
// values as the interpreter, bit for bit if both compute the same functions.
#include <cmath>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/ir/infer_types.h"
#include "backtape/ir/text/print_graph.h"
#include "backtape/tests/jit/compare_engines.h"

namespace backtape {
namespace {

using testing::ExpectSameAsInterpreter;

// Graphs are written with bfloat16. For float16, the dtype in the text is replaced.
class NativeHalf : public ::testing::TestWithParam<bool> {
 protected:
  static std::string Of(const std::string& text) {
    return GetParam() ? text : absl::StrReplaceAll(text, {{"bf16", "f16"}, {"torch.bfloat16", "torch.float16"}});
  }
  // The distance from 1 to the next larger value of the dtype.
  static double Step() { return GetParam() ? 0x1p-7 : 0x1p-10; }
};

INSTANTIATE_TEST_SUITE_P(DTypes, NativeHalf, ::testing::Bool(),
                         [](const auto& info) { return info.param ? "BFloat16" : "Float16"; });

TEST_P(NativeHalf, ReadersSeeTheStoredValue) {
  // The result of (x + y) - x == y depends on how the sum was rounded.
  ExpectSameAsInterpreter(Of(R"(x: "bf16[1000]", y: "bf16[1000]"):
        a = torch.ops.aten.add.Tensor(x, y)
        b = torch.ops.aten.sub.Tensor(a, x)
        c = torch.ops.aten.eq.Tensor(b, y)
        d = torch.ops.aten._to_copy.default(a, dtype = torch.float32)
        e = torch.ops.aten.div.Tensor(y, 3)
        f = torch.ops.aten.mul.Tensor(e, 1000)
        g = torch.ops.aten._to_copy.default(f, dtype = torch.int32)
        h = torch.ops.aten.where.self(c, e, a)
        return (a, c, d, g, h)
)"),
                          0);
}

TEST_P(NativeHalf, OperandsOfAnotherDType) {
  ExpectSameAsInterpreter(Of(R"(x: "f32[1000]", y: "f64[1000]"):
        a = torch.ops.aten._to_copy.default(x, dtype = torch.bfloat16)
        b = torch.ops.aten._to_copy.default(a, dtype = torch.float32)
        c = torch.ops.aten.eq.Tensor(b, x)
        d = torch.ops.aten.add.Tensor(a, x)
        e = torch.ops.aten._to_copy.default(y, dtype = torch.bfloat16)
        f = torch.ops.aten.mul.Tensor(e, a)
        g = torch.ops.aten.gt.Tensor(f, d)
        return (b, c, d, f, g)
)"),
                          0);
}

// Sums of integers are exact in any order, so only the final rounding is visible.
TEST_P(NativeHalf, ReductionsAreRoundedOnce) {
  for (const char* dims : {"[1], True", "[0], True", "[0, 1], True"}) {
    ExpectSameAsInterpreter(Of(absl::StrReplaceAll(R"(x: "bf16[77, 130]"):
        a = torch.ops.aten.mul.Tensor(x, 9)
        b = torch.ops.aten.round.default(a)
        c = torch.ops.aten.abs.default(b)
        d = torch.ops.aten.sum.dim_IntList(c, DIMS)
        e = torch.ops.aten.sub.Tensor(d, b)
        f = torch.ops.aten.mul.Tensor(e, d)
        g = torch.ops.aten.gt.Tensor(f, e)
        h = torch.ops.aten.mean.dim(c, DIMS)
        i = torch.ops.aten.add.Tensor(h, b)
        j = torch.ops.aten.amax.default(x, DIMS)
        k = torch.ops.aten.div.Tensor(x, j)
        return (d, e, f, g, i, k)
)",
                                                   {{"DIMS", dims}})),
                            0);
  }
}

// Random chains of ops for which both engines compute exactly the same values: sums, products, quotients, square roots,
// selections and conversions, with broadcasts. The graphs return either all values or only the last ones.
TEST_P(NativeHalf, ChainsEqualTheInterpreterBitForBit) {
  for (uint32_t seed = 0; seed < 24; ++seed) {
    std::mt19937 random(seed);
    const auto number = [&](size_t below) { return static_cast<size_t>(random() % below); };
    std::string text = R"(x0: "bf16[6, 77]", x1: "bf16[77]", x2: "bf16[6, 1]", x3: "f32[6, 77]"):
)";
    std::vector<std::string> values = {"x0", "x1", "x2", "x3"};
    std::vector<std::string> conditions;
    const auto any = [&] { return values[number(3) == 0 ? number(values.size()) : values.size() - 1 - number(3)]; };
    for (int i = 0; i < 14; ++i) {
      const std::string name = absl::StrCat("v", i);
      static constexpr const char* kBinary[] = {"add", "sub", "mul", "div"};
      static constexpr const char* kUnary[] = {"neg", "abs", "relu", "reciprocal", "floor"};
      static constexpr const char* kCompare[] = {"gt", "eq", "le"};
      std::string call;
      switch (number(9)) {
        case 0:
        case 1:
        case 2:
          call = absl::StrCat(kBinary[number(4)], ".Tensor(", any(), ", ", any(), ")");
          break;
        case 3:
          call = absl::StrCat(kBinary[number(4)], ".Tensor(", any(), ", 0.3)");
          break;
        case 4:
          call = absl::StrCat(kUnary[number(5)], ".default(", any(), ")");
          break;
        case 5:
          text += absl::StrCat("        ", name, "a = torch.ops.aten.abs.default(", any(), ")\n");
          call = absl::StrCat("sqrt.default(", name, "a)");
          break;
        case 6:
          conditions.push_back(absl::StrCat(name, "c"));
          text += absl::StrCat("        ", name, "c = torch.ops.aten.", kCompare[number(3)], ".Tensor(", any(), ", ",
                               any(), ")\n");
          call = absl::StrCat("where.self(", name, "c, ", any(), ", ", any(), ")");
          break;
        case 7:
          call = absl::StrCat("tanh_backward.default(", any(), ", ", any(), ")");
          break;
        default:
          call = absl::StrCat("_to_copy.default(", any(), ", dtype = torch.", number(2) == 0 ? "bfloat16" : "float32",
                              ")");
      }
      text += absl::StrCat("        ", name, " = torch.ops.aten.", call, "\n");
      values.push_back(name);
    }
    std::string returned = values.back() + ", ";
    for (const std::string& condition : conditions) returned += condition + ", ";
    if (seed % 2 == 0) returned += values[values.size() - 5] + ", " + values[values.size() - 9] + ", ";
    text += "        return (" + returned + ")\n";
    ExpectSameAsInterpreter(Of(text), 0);
    if (HasFailure()) FAIL() << "seed " << seed << "\n" << Of(text);
  }
}

// The engines' errors in elementary functions differ, but by far less than the rounding error: almost all results are
// equal, and the others differ by one step.
void ExpectAlmostAllEqual(const std::string& text, double step) {
  const std::unique_ptr<Graph> graph = testing::ReadForward(text);
  ASSERT_NE(graph, nullptr);
  const IValueList inputs = testing::RandomInputsOf(*graph);
  const auto interpreter = CompileForInterpreter(*graph);
  ASSERT_TRUE(interpreter.ok()) << interpreter.status();
  IValueList expected_inputs;
  for (const IValue& input : inputs) expected_inputs.emplace_back(input.tensor().To(input.tensor().dtype()));
  const absl::StatusOr<IValueList> expected = (*interpreter)->Run(expected_inputs);
  ASSERT_TRUE(expected.ok()) << expected.status();
  for (const NativeCpu cpu : {NativeCpu::kAvx2, NativeCpu::kHost}) {
    NativeOptions options;
    options.cpu = cpu;
    options.poison_dead_memory = true;
    const auto native = CompileNative(*graph, options);
    ASSERT_TRUE(native.ok()) << native.status();
    const CompileReport report = (*native)->Report();
    EXPECT_TRUE(report.is_native && report.fallback_nodes.empty()) << report.ToString();
    IValueList found_inputs;
    for (const IValue& input : inputs) found_inputs.emplace_back(input.tensor().To(input.tensor().dtype()));
    const absl::StatusOr<IValueList> found = (*native)->Run(found_inputs);
    ASSERT_TRUE(found.ok()) << found.status();
    const auto check = [&](const Tensor& actual, const Tensor& wanted, const std::string& name) {
      const bool is_half = ItemSize(wanted.dtype()) == 2;
      const Difference exact = Compare(actual, wanted, {});
      const double near = is_half ? step : 1e-5;
      const Difference close = Compare(actual, wanted, {near, near});
      EXPECT_TRUE(close.ok()) << name << ": " << close.mismatch << close.ToString(wanted) << "\n" << text;
      if (is_half) {
        EXPECT_LE(exact.num_outside * 200, std::max<int64_t>(wanted.numel(), 400))
            << name << ": " << exact.ToString(wanted) << "\n"
            << text;
      }
    };
    for (size_t i = 0; i < found->size(); ++i) {
      check((*found)[i].tensor(), (*expected)[i].tensor(), absl::StrCat("out", i));
    }
    for (size_t i = 0; i < inputs.size(); ++i) {
      check(found_inputs[i].tensor(), expected_inputs[i].tensor(), absl::StrCat("input ", i));
    }
  }
}

TEST_P(NativeHalf, ChainsOfElementaryFunctions) {
  ExpectAlmostAllEqual(Of(R"(x: "bf16[100, 77]", y: "bf16[100, 77]"):
        a = torch.ops.aten.mul.Tensor(x, y)
        b = torch.ops.aten.add.Tensor(a, x)
        c = torch.ops.aten.exp.default(b)
        d = torch.ops.aten.sum.dim_IntList(c, [1])
        e = torch.ops.aten.tanh.default(b)
        f = torch.ops.aten.sigmoid.default(b)
        g = torch.ops.aten.silu.default(b)
        h = torch.ops.aten.log1p.default(c)
        return (a, b, c, d, e, f, g, h)
)"),
                       Step());
}

TEST_P(NativeHalf, SoftmaxAndItsLogarithm) {
  for (const char* dim : {"0", "1"}) {
    ExpectAlmostAllEqual(Of(absl::StrReplaceAll(R"(x: "bf16[90, 130]", g: "bf16[90, 130]"):
        a = torch.ops.aten._softmax.default(x, DIM, False)
        b = torch.ops.aten._softmax_backward_data.default(g, a, DIM, torch.bfloat16)
        c = torch.ops.aten._log_softmax.default(x, DIM, False)
        d = torch.ops.aten._log_softmax_backward_data.default(g, c, DIM, torch.bfloat16)
        e = torch.ops.aten._softmax.default(x, DIM, True)
        f = torch.ops.aten._to_copy.default(a, dtype = torch.float32)
        return (a, b, c, d, e, f)
)",
                                                {{"DIM", dim}})),
                         Step());
  }
}

// Both sweeps read the 16-bit input; no float32 copy is kept between them.
TEST_P(NativeHalf, SweepsReadSixteenBits) {
  const std::unique_ptr<Graph> graph = testing::ReadForward(Of(R"(x: "bf16[20000, 128]"):
        a = torch.ops.aten._softmax.default(x, 0, False)
        b = torch.ops.aten._log_softmax.default(x, 0, False)
        return (a, b)
)"));
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {});
  ASSERT_TRUE(native.ok()) << native.status();
  const IValueList inputs = testing::RandomInputsOf(*graph);
  ASSERT_TRUE((*native)->Run(inputs).ok());
  EXPECT_LT((*native)->Report().arena_bytes, inputs[0].tensor().numel()) << (*native)->PlanText(false);
}

TEST_P(NativeHalf, LayerNorm) {
  // Parameters with the dtype of the input, and float32 parameters.
  for (const char* dtype : {"bf16", "f32"}) {
    ExpectAlmostAllEqual(
        Of(absl::StrReplaceAll(R"(x: "bf16[90, 130]", w: "PARAM[130]", b: "PARAM[130]", g: "bf16[90, 130]"):
        n = torch.ops.aten.native_layer_norm.default(x, [130], w, b, 1e-05)
        y = n[0]
        m = n[1]
        s = n[2]
        k = torch.ops.aten.native_layer_norm_backward.default(g, x, [130], m, s, w, b, [True, True, True])
        dx = k[0]
        dw = k[1]
        db = k[2]
        return (y, m, s, dx, dw, db)
)",
                               {{"PARAM", dtype}})),
        Step() * 2);
  }
}

TEST_P(NativeHalf, BatchNorm) {
  for (const char* dtype : {"bf16", "f32"}) {
    ExpectAlmostAllEqual(
        Of(absl::StrReplaceAll(
            R"(x: "bf16[6, 5, 7, 9]", w: "PARAM[5]", b: "PARAM[5]", rm: "PARAM[5]", rv: "PARAM[5]", g: "bf16[6, 5, 7, 9]"):
        n = torch.ops.aten.native_batch_norm.default(x, w, b, rm, rv, True, 0.1, 1e-05)
        y = n[0]
        m = n[1]
        s = n[2]
        k = torch.ops.aten.native_batch_norm_backward.default(g, x, w, rm, rv, m, s, True, 1e-05, [True, True, True])
        dx = k[0]
        dw = k[1]
        db = k[2]
        return (y, m, s, dx, dw, db)
)",
            {{"PARAM", dtype}})),
        Step() * 2);
  }
}

TEST_P(NativeHalf, MeanSquaredErrors) {
  for (const char* reduction : {"0", "1", "2"}) {
    ExpectAlmostAllEqual(Of(absl::StrReplaceAll(R"(x: "bf16[90, 130]", y: "bf16[90, 130]", g: "bf16[]"):
        l = torch.ops.aten.mse_loss.default(x, y, REDUCTION)
        d = torch.ops.aten.mse_loss_backward.default(g, x, y, REDUCTION)
        return (l, d)
)",
                                                {{"REDUCTION", reduction}})),
                         Step());
  }
}

TEST_P(NativeHalf, NegativeLogLikelihoods) {
  for (const char* reduction : {"1", "2"}) {
    ExpectAlmostAllEqual(Of(absl::StrReplaceAll(R"(x: "bf16[300, 7]", t: "i64[300]", g: "bf16[]"):
        i = torch.ops.aten.remainder.Scalar(t, 7)
        l = torch.ops.aten.nll_loss_forward.default(x, i, None, REDUCTION, 3)
        total = l[1]
        d = torch.ops.aten.nll_loss_backward.default(g, x, i, None, REDUCTION, 3, total)
        loss = l[0]
        return (loss, total, d)
)",
                                                {{"REDUCTION", reduction}})),
                         Step());
  }
}

// In evaluation mode no statistics are written. Float32 and float64 are tested too.
TEST_P(NativeHalf, BatchNormEvaluation) {
  for (const char* dtypes : {"bf16 bf16", "bf16 f32", "f32 f32", "f64 f64"}) {
    const std::string x(dtypes, std::string(dtypes).find(' '));
    const std::string parameter(std::string(dtypes).substr(x.size() + 1));
    const std::string text = absl::StrReplaceAll(
        R"(x: "INPUT[6, 5, 7, 9]", w: "PARAM[5]", b: "PARAM[5]", rm: "PARAM[5]", rv0: "PARAM[5]", g: "INPUT[6, 5, 7, 9]"):
        rv = torch.ops.aten.abs.default(rv0)
        n = torch.ops.aten.native_batch_norm.default(x, w, b, rm, rv, False, 0.1, 1e-05)
        y = n[0]
        t = torch.ops.aten._native_batch_norm_legit_no_training.default(x, w, None, rm, rv, 0.1, 1e-05)
        z = t[0]
        u = torch.ops.aten._native_batch_norm_legit.default(x, None, b, rm, rv, False, 0.1, 1e-05)
        v = u[0]
        none = u[1]
        f = torch.ops.aten._native_batch_norm_legit_functional.default(x, w, b, rm, rv, False, 0.1, 1e-05)
        fy = f[0]
        frm = f[3]
        k = torch.ops.aten.native_batch_norm_backward.default(g, x, w, rm, rv, None, None, False, 1e-05, [True, True, True])
        dx = k[0]
        dw = k[1]
        db = k[2]
        return (y, z, v, none, fy, frm, dx, dw, db)
)",
        {{"INPUT", x}, {"PARAM", parameter}});
    ExpectAlmostAllEqual(Of(text), Step() * 2);
  }
}

TEST(NativeBatchNorm, EvaluationCopiesNoStatistics) {
  const std::unique_ptr<Graph> graph = testing::ReadForward(
      R"(x: "f32[6, 5, 7, 9]", w: "f32[5]", b: "f32[5]", rm: "f32[5]", rv: "f32[5]"):
        n = torch.ops.aten.native_batch_norm.default(x, w, b, rm, rv, False, 0.1, 1e-05)
        y = n[0]
        return (y,)
)");
  ASSERT_NE(graph, nullptr);
  const auto native = CompileNative(*graph, {});
  ASSERT_TRUE(native.ok()) << native.status();
  const CompileReport report = (*native)->Report();
  EXPECT_TRUE(report.fallback_nodes.empty()) << report.ToString();
  EXPECT_EQ(report.steps.size(), 2u) << report.ToString();  // the inverse standard deviations, and everything else
}

// Products and convolutions of all forms, whether they use the CPU's instructions for
// bfloat16 or compute in float32.
TEST_P(NativeHalf, ProductsAndConvolutionsAreRoundedOnce) {
  ExpectSameAsInterpreter(
      Of(R"(a: "bf16[70, 9]", b: "bf16[9, 40]", bias: "bf16[40]", c: "bf16[3, 5, 9]", d: "bf16[3, 9, 1]", e: "bf16[80, 3, 3]", f: "bf16[2000, 3]", g: "bf16[3, 4]"):
        mm = torch.ops.aten.mm.default(a, b)
        addmm = torch.ops.aten.addmm.default(bias, a, b)
        relu = torch.ops.aten.relu.default(addmm)
        scaled = torch.ops.aten.addmm.default(bias, a, b, beta = 0.5, alpha = 2)
        column = torch.ops.aten.bmm.default(c, d)
        small = torch.ops.aten.bmm.default(e, e)
        tall = torch.ops.aten.mm.default(f, g)
        t = torch.ops.aten.t.default(f)
        wide = torch.ops.aten.mm.default(t, f)
        alternate = torch.ops.aten.slice.Tensor(b, 1, 0, 40, 2)
        strided = torch.ops.aten.mm.default(a, alternate)
        return (mm, relu, scaled, column, small, tall, wide, strided)
)"),
      2 * Step());
  for (const auto& [groups, channels] : {std::pair("1", "16"), std::pair("2", "8"), std::pair("16", "1")}) {
    ExpectSameAsInterpreter(
        Of(absl::StrReplaceAll(
            R"(x: "bf16[2, 16, 9, 10]", w: "bf16[16, CHANNELS, 3, 3]", g: "bf16[2, 16, 9, 10]", bias: "bf16[16]"):
        y = torch.ops.aten.convolution.default(x, w, bias, [1, 1], [1, 1], [1, 1], False, [0, 0], GROUPS)
        z = torch.ops.aten.convolution_backward.default(g, x, w, [16], [1, 1], [1, 1], [1, 1], False, [0, 0], GROUPS, [True, True, True])
        dx = z[0]
        dw = z[1]
        db = z[2]
        return (y, dx, dw, db)
)",
            {{"GROUPS", groups}, {"CHANNELS", channels}})),
        2 * Step());
  }
}

// Each result has few terms, so the engines' different orders of rounding hardly matter.
TEST_P(NativeHalf, ScattersAndGradientsOfPools) {
  ExpectSameAsInterpreter(Of(R"(x: "bf16[1, 3, 8, 8]", g: "bf16[40, 6]", rows: "bf16[40]", base: "bf16[90, 6]"):
        scaled = torch.ops.aten.mul.Scalar(rows, 20)
        shifted = torch.ops.aten.add.Scalar(scaled, 20)
        wide = torch.ops.aten._to_copy.default(shifted, dtype = torch.int64)
        index = torch.ops.aten.clamp.default(wide, 0, 89)
        embedding = torch.ops.aten.embedding_dense_backward.default(g, index, 90, -1, False)
        index_add = torch.ops.aten.index_add.default(base, 0, index, g)
        index_put = torch.ops.aten.index_put.default(base, [index], g, True)
        pool = torch.ops.aten.max_pool2d_with_indices.default(x, [2, 2], [2, 2])
        largest = pool[0]
        place = pool[1]
        gradient = torch.ops.aten.max_pool2d_with_indices_backward.default(largest, x, [2, 2], [2, 2], [0, 0], [1, 1], False, place)
        return (embedding, index_add, index_put, gradient)
)"),
                          4 * Step());
}

}  // namespace
}  // namespace backtape
