#ifndef BACKTAPE_TESTS_IR_SHAPE_RULES_RULE_TEST_H_
#define BACKTAPE_TESTS_IR_SHAPE_RULES_RULE_TEST_H_

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/op_table.h"
#include "backtape/ir/shape_rule.h"

namespace backtape {

// Runs shape rules of builtin ops and returns their results as text.
class ShapeRuleTest : public ::testing::Test {
 protected:
  static TensorType Type(std::vector<SymInt> sizes, DType dtype = DType::kFloat32) {
    return TensorType::Contiguous(dtype, sizes);
  }
  static TensorType Strided(std::vector<SymInt> sizes, std::vector<SymInt> strides) {
    TensorType type = Type(std::move(sizes));
    type.strides.emplace(strides.begin(), strides.end());
    return type;
  }
  static TensorType WithoutStrides(std::vector<SymInt> sizes) {
    TensorType type = Type(std::move(sizes));
    type.strides.reset();
    return type;
  }
  static IValue Ints(std::vector<SymInt> values) { return IValueList(values.begin(), values.end()); }

  // The result types, such as "f32[2, 3][3, 1]cpu", separated by "; ", with None for an undefined output; or the error
  // message.
  std::string Text(absl::string_view target, std::vector<IValue> args,
                   std::vector<std::pair<std::string, IValue>> kwargs = {}) {
    const OpSchema* op = OpTable::Builtin().Find(target);
    if (op == nullptr) return absl::StrCat("no op ", target);
    absl::StatusOr<IValueList> bound = BindArguments(*op, args, kwargs, BindFor::kShapeRule);
    if (!bound.ok()) return std::string(bound.status().message());
    ShapeContext ctx(env_, *op);
    absl::StatusOr<IValue> result = BuiltinShapeRules()[op->id](ctx, *bound);
    return result.ok() ? Text(*result) : std::string(result.status().message());
  }

  static std::string Text(const IValue& value) {
    if (value.is_none()) return "None";
    if (value.is_int()) return value.sym_int().ToString();
    if (value.is_bool()) return value.bool_value() ? "true" : "false";
    if (value.is_tensor_type()) return value.tensor_type().ToString(value.tensor_type().strides.has_value());
    std::string text;
    for (const IValue& item : value.list()) absl::StrAppend(&text, text.empty() ? "" : "; ", Text(item));
    return text;
  }

  ShapeEnv env_;
  const SymInt s0_ = SymInt::Symbol("s0");
  const SymInt s1_ = SymInt::Symbol("s1");
};

}  // namespace backtape

#endif  // BACKTAPE_TESTS_IR_SHAPE_RULES_RULE_TEST_H_
