// Compares loops over permuted values with the interpreter, and checks the steps that they become.
#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "backtape/tests/jit/compare_engines.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::CountOf;
using testing::ExpectSameAsInterpreter;

TEST(MemoryOrderTest, ReductionsOfPermutedValues) {
  for (const char* dtype : {"f32", "f64", "bf16", "i32"}) {
    for (const char* call :
         {"sum.dim_IntList(p, [3])", "sum.dim_IntList(p, [0, 3], True)", "sum.dim_IntList(p, [1, 2])", "sum.default(p)",
          "amax.default(p, [3], True)", "amin.default(p, [0, 1, 3])", "prod.dim_int(p, 3)", "max.default(p)"}) {
      for (const char* order : {"0, 2, 3, 1", "3, 2, 1, 0", "2, 0, 3, 1"}) {
        SCOPED_TRACE(::testing::Message() << dtype << " " << call << " " << order);
        ExpectSameAsInterpreter(absl::StrReplaceAll(R"(x: "TYPE[5, 7, 9, 11]"):
        p = torch.ops.aten.permute.default(x, [ORDER])
        y = torch.ops.aten.CALL
        return y
)",
                                                    {{"TYPE", dtype}, {"ORDER", order}, {"CALL", call}}),
                                std::string(dtype) == "bf16" ? 1e-2 : 1e-5);
      }
    }
  }
}

// The results of the norm, its gradient and the softmax must have the strides that the views need.
TEST(MemoryOrderTest, ViewsOfNormsAndSoftmaxOfPermutedValues) {
  ExpectSameAsInterpreter(R"(a: "f32[9, 2, 4]", b: "f32[2, 9, 4]", mean: "f32[2, 9, 1]", w: "f32[4]"):
        t = torch.ops.aten.transpose.int(a, 1, 0)
        g = torch.ops.aten.add.Tensor(t, b)
        back = torch.ops.aten.native_layer_norm_backward.default(g, b, [4], mean, mean, w, w, [True, True, True])
        gx = back[0]
        gx_rows = torch.ops.aten.view.default(gx, [18, 4])
        norm = torch.ops.aten.native_layer_norm.default(t, [4], w, w, 1e-05)
        y = norm[0]
        y_rows = torch.ops.aten.view.default(y, [18, 4])
        s = torch.ops.aten._softmax.default(t, -1, False)
        c = torch.ops.aten.clone.default(s, memory_format = torch.contiguous_format)
        s_rows = torch.ops.aten.view.default(c, [18, 4])
        return (gx_rows, y_rows, s_rows)
)");
}

TEST(MemoryOrderTest, NormsAndSoftmaxOfPermutedValues) {
  for (const char* dtype : {"f32", "bf16"}) {
    ExpectSameAsInterpreter(absl::StrReplaceAll(R"(x: "TYPE[2, 24, 9, 11]", w: "TYPE[24]", g: "TYPE[2, 9, 11, 24]"):
        h = torch.ops.aten.gelu.default(x)
        p = torch.ops.aten.permute.default(h, [0, 2, 3, 1])
        norm = torch.ops.aten.native_layer_norm.default(p, [24], w, w, 1e-05)
        y = norm[0]
        mean = norm[1]
        rstd = norm[2]
        q = torch.ops.aten.permute.default(y, [0, 3, 1, 2])
        back = torch.ops.aten.native_layer_norm_backward.default(g, p, [24], mean, rstd, w, w, [True, True, True])
        gx = back[0]
        gw = back[1]
        gb = back[2]
        s = torch.ops.aten._softmax.default(p, -1, False)
        l = torch.ops.aten._log_softmax.default(p, 1, False)
        return (q, mean, rstd, gx, gw, gb, s, l)
)",
                                                {{"TYPE", dtype}}),
                            std::string(dtype) == "bf16" ? 3e-2 : 1e-4);
  }
}

TEST(MemoryOrderTest, OperandsInOtherOrders) {
  ExpectSameAsInterpreter(R"(x: "f32[130, 150]", y: "f32[150, 130]", w: "f32[130]"):
        t = torch.ops.aten.t.default(x)
        a = torch.ops.aten.mul.Tensor(t, y)
        b = torch.ops.aten.add.Tensor(y, t)
        c = torch.ops.aten.add.Tensor(a, w)
        s = torch.ops.aten.sum.dim_IntList(c, [1])
        m = torch.ops.aten.mean.dim(b, [0])
        d = torch.ops.aten.sub.Tensor(c, m)
        v = torch.ops.aten.view.default(d, [150, 130])
        return (a, b, c, s, m, d, v)
)");
}

// The result has the order of the first operand, which is permuted; the second operand and the gradient are row-major.
TEST(MemoryOrderTest, PermutedResults) {
  const std::string plan = ExpectSameAsInterpreter(R"(x: "f32[6, 5, 20, 61]", y: "f32[61, 20, 5, 6]"):
        p: "f32[61, 20, 5, 6]" = torch.ops.aten.permute.default(x, [3, 2, 1, 0])
        a: "f32[61, 20, 5, 6]" = torch.ops.aten.mul.Tensor(p, y)
        b: "f32[61, 20, 5, 6]" = torch.ops.aten.sub.Tensor(a, y)
        c: "f32[61, 20, 5, 6]" = torch.ops.aten.add.Tensor(y, b)
        return (a, b, c)
)",
                                                   1e-5, 7, true);
  EXPECT_EQ(CountOf(plan, "transpose transpose:"), 2) << plan;  // of y, and of b
  EXPECT_EQ(CountOf(plan, "load f32 (f32 b0[1500"), 0) << plan;
}

TEST(MemoryOrderTest, SymbolicSizes) {
  for (const int64_t size : {2, 3, 70}) {
    ExpectSameAsInterpreter(R"(x: "f32[s0, 24, 9, 11]"):
        p = torch.ops.aten.permute.default(x, [0, 2, 3, 1])
        y = torch.ops.aten._softmax.default(p, -1, False)
        z = torch.ops.aten.sum.dim_IntList(p, [0, 1, 2])
        return (y, z)
)",
                            1e-5, size);
  }
}

// The op takes only a 0-dim value.
TEST(MemoryOrderTest, AFillOfAPermutedValueKeepsItsNumber) {
  for (const int64_t size : {2, 70}) {
    ExpectSameAsInterpreter(R"(x: "f32[s0, 24, 9, 11]", v: "f32[]", m: "b8[s0, 9, 11, 24]"):
        p = torch.ops.aten.permute.default(x, [0, 2, 3, 1])
        f = torch.ops.aten.fill.Tensor(p, v)
        a = torch.ops.aten.amax.default(f)
        h = torch.ops.aten.masked_fill.Tensor(p, m, v)
        b = torch.ops.aten.sum.dim_IntList(h, [0, 1])
        return (a, b)
)",
                            1e-5, size);
  }
}

TEST(MemoryOrderTest, ARowOfAPermutedValueIsReadInMemoryOrder) {
  const std::string plan = ExpectSameAsInterpreter(R"(x: "f32[512, 1024]"):
        t = torch.ops.aten.t.default(x)
        y = torch.ops.aten.sum.dim_IntList(t, [1])
        return y
)",
                                                   1e-4, 7, true);
  EXPECT_EQ(CountOf(plan, "load f32 (f32 b0[1024; 1])"), 1) << plan;  // lanes run along the rows of x
}

TEST(MemoryOrderTest, ATransposedOperandIsCopiedOnce) {
  const std::string plan = ExpectSameAsInterpreter(R"(x: "f32[512, 512]", y: "f32[512, 512]"):
        t = torch.ops.aten.t.default(x)
        a = torch.ops.aten.add.Tensor(y, t)
        b = torch.ops.aten.sub.Tensor(y, t)
        return (a, b)
)");
  EXPECT_EQ(CountOf(plan, "transpose transpose:"), 1) << plan;
}

// Rows whose elements are 4 apart, with the elements of 4 rows between them, would fill 4 lanes of a vector.
TEST(MemoryOrderTest, SoftmaxOfInterleavedRows) {
  for (const char* op : {"_softmax", "_log_softmax"}) {
    const std::string plan = ExpectSameAsInterpreter(absl::StrCat(
        R"(x: "f32[2, 4, 40, 64][10240, 1, 256, 4]", g: "f32[2, 4, 40, 64]"):
        y = torch.ops.aten.)",
        op, R"(.default(x, -1, False)
        z = torch.ops.aten.)",
        op, R"(_backward_data.default(g, y, -1, torch.float32)
        return (y, z)
)"));
    EXPECT_EQ(CountOf(plan, "transpose transpose"), 1) << plan;
  }
}

}  // namespace
}  // namespace backtape
