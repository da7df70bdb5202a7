// Compares tangents of functions of x along v, for a constant w, with those that PyTorch 2.15 computed
// (torch.func.jvp).
#include <gtest/gtest.h>

#include <tuple>
#include <vector>

#include "backtape/autograd/forward/forward_level.h"
#include "backtape/autograd/ops/operators.h"
#include "backtape/tests/autograd/variables.h"

namespace backtape::tape_test {
namespace {

Variable Shift() { return Constant({2, 2}, {3, 0, 0, 3}); }

struct Reference {
  const char* name;
  Variable (*function)(const Variable& x, const Variable& w);
  std::vector<double> tangent;
};

const Reference kReferences[] = {
    {"sigmoid(x)",
     [](const Variable& x, const Variable&) { return sigmoid(x); },
     {0.23500371220159449, -0.34620957398499402, 0.052496792701753309, 0.65368498128544206}},
    {"gelu(x)",
     [](const Variable& x, const Variable&) { return gelu(x); },
     {0.86749512465616285, 0.24532316613884431, 0.54261590053909847, 2.9976771652177057}},
    {"pow(x * x, w)",
     [](const Variable& x, const Variable& w) { return pow(x * x, w); },
     {0.70710678118654757, 9.375, -0.125, 4.5}},
    {"atan2(x, w)",
     [](const Variable& x, const Variable& w) { return atan2(x, w); },
     {0.80000000000000004, -0.78688524590163933, -0.058823529411764705, 1.9199999999999999}},
    {"_softmax(x, 1, false)",
     [](const Variable& x, const Variable&) { return _softmax(x, 1, false); },
     {0.37838767555996566, -0.37838767555996561, -0.4327619674812424, 0.43276196748124252}},
    {"_log_softmax(x, 1, false)",
     [](const Variable& x, const Variable&) { return _log_softmax(x, 1, false); },
     {0.44414159409506848, -2.5558584059049316, -0.55675034706327198, 1.943249652936728}},
    {"logsumexp(x, {1})",
     [](const Variable& x, const Variable&) { return logsumexp(x, {1}); },
     {0.55585840590493152, 1.056750347063272}},
    {"cumprod(x, 1)", [](const Variable& x, const Variable&) { return cumprod(x, 1); }, {1, -2.25, 0.5, 6.375}},
    {"logcumsumexp(x, 1)",
     [](const Variable& x, const Variable&) { return logcumsumexp(x, 1); },
     {0.99999999999990008, 0.55585840590488422, 0.49999999999995004, 1.05675034706319}},
    {"prod(x)", [](const Variable& x, const Variable&) { return prod(x); }, {-7.359375}},
    {"amax(x, {1})", [](const Variable& x, const Variable&) { return amax(x, {1}); }, {1, 0.5}},
    {"linalg_vector_norm(x, 3)",
     [](const Variable& x, const Variable&) { return linalg_vector_norm(x, 3); },
     {1.4728739964503914}},
    {"std(x, {1}, SymScalar(1))",
     [](const Variable& x, const Variable&) { return std(x, {1}, SymScalar(1)); },
     {2.1213203435596424, -1.7677669529663687}},
    {"mm(x, x)", [](const Variable& x, const Variable&) { return mm(x, x); }, {-3.625, -7.5, 8.625, -0.125}},
    {"mse_loss(x, w, 1)", [](const Variable& x, const Variable& w) { return mse_loss(x, w, 1); }, {3.125}},
    {"smooth_l1_loss(x, w, 2)", [](const Variable& x, const Variable& w) { return smooth_l1_loss(x, w, 2); }, {2}},
    {"std::get<0>(native_layer_norm(x, {2}, {}, {}, 1e-5))",
     [](const Variable& x, const Variable&) { return std::get<0>(native_layer_norm(x, {2}, {}, {}, 1e-5)); },
     {2.2390231886992851e-05, -2.2390231886992851e-05, -5.1198033983013147e-05, 5.1198033983013147e-05}},
    {"std::get<0>(linalg_inv_ex(x))",
     [](const Variable& x, const Variable&) { return std::get<0>(linalg_inv_ex(x)); },
     {0.41965973534971646, -0.34404536862003776, 1.4896030245746692, -0.068052930056710759}},
    {"std::get<0>(_linalg_det(x))",
     [](const Variable& x, const Variable&) { return std::get<0>(_linalg_det(x)); },
     {6.875}},
    {"std::get<1>(linalg_qr(x))",
     [](const Variable& x, const Variable&) { return std::get<1>(linalg_qr(x)); },
     {-0.72760687510899913, -1.8511174910861294, 0, 2.8426601934405493}},
    {"std::get<1>(_linalg_svd(x))",
     [](const Variable& x, const Variable&) { return std::get<1>(_linalg_svd(x)); },
     {1.4893554588505151, 2.2799248738926097}},
    {"std::get<0>(linalg_cholesky_ex(mm(x, transpose(x, 0, 1)) + 3 I))",
     [](const Variable& x, const Variable&) {
       return std::get<0>(linalg_cholesky_ex(mm(x, transpose(x, 0, 1)) + Shift()));
     },
     {1.3675269175156552, 0, -1.3852870073535208, 1.1962340258427762}},
    {"std::get<0>(_linalg_eigh(mm(x, transpose(x, 0, 1)) + 3 I))",
     [](const Variable& x, const Variable&) { return std::get<0>(_linalg_eigh(mm(x, transpose(x, 0, 1)) + Shift())); },
     {6.1364808477033748, 6.3635191522966252}},
    {"glu(x, 1)",
     [](const Variable& x, const Variable&) { return glu(x, 1); },
     {0.049595351832811829, 1.6469593121585806}},
    {"where(x > 0, x * x, w)",
     [](const Variable& x, const Variable& w) { return where(x > 0, x * x, w); },
     {1, 0, 2, 4.5}},
    {"std::get<0>(sort(x, 1, false))",
     [](const Variable& x, const Variable&) { return std::get<0>(sort(x, 1, false)); },
     {-2, 1, 3, 0.5}},
};

TEST(ForwardReference, TangentsMatchPyTorch) {
  const Variable w = Constant({2, 2}, {0.25, 1.5, -0.5, 1});
  for (const Reference& reference : kReferences) {
    SCOPED_TRACE(reference.name);
    const ForwardLevel level;
    const Variable x = MakeDual(Constant({2, 2}, {0.5, -1.25, 2, 0.75}), Constant({2, 2}, {1, -2, 0.5, 3}));
    const Variable tangent = UnpackDual(reference.function(x, w)).tangent;
    ASSERT_TRUE(tangent.defined());
    const std::vector<double> values = Values(tangent);
    ASSERT_EQ(values.size(), reference.tangent.size());
    for (size_t i = 0; i < values.size(); ++i) EXPECT_NEAR(values[i], reference.tangent[i], 1e-12) << "element " << i;
  }
}

}  // namespace
}  // namespace backtape::tape_test
