// Checks the tags whose meaning can be tested by running a kernel, for every op that has them. If a new op takes
// arguments of other kinds, extend ArgumentFor.
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/aliasing.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/op_table.h"
#include "backtape/tests/interp/kernels/call_op.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

using ::testing::ElementsAreArray;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr DType kTestedDTypes[] = {DType::kFloat32, DType::kBFloat16, DType::kInt64, DType::kInt8, DType::kBool};

// 24 elements with zeros, large and special values, repeated in another order for each `which`.
Tensor Mixed(DType dtype, int which, const std::vector<int64_t>& sizes = {4, 6}) {
  const double special = IsFloatingPoint(dtype) ? std::numeric_limits<double>::infinity() : 100;
  const double values[] = {0, 1.25, -2, 7.5, special, -0.0, -special, 3, 0.1, 64, -1};
  std::vector<double> elements(24);
  for (size_t i = 0; i < elements.size(); ++i) elements[i] = values[(i * (which + 1) + 3 * which) % std::size(values)];
  elements.resize(Tensor::Full(sizes, 0.0, DType::kFloat64).numel());
  return Tensor::FromValues(sizes, elements, DType::kFloat64).To(dtype);
}

// A value for the k-th argument: tensors with mixed values, numbers that grow with k, defaults where there are any.
IValue ArgumentFor(const ArgSchema& arg, size_t k, DType dtype, int which) {
  const auto number = static_cast<int64_t>(k + 2);
  if (arg.type == SchemaType::kTensor) {
    if (arg.is_optional && !arg.is_written) return IValue();
    const bool is_statistic = absl::StrContains(arg.name, "running_");
    return IValue(is_statistic ? Mixed(dtype, which, {6}) : Mixed(dtype, which));
  }
  if (arg.has_default) return DefaultOf(arg);
  if (arg.is_list) return IValue(IValueList{IValue(number), IValue(int64_t{3})});
  switch (arg.type) {
    case SchemaType::kFloat:
      return IValue(0.5);
    case SchemaType::kBool:
      return IValue(false);
    default:
      return IValue(number);
  }
}

absl::StatusOr<IValue> CallWith(const OpSchema& op, const IValueList& args) {
  constexpr RandomStream kStream{.seed = 7, .stream = 3};
  return EvaluateBoundOp(OpTable::Builtin(), op, args, BuiltinKernels(), BuiltinShapeRules(), kStream);
}

// All elements as text, in which all NaNs are equal.
std::vector<std::string> Elements(const IValue& value) {
  std::vector<std::string> texts;
  for (const double x : Values(value.tensor())) {
    texts.push_back(std::isnan(x) ? "nan" : absl::StrCat(x, std::signbit(x) ? "-" : "+"));
  }
  return texts;
}

std::vector<const OpSchema*> OpsWithTag(OpTag tag) {
  std::vector<const OpSchema*> ops;
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    if (op->has_tag(tag) && op->functional_id < 0) ops.push_back(op);
  }
  return ops;
}

TEST(OpTags, CommutativeOpsDoNotDependOnTheOrder) {
  const std::vector<const OpSchema*> ops = OpsWithTag(kTagCommutative);
  EXPECT_GE(ops.size(), 12);
  for (const OpSchema* op : ops) {
    int calls = 0;
    for (const DType dtype : kTestedDTypes) {
      IValueList args;
      for (size_t k = 0; k < op->args.size(); ++k) {
        args.push_back(ArgumentFor(op->args[k], k, dtype, static_cast<int>(k)));
      }
      const absl::StatusOr<IValue> result = CallWith(*op, args);
      if (!result.ok()) continue;  // the op does not accept this dtype
      ++calls;
      std::swap(args[0], args[1]);
      EXPECT_THAT(Elements(*CallWith(*op, args)), ElementsAreArray(Elements(*result))) << op->QualifiedName();
    }
    EXPECT_GT(calls, 0) << op->QualifiedName();
  }
}

// An op of two tensors that gives the same results in both orders should have the tag.
TEST(OpTags, NoTagIsMissingFromACommutativeOp) {
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    if (!op->has_tag(kTagPointwise) || op->has_tag(kTagCommutative) || op->functional_id >= 0) continue;
    if (op->args.size() != 2 || op->returns.size() != 1 || op->args[0].is_list || op->args[1].is_list ||
        op->args[0].type != SchemaType::kTensor || op->args[1].type != SchemaType::kTensor) {
      continue;
    }
    bool is_commutative = true;
    int calls = 0;
    for (const DType dtype : kTestedDTypes) {
      const absl::StatusOr<IValue> result = CallWith(*op, {IValue(Mixed(dtype, 0)), IValue(Mixed(dtype, 1))});
      const absl::StatusOr<IValue> swapped = CallWith(*op, {IValue(Mixed(dtype, 1)), IValue(Mixed(dtype, 0))});
      if (!result.ok() || !swapped.ok() || !result->is_tensor()) continue;
      ++calls;
      is_commutative = is_commutative && Elements(*result) == Elements(*swapped);
    }
    EXPECT_FALSE(is_commutative && calls > 0) << op->QualifiedName() << " needs the tag commutative";
  }
}

TEST(OpTags, OpsThatIgnoreValuesReadOnlyTypes) {
  const std::vector<const OpSchema*> ops = OpsWithTag(kTagIgnoresValues);
  EXPECT_GE(ops.size(), 20);
  for (const OpSchema* op : ops) {
    int calls = 0;
    for (const DType dtype : {DType::kFloat32, DType::kInt64}) {
      std::vector<std::string> results[2];
      for (int which = 0; which < 2; ++which) {
        IValueList args;
        for (size_t k = 0; k < op->args.size(); ++k) args.push_back(ArgumentFor(op->args[k], k, dtype, which));
        const absl::StatusOr<IValue> result = CallWith(*op, args);
        if (result.ok()) results[which] = Elements(*result);
      }
      if (results[0].empty()) continue;
      ++calls;
      EXPECT_EQ(results[0], results[1]) << op->QualifiedName();
    }
    EXPECT_GT(calls, 0) << op->QualifiedName();
  }
}

// The result of a call as text: its elements, its number, or that it fails.
std::string Outcome(const absl::StatusOr<IValue>& result) {
  if (!result.ok()) return "error";
  if (result->is_list()) return "results";
  if (!result->is_tensor()) return result->sym_int().ToString();
  return absl::StrJoin(Elements(*result), " ");
}

// A call that is valid only if the argument with this index is contiguous.
struct ContiguousCall {
  IValueList args;
  size_t contiguous;
};

std::map<std::string, ContiguousCall> ContiguousCalls() {
  const auto floats = [](const std::vector<int64_t>& sizes) { return IValue(Mixed(kF32, 0, sizes)); };
  const auto zeros = [](const std::vector<int64_t>& sizes) { return IValue(Tensor::Full(sizes, 0.0, DType::kInt64)); };
  const IValue matrix = floats({4, 6}), column = floats({4, 1}), entries = zeros({5}), bags = zeros({2});
  return {
      {"aten._pdist_backward.default", {{floats({6}), matrix, 2.0, floats({6})}, 1}},
      {"aten._weight_norm_interface_backward.default", {{matrix, matrix, column, column, 0}, 1}},
      {"aten.nll_loss2d_backward.default",
       {{floats({}), floats({1, 4, 2, 3}), zeros({1, 2, 3}), IValue(), 1, -100, floats({})}, 1}},
      {"aten._embedding_bag_backward.default",
       {{floats({2, 3}), entries, bags, entries, bags, bags, 3, false, 0, false, IValue(), -1}, 1}},
      {"aten._embedding_bag_per_sample_weights_backward.default",
       {{floats({2, 3}), floats({3, 3}), entries, bags, entries, 0, -1}, 2}},
  };
}

// The same elements in column-major order, with gaps.
Tensor WithOtherStrides(const Tensor& tensor) {
  std::vector<int64_t> strides;
  int64_t next = 2;
  for (const int64_t size : tensor.sizes()) {
    strides.push_back(next);
    next *= size;
  }
  const Tensor base = Tensor::Full({next}, 0.0, tensor.dtype());
  const Tensor strided = *base.TryAsStrided(tensor.sizes(), strides, 0);
  CopyElements(tensor, strided);
  return strided;
}

// With the same elements in another layout, a call must return another result or fail.
TEST(OpTags, OpsThatReadStridesDependOnTheLayout) {
  const std::vector<const OpSchema*> ops = OpsWithTag(kTagReadsStrides);
  EXPECT_GE(ops.size(), 7);
  const Tensor dense = Mixed(kF32, 0);
  const Tensor base = Tensor::Full({30}, 0.0, kF32);
  const Tensor transposed = *base.TryAsStrided({4, 6}, {1, 4}, 3);
  CopyElements(dense, transposed);
  const std::map<std::string, ContiguousCall> contiguous_calls = ContiguousCalls();
  for (const OpSchema* op : ops) {
    std::string outcomes[2];
    for (int which = 0; which < 2; ++which) {
      if (const auto call = contiguous_calls.find(op->QualifiedName()); call != contiguous_calls.end()) {
        IValueList given = call->second.args;
        IValue& strided = given[call->second.contiguous];
        if (which == 1) strided = IValue(WithOtherStrides(strided.tensor()));
        outcomes[which] = Outcome(CallWith(*op, given));
        continue;
      }
      IValueList args = {IValue(which == 0 ? dense : transposed)};
      for (size_t k = 1; k < op->args.size(); ++k) {
        const ArgSchema& arg = op->args[k];
        const int64_t number = arg.name == "size" ? 24 : arg.name == "stride" ? 1 : 0;
        args.push_back(arg.has_default                   ? DefaultOf(arg)
                       : arg.type == SchemaType::kTensor ? IValue(Mixed(kF32, 0, {24}))
                       : arg.is_list                     ? IValue(IValueList{IValue(number)})
                                                         : IValue(number));
      }
      outcomes[which] = Outcome(CallWith(*op, args));
    }
    EXPECT_NE(outcomes[0], "error") << op->QualifiedName();
    EXPECT_NE(outcomes[0], outcomes[1]) << op->QualifiedName();
  }
}

TEST(OpTags, OpsThatWriteInTrainingWriteNothingOtherwise) {
  const std::vector<const OpSchema*> ops = OpsWithTag(kTagWritesInTraining);
  EXPECT_GE(ops.size(), 3);
  for (const OpSchema* op : ops) {
    const int training = TrainingArgument(*op);
    ASSERT_GE(training, 0) << op->QualifiedName();
    for (const bool is_training : {false, true}) {
      IValueList args;
      for (size_t k = 0; k < op->args.size(); ++k) {
        args.push_back(ArgumentFor(op->args[k], k, DType::kFloat32, static_cast<int>(k)));
        if (op->args[k].type == SchemaType::kTensor && !args.back().is_none()) {
          // Finite values, so that a write shows.
          const Tensor& like = args.back().tensor();
          args.back() = IValue(Tensor::Full(like.sizes(), -1.0 - static_cast<double>(k), like.dtype()));
        }
      }
      args[training] = IValue(is_training);
      std::vector<std::vector<std::string>> before;
      for (size_t k = 0; k < args.size(); ++k) {
        if (op->args[k].is_written) before.push_back(Elements(args[k]));
      }
      EXPECT_THAT(before, Not(IsEmpty()));
      const absl::StatusOr<IValue> result = CallWith(*op, args);
      ASSERT_TRUE(result.ok()) << op->QualifiedName() << ": " << result.status();
      std::vector<std::vector<std::string>> after;
      for (size_t k = 0; k < args.size(); ++k) {
        if (op->args[k].is_written) after.push_back(Elements(args[k]));
      }
      EXPECT_EQ(before == after, !is_training) << op->QualifiedName() << ", training = " << is_training;
    }
  }
}

}  // namespace
}  // namespace backtape
