#include "backtape/tests/ir/text/test_ops.h"

#include <array>

#include "backtape/ir/op_table.h"

namespace backtape {
namespace {

constexpr ArgSchema Arg(absl::string_view name, SchemaType type) {
  ArgSchema arg;
  arg.name = name;
  arg.type = type;
  return arg;
}

constexpr ArgSchema List(ArgSchema arg) {
  arg.is_list = true;
  return arg;
}

constexpr ArgSchema Keyword(ArgSchema arg) {
  arg.is_kwarg_only = true;
  return arg;
}

constexpr ArgSchema Optional(ArgSchema arg) {
  arg.is_optional = true;
  return arg;
}

constexpr ArgSchema kSelf = Arg("self", SchemaType::kTensor);
constexpr ArgSchema kBinary[] = {kSelf, Arg("other", SchemaType::kTensor), Keyword(Arg("alpha", SchemaType::kScalar))};
constexpr ArgSchema kUnary[] = {kSelf};
constexpr ArgSchema kGelu[] = {kSelf, Keyword(Arg("approximate", SchemaType::kStr))};
constexpr ArgSchema kDiv[] = {kSelf, Arg("other", SchemaType::kTensor),
                              Keyword(Optional(Arg("rounding_mode", SchemaType::kStr)))};
constexpr ArgSchema kEmpty[] = {
    List(Arg("size", SchemaType::kSymInt)), Keyword(Optional(Arg("dtype", SchemaType::kScalarType))),
    Keyword(Optional(Arg("layout", SchemaType::kLayout))), Keyword(Optional(Arg("device", SchemaType::kDevice))),
    Keyword(Optional(Arg("memory_format", SchemaType::kMemoryFormat)))};
constexpr ArgSchema kEinsum[] = {Arg("equation", SchemaType::kStr), List(Arg("tensors", SchemaType::kTensor))};
constexpr ArgSchema kSum[] = {kSelf, List(Arg("dim", SchemaType::kInt)), Arg("keepdim", SchemaType::kBool)};
constexpr ArgSchema kPython[] = {Arg("a", SchemaType::kAny), Arg("b", SchemaType::kAny)};

OpSchema Row(absl::string_view ns, absl::string_view name, absl::string_view overload,
             absl::Span<const ArgSchema> args) {
  OpSchema op;
  op.ns = ns;
  op.name = name;
  op.overload = overload;
  op.args = args;
  if (ns == "operator") op.tags = kTagPython;
  const OpSchema* builtin = OpTable::Builtin().Find(op.QualifiedName());
  op.id = builtin != nullptr ? builtin->id : UINT16_MAX;
  return op;
}

}  // namespace

const OpTable& TestOps() {
  static const auto* const kSchemas = new std::array<OpSchema, 11>{
      Row("aten", "add", "Tensor", kBinary),
      Row("aten", "mul", "Tensor", kBinary),
      Row("aten", "relu", "default", kUnary),
      Row("aten", "gelu", "default", kGelu),
      Row("aten", "div", "Tensor_mode", kDiv),
      Row("aten", "empty", "memory_format", kEmpty),
      Row("aten", "einsum", "default", kEinsum),
      Row("aten", "sum", "dim_IntList", kSum),
      Row("operator", "getitem", "", kPython),
      Row("operator", "add", "", kPython),
      Row("operator", "neg", "", absl::MakeConstSpan(kPython).first(1)),
  };
  static const auto* const kTable = new OpTable(*kSchemas);
  return *kTable;
}

}  // namespace backtape
