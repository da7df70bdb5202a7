// A helper function with the same name as one of PyTorch's must take the same tensors in the same order.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/codegen_spec/callables.h"
#include "backtape/codegen_spec/derivative_file.h"
#include "backtape/codegen_spec/formula_type.h"

namespace backtape::codegen_spec {
namespace {

// Declarations of torch/csrc/autograd/FunctionsManual.h (2.15), as schemas.
constexpr char kPyTorch[] = R"(
- func: maybe_multiply(Tensor t, Scalar s) -> Tensor
- func: mm_mat1_backward(Tensor grad, Tensor mat2, SymInt[] mat1_sizes, SymInt[] mat1_strides, Layout mat1_layout, Scalar alpha) -> Tensor
- func: mm_mat2_backward(Tensor grad, Tensor mat1, SymInt[] sizes, SymInt[] strides, Layout layout, Scalar alpha) -> Tensor
- func: pow_backward(Tensor grad, Tensor self, Scalar exponent) -> Tensor
- func: pow_backward_self(Tensor grad, Tensor self, Tensor exponent) -> Tensor
- func: pow_backward_exponent.Tensor(Tensor grad, Tensor self, Tensor exponent, Tensor result) -> Tensor
- func: pow_backward_exponent.Scalar(Tensor grad, Scalar base, Tensor exponent, Tensor result) -> Tensor
- func: clamp_backward.Scalar(Tensor grad, Tensor self, Scalar? min, Scalar? max) -> Tensor
- func: clamp_backward.Tensor(Tensor grad, Tensor self, Tensor min, Tensor max) -> Tensor
- func: clamp_backward_min_max(Tensor grad, Tensor self, Tensor min, Tensor max, bool[2] mask) -> (Tensor, Tensor)
- func: i1_backward(Tensor grad, Tensor self, Tensor result) -> Tensor
- func: i1e_backward(Tensor grad, Tensor self, Tensor result) -> Tensor
- func: sinc_backward(Tensor grad, Tensor self) -> Tensor
- func: atan2_backward(Tensor grad, Tensor self, Tensor other, bool[2] mask) -> (Tensor, Tensor)
- func: elu_double_backward(Tensor grad, Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor
- func: gelu_double_backward(Tensor ggI, Tensor gO, Tensor input, str approximate) -> Tensor
- func: softplus_double_backward(Tensor grad, Tensor input, Scalar beta, Scalar threshold) -> Tensor
- func: as_strided_backward(Tensor grad, TensorGeometry base, SymInt[] size, SymInt[] stride, SymInt? storage_offset) -> Tensor
- func: slice_backward_wrapper(Tensor grad, SymInt[] sizes, int dim, SymInt? start, SymInt? end, SymInt step) -> Tensor
- func: split_backward(Tensor[] grads, SymInt split_size, int dim, SymInt[] sizes, TensorOptions options) -> Tensor
- func: split_with_sizes_backward(Tensor[] grads, SymInt[] split_sizes, int dim, SymInt[] sizes, TensorOptions options) -> Tensor
- func: unbind_backward(Tensor[] grads, int dim) -> Tensor
- func: unsqueeze_to(Tensor self, SymInt[] sizes) -> Tensor
- func: unsqueeze_to.dim(Tensor self, int dim, SymInt[] sizes) -> Tensor
- func: unsqueeze_to.dims(Tensor self, int[] dims, SymInt[] sizes) -> Tensor
- func: repeat_backward(Tensor grad, SymInt[] repeats, SymInt[] sizes) -> Tensor
- func: constant_pad_nd_backward(Tensor grad, SymInt[] pad) -> Tensor
- func: sum_backward(Tensor grad, SymInt[] sizes, int[]? dim, bool keepdim) -> Tensor
- func: mean_backward(Tensor grad, SymInt[] shape, int[]? dim, SymInt numel, bool keepdim) -> Tensor
- func: var_backward(Tensor grad, Tensor self, int[]? dim, Scalar? correction, bool keepdim) -> Tensor
- func: std_backward(Tensor result, Tensor grad, Tensor self, int[]? dim, Scalar? correction, bool keepdim) -> Tensor
- func: var_mean_backward(Tensor gvar, Tensor gmean, Tensor self, int[]? dim, Scalar? correction, bool keepdim) -> Tensor
- func: logsumexp_backward(Tensor grad, Tensor self, Tensor result, int[] dim, bool keepdim) -> Tensor
- func: prod_backward(Tensor grad, Tensor input, Tensor result) -> Tensor
- func: prod_backward.dim(Tensor grad, Tensor input, Tensor result, int dim, bool keepdim) -> Tensor
- func: layer_norm_double_backward(Tensor input, Tensor? gamma, Tensor? ggI, Tensor? ggG, Tensor? ggB, Tensor gO, Tensor save_mean, Tensor save_invstd, SymInt[] normalized_shape, bool[3] mask) -> (Tensor, Tensor, Tensor)
- func: softmax_double_backward(Tensor grad, Tensor grad_output, int dim, Tensor output) -> Tensor
- func: mse_loss_double_backward(Tensor grad, Tensor input, int reduction) -> Tensor
)";

std::vector<std::string> TensorNames(const Schema& schema) {
  std::vector<std::string> names;
  for (const SchemaArgument& arg : schema.args) {
    if (arg.type.base == "Tensor") names.push_back(arg.name);
  }
  return names;
}

// Whether a call as PyTorch's formulas write it passes our type check: the numbers of arguments are equal, and every
// argument converts.
bool Accepts(const Schema& ours, const Schema& call) {
  if (ours.args.size() != call.args.size()) return false;
  for (size_t i = 0; i < ours.args.size(); ++i) {
    if (!ConversionCost(FormulaType::Of(call.args[i].type), FormulaType::Of(ours.args[i].type)).has_value()) {
      return false;
    }
  }
  return true;
}

SourceFile ReadSpec(const std::string& name) {
  std::ifstream stream(absl::StrCat(BACKTAPE_SPEC_FOLDER, "/", name));
  std::stringstream text;
  text << stream.rdbuf();
  return {name, text.str()};
}

TEST(HelperFunctions, TakeTensorsInPyTorchsOrder) {
  const SourceFile our_file = ReadSpec("derivative_functions.yaml");
  const SourceFile their_file{"pytorch.yaml", kPyTorch};
  Diagnostics diagnostics;
  const std::vector<HelperFunctionRow> ours = ReadHelperFunctionFile(our_file, diagnostics);
  const std::vector<HelperFunctionRow> theirs = ReadHelperFunctionFile(their_file, diagnostics);
  ASSERT_TRUE(diagnostics.empty()) << diagnostics.ToString();
  ASSERT_GT(ours.size(), 60u);
  int compared = 0;
  for (const HelperFunctionRow& their_row : theirs) {
    bool is_ours = false;
    for (const HelperFunctionRow& our_row : ours) {
      if (our_row.schema.name != their_row.schema.name) continue;
      is_ours = true;
      if (!Accepts(our_row.schema, their_row.schema)) continue;
      ++compared;
      // A call that passes the type check must have the same meaning as in PyTorch.
      EXPECT_EQ(TensorNames(our_row.schema), TensorNames(their_row.schema)) << their_row.schema.name;
    }
    EXPECT_TRUE(is_ours) << their_row.schema.name;
  }
  EXPECT_GE(compared, 25);
}

// A function is either defined here or only declared: no call matches both.
TEST(HelperFunctions, DeclaredFunctionsAreNotDefined) {
  const SourceFile defined_file = ReadSpec("derivative_functions.yaml");
  const SourceFile declared_file = ReadSpec("pytorch_functions.yaml");
  Diagnostics diagnostics;
  const std::vector<HelperFunctionRow> defined = ReadHelperFunctionFile(defined_file, diagnostics);
  const std::vector<HelperFunctionRow> declared = ReadHelperFunctionFile(declared_file, diagnostics);
  ASSERT_TRUE(diagnostics.empty()) << diagnostics.ToString();
  EXPECT_GT(declared.size(), 100u);
  for (const HelperFunctionRow& row : declared) {
    for (const HelperFunctionRow& other : defined) {
      if (other.schema.name != row.schema.name) continue;
      EXPECT_FALSE(Accepts(other.schema, row.schema)) << row.func.value << " is defined";
    }
  }
}

}  // namespace
}  // namespace backtape::codegen_spec
