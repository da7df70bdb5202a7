#include "backtape/passes/simplify_algebra.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/tests/passes/graphs.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using testing::OpsAfter;

constexpr char kAlgebraInputs[] =
    R"(x: "f32[2, 3][3, 1]", y: "f32[2, 3][3, 1]", i: "i64[2, 3][3, 1]", b: "b8[2, 3][3, 1]", one: "f32[2, 1][1, 1]",
       m: "f32[3, 3][3, 1]", half: "f16[2, 3][3, 1]")";

// `body` computes r, and the graph returns sinh(r), so that r itself is not returned. The other members are the ops
// that are expected before the sinh, for each setting of the pass.
struct Case {
  const char* name;
  const char* body;
  const char* exact;
  const char* signed_zero;
  const char* finite;
};

constexpr Case kCases[] = {
    {"mul_by_one", "r = @mul.Tensor(x, 1)", "", "", ""},
    {"mul_by_one_left", "o = @ones.default([2, 3])\n r = @mul.Tensor(o, x)", "ones ", "ones ", "ones "},
    {"mul_by_one_promotes", "r = @mul.Tensor(i, 1.0)", "mul.Tensor ", "mul.Tensor ", "mul.Tensor "},
    {"mul_by_one_broadcasts", "o = @ones.default([2, 3])\n r = @mul.Tensor(one, o)", "ones mul.Tensor ",
     "ones mul.Tensor ", "ones mul.Tensor "},
    {"div_by_one", "r = @div.Tensor(x, 1)", "", "", ""},
    {"div_by_one_promotes", "r = @div.Tensor(i, 1)", "div.Tensor ", "div.Tensor ", "div.Tensor "},
    {"mul_by_minus_one", "r = @mul.Tensor(x, -1)", "neg ", "neg ", "neg "},
    {"add_integer_zero", "r = @add.Tensor(i, 0)", "", "", ""},
    {"add_negative_zero", "r = @add.Tensor(x, -0.0)", "", "", ""},
    {"add_zero", "r = @add.Tensor(x, 0.0)", "add.Tensor ", "", ""},
    {"add_zeros", "z = @zeros.default([2, 3])\n r = @add.Tensor(z, x)", "zeros add.Tensor ", "zeros ", "zeros "},
    {"add_zero_promotes", "r = @add.Tensor(i, 0.0)", "add.Tensor ", "add.Tensor ", "add.Tensor "},
    {"sub_zero", "r = @sub.Tensor(x, 0)", "", "", ""},
    {"sub_from_zero", "z = @zeros.default([2, 3])\n r = @sub.Tensor(z, x)", "zeros sub.Tensor ", "zeros neg ",
     "zeros neg "},
    {"add_neg", "n = @neg.default(y)\n r = @add.Tensor(x, n)", "neg sub.Tensor ", "neg sub.Tensor ", "neg sub.Tensor "},
    {"add_neg_alpha", "n = @neg.default(y)\n r = @add.Tensor(x, n, alpha = 2)", "neg add.Tensor ", "neg add.Tensor ",
     "neg add.Tensor "},
    {"sub_neg", "n = @neg.default(y)\n r = @sub.Tensor(x, n)", "neg add.Tensor ", "neg add.Tensor ", "neg add.Tensor "},
    {"mul_neg_neg", "n = @neg.default(y)\n k = @neg.default(x)\n r = @mul.Tensor(n, k)", "neg neg mul.Tensor ",
     "neg neg mul.Tensor ", "neg neg mul.Tensor "},
    {"neg_neg", "n = @neg.default(x)\n r = @neg.default(n)", "neg ", "neg ", "neg "},
    {"relu_relu", "n = @relu.default(x)\n r = @relu.default(n)", "relu ", "relu ", "relu "},
    {"abs_neg", "n = @neg.default(x)\n r = @abs.default(n)", "neg abs ", "neg abs ", "neg abs "},
    {"not_not", "n = @logical_not.default(b)\n r = @logical_not.default(n)", "logical_not ", "logical_not ",
     "logical_not "},
    {"not_not_of_numbers", "n = @logical_not.default(x)\n r = @logical_not.default(n)", "logical_not logical_not ",
     "logical_not logical_not ", "logical_not logical_not "},
    {"idempotent", "r = @maximum.default(x, x)", "", "", ""},
    {"where_same", "r = @where.self(b, x, x)", "", "", ""},
    {"pow_one", "r = @pow.Tensor_Scalar(x, 1)", "", "", ""},
    {"pow_zero", "r = @pow.Tensor_Scalar(x, 0)", "full ", "full ", "full "},
    {"pow_two", "r = @pow.Tensor_Scalar(x, 2)", "mul.Tensor ", "mul.Tensor ", "mul.Tensor "},
    {"pow_two_half", "r = @pow.Tensor_Scalar(half, 2)", "mul.Tensor ", "mul.Tensor ", "mul.Tensor "},
    {"sum_of_one", "r = @sum.dim_IntList(one, [1])", "sum.dim_IntList ", "view ", "view "},
    {"sum_of_one_kept", "r = @sum.dim_IntList(one, [1], True)", "sum.dim_IntList ", "", ""},
    {"cat_of_one", "r = @cat.default([x])", "", "", ""},
    {"addmm_of_zeros", "z = @zeros.default([3])\n r = @addmm.default(z, x, m)", "zeros addmm ", "zeros mm ",
     "zeros mm "},
    {"mul_by_zero", "r = @mul.Tensor(x, 0)", "mul.Tensor ", "mul.Tensor ", "full "},
    {"mm_of_zeros", "z = @zeros.default([4, 2])\n r = @mm.default(z, x)", "zeros mm ", "zeros mm ", "zeros full "},
    {"mm_of_zeros_on_and_on",
     "z = @zeros.default([4, 2])\n p = @mm.default(z, x)\n q = @mm.default(p, m)\n r = @mm.default(q, m)",
     "zeros mm mm mm ", "zeros mm mm mm ", "zeros full full full "},
};

TEST(SimplifyAlgebra, AppliesEachRuleOnlyUnderItsCondition) {
  for (const Case& c : kCases) {
    SCOPED_TRACE(c.name);
    const std::string body = absl::StrCat(c.body, "\n s = @sinh.default(r)\n return [s]");
    EXPECT_EQ(OpsAfter("simplify_algebra", kAlgebraInputs, body), absl::StrCat(c.exact, "sinh"));
    EXPECT_EQ(OpsAfter("simplify_algebra{allow_signed_zero=1}", kAlgebraInputs, body),
              absl::StrCat(c.signed_zero, "sinh"));
    EXPECT_EQ(OpsAfter("simplify_algebra{assume_finite=1}", kAlgebraInputs, body), absl::StrCat(c.finite, "sinh"));
  }
}

TEST(SimplifyAlgebra, DoesNotReturnAnInputInsteadOfANewValue) {
  EXPECT_EQ(OpsAfter("simplify_algebra", kAlgebraInputs, "r = @mul.Tensor(x, 1)\n return [r]"), "mul.Tensor");
}

TEST(SimplifyAlgebra, DoesNotSimplifyWrittenValues) {
  EXPECT_EQ(OpsAfter("simplify_algebra", kAlgebraInputs,
                     "r = @mul.Tensor(x, 1)\n w = @add_.Tensor(x, 1)\n s = @sinh.default(r)\n return [s]"),
            "mul.Tensor add_.Tensor sinh");
}

TEST(SimplifyAlgebra, KeepsStridesThatAViewNeeds) {
  // The product of an expanded tensor is dense, as the view requires, so the expanded tensor cannot replace it.
  EXPECT_EQ(OpsAfter("simplify_algebra", kAlgebraInputs,
                     "e = @expand.default(one, [2, 3])\n r = @mul.Tensor(e, 1)\n v = @view.default(r, [6])\n"
                     "s = @sinh.default(v)\n return [s]"),
            "expand mul.Tensor view sinh");
}

TEST(SimplifyAlgebra, KeepsStridesOfResults) {
  const auto left = [](absl::string_view body) { return OpsAfter("simplify_algebra", kAlgebraInputs, body); };
  // A difference of m and t would have m's strides, (3, 1).
  EXPECT_EQ(left("t = @t.default(m)\n n = @neg.default(t)\n r = @add.Tensor(n, m)\n return [r]"), "t neg add.Tensor");
  EXPECT_EQ(left("t = @t.default(m)\n n = @neg.default(t)\n a = @add.Tensor(n, m)\n r = @sum.default(a)\n return [r]"),
            "t neg sub.Tensor sum");
}

// as_strided counts from the beginning of the storage, and v * 1 has its own storage, unlike v, a view of an input.
TEST(SimplifyAlgebra, KeepsTheStorageThatAsStridedAddresses) {
  for (const char* read : {"as_strided.default(r, [2], [1], 1)", "as_strided_scatter.default(r, y1, [2], [1], 1)"}) {
    SCOPED_TRACE(read);
    const std::string name(read, std::string(read).find('.'));
    EXPECT_EQ(OpsAfter("simplify_algebra", kAlgebraInputs,
                       absl::StrCat("y1 = @select.int(y, 1, 0)\n v = @select.int(x, 0, 1)\n r = @mul.Tensor(v, 1)\n"
                                    "a = @",
                                    read, "\n s = @sinh.default(a)\n return [s]")),
              absl::StrCat("select.int select.int mul.Tensor ", name, " sinh"));
  }
  EXPECT_EQ(OpsAfter("simplify_algebra", kAlgebraInputs,
                     "v = @select.int(x, 0, 1)\n r = @mul.Tensor(v, 1)\n o = @sym_storage_offset.default(r)\n"
                     "a = @add.Tensor(y, o)\n s = @sinh.default(a)\n return [s]"),
            "select.int mul.Tensor sym_storage_offset add.Tensor sinh");
}

TEST(SimplifyAlgebra, RulesHaveDistinctNames) {
  std::vector<std::string> names;
  for (const AlgebraRuleInfo& rule : AlgebraRules()) names.emplace_back(rule.name);
  std::sort(names.begin(), names.end());
  EXPECT_EQ(std::unique(names.begin(), names.end()), names.end());
}

}  // namespace
}  // namespace backtape
