#include "backtape/ir/bind_arguments.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "backtape/ir/op_table.h"

namespace backtape {
namespace {

using ::testing::HasSubstr;

constexpr ArgSchema kArgs[] = {
    {.name = "self"},
    {.name = "pad",
     .type = SchemaType::kSymInt,
     .is_list = true,
     .list_size = 2,
     .has_default = true,
     .default_text = "0"},
    {.name = "indices", .is_list = true, .is_element_optional = true, .has_default = true, .default_text = "[]"},
    {.name = "eps", .type = SchemaType::kFloat, .is_kwarg_only = true, .has_default = true, .default_text = "1e-05"},
    {.name = "dims",
     .type = SchemaType::kInt,
     .is_list = true,
     .is_optional = true,
     .is_kwarg_only = true,
     .has_default = true,
     .default_text = "[-2, -1]"},
    {.name = "mode", .type = SchemaType::kStr, .is_kwarg_only = true, .has_default = true, .default_text = "'none'"},
    {.name = "reduction", .type = SchemaType::kInt, .is_kwarg_only = true, .has_default = true, .default_text = "Mean"},
    {.name = "mask",
     .type = SchemaType::kBool,
     .is_list = true,
     .is_kwarg_only = true,
     .list_size = 2,
     .has_default = true,
     .default_text = "[True, False]"},
    {.name = "format",
     .type = SchemaType::kMemoryFormat,
     .is_optional = true,
     .is_kwarg_only = true,
     .has_default = true,
     .default_text = "contiguous_format"},
    {.name = "dtype",
     .type = SchemaType::kScalarType,
     .is_optional = true,
     .is_kwarg_only = true,
     .has_default = true,
     .default_text = "None"},
    {.name = "value", .type = SchemaType::kScalar, .is_kwarg_only = true, .has_default = true, .default_text = "2.5"},
};
constexpr OpSchema kOp = {.name = "f", .overload = "default", .ns = "aten", .schema = "f(...)", .args = kArgs};
using KwArgs = std::vector<std::pair<std::string, IValue>>;

IValue MatrixType() { return TensorType::Contiguous(DType::kFloat32, {2, 3}); }

TEST(BindArguments, FillsDefaults) {
  const auto bound = BindArguments(kOp, {MatrixType()}, {}, BindFor::kShapeRule);
  ASSERT_TRUE(bound.ok()) << bound.status();
  ASSERT_EQ(bound->size(), 11u);
  ASSERT_EQ((*bound)[1].list().size(), 2u);
  EXPECT_EQ((*bound)[1].list()[1].sym_int(), SymInt(0));
  EXPECT_TRUE((*bound)[2].list().empty());
  EXPECT_EQ((*bound)[3].float_value(), 1e-05);
  ASSERT_EQ((*bound)[4].list().size(), 2u);
  EXPECT_EQ((*bound)[4].list()[0].sym_int(), SymInt(-2));
  EXPECT_EQ((*bound)[5].string(), "none");
  EXPECT_EQ((*bound)[6].sym_int(), SymInt(1));
  EXPECT_TRUE((*bound)[7].list()[0].bool_value());
  EXPECT_FALSE((*bound)[7].list()[1].bool_value());
  EXPECT_EQ((*bound)[8].memory_format(), MemoryFormat::kContiguous);
  EXPECT_TRUE((*bound)[9].is_none());
  EXPECT_EQ((*bound)[10].float_value(), 2.5);
}

TEST(BindArguments, Converts) {
  const KwArgs kwargs = {{"eps", 1}, {"dims", IValue()}, {"dtype", DType::kInt64}, {"value", true}};
  const auto bound =
      BindArguments(kOp, {7, SymInt::Symbol("s0"), IValueList{IValue(), MatrixType()}}, kwargs, BindFor::kShapeRule);
  ASSERT_TRUE(bound.ok()) << bound.status();
  EXPECT_TRUE((*bound)[0].tensor_type().is_wrapped_number);
  EXPECT_EQ((*bound)[0].tensor_type().dtype, DType::kInt64);
  ASSERT_EQ((*bound)[1].list().size(), 2u);
  EXPECT_EQ((*bound)[1].list()[1].sym_int(), SymInt::Symbol("s0"));
  EXPECT_TRUE((*bound)[2].list()[0].is_none());
  EXPECT_EQ((*bound)[3].float_value(), 1.0);
  EXPECT_TRUE((*bound)[4].is_none());
  EXPECT_TRUE((*bound)[10].bool_value());
}

TEST(BindArguments, KernelsGetTensors) {
  const Tensor matrix = Tensor::Full({2, 3}, 1.0, DType::kFloat32);
  const OpSchema& add = *OpTable::Builtin().Find("aten.add.Tensor");
  const auto bound = BindArguments(add, {matrix, 2.0}, {}, BindFor::kKernel);
  ASSERT_TRUE(bound.ok()) << bound.status();
  EXPECT_TRUE((*bound)[0].tensor().is_same(matrix));
  EXPECT_TRUE((*bound)[1].tensor().is_wrapped_number());
  // For shape rules, arguments are bound as types.
  const auto types = BindArguments(add, {matrix, 2.0}, {}, BindFor::kShapeRule);
  ASSERT_TRUE(types.ok()) << types.status();
  EXPECT_EQ((*types)[0].tensor_type(), matrix.type());
}

TEST(BindArguments, ReportsAllProblemsAtOnce) {
  const KwArgs kwargs = {{"eps", "small"}, {"colour", 1}, {"self", 2}, {"mask", IValueList{true}}, {"dims", 1}};
  const auto bound =
      BindArguments(kOp, {"text", 1.5, IValueList{IValue(3), IValue("x")}, 4}, kwargs, BindFor::kShapeRule);
  ASSERT_FALSE(bound.ok());
  EXPECT_EQ(bound.status().code(), absl::StatusCode::kInvalidArgument);
  for (const char* expected :
       {"takes at most 3 positional arguments, got 4", "has no argument named 'colour'",
        "got multiple values for argument 'self'", "got str for 'Tensor self'", "got float for 'SymInt[2] pad=0'",
        "got a list with str at index 1 for 'Tensor?[] indices=[]'", "got str for 'float eps=1e-05'",
        "got a list of 1 element for 'bool[2] mask=[True, False]'", "got int for 'int[]? dims=[-2, -1]'"}) {
    EXPECT_THAT(bound.status().message(), HasSubstr(expected));
  }
}

TEST(BindArguments, ReportsMissingArguments) {
  const OpSchema& mm = *OpTable::Builtin().Find("aten.mm.default");
  EXPECT_EQ(BindArguments(mm, {}, {}, BindFor::kShapeRule).status().message(),
            "argument 'Tensor self' is missing; argument 'Tensor mat2' is missing; the schema is mm(Tensor self, "
            "Tensor mat2) -> Tensor");
  EXPECT_THAT(BindArguments(mm, {MatrixType(), IValue()}, {}, BindFor::kShapeRule).status().message(),
              HasSubstr("got None for 'Tensor mat2'"));
}

TEST(BindArguments, SymbolsAreForShapeRulesOnly) {
  const OpSchema& view = *OpTable::Builtin().Find("aten.view.default");
  const IValue sizes = IValueList{SymInt::Symbol("s0"), 3};
  EXPECT_TRUE(BindArguments(view, {MatrixType(), sizes}, {}, BindFor::kShapeRule).ok());
  EXPECT_FALSE(BindArguments(view, {Tensor::Full({6}, 1.0, DType::kFloat32), sizes}, {}, BindFor::kKernel).ok());
}

TEST(BindArguments, PythonOpsTakeAnything) {
  const OpSchema& getitem = *OpTable::Builtin().Find("operator.getitem");
  EXPECT_TRUE(BindArguments(getitem, {IValueList{1, 2}, 0}, {}, BindFor::kKernel).ok());
  EXPECT_THAT(BindArguments(getitem, {1}, {}, BindFor::kKernel).status().message(),
              HasSubstr("takes 2 positional arguments, got 1 positional and 0 keyword arguments"));
}

}  // namespace
}  // namespace backtape
