// Compares every pointwise op that has a native expression with its reference kernel, for eight dtypes, with broadcast
// and transposed operands.

#include "backtape/jit/kernel_ir/op_rules.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "backtape/interp/interpreter.h"
#include "backtape/ir/bind_arguments.h"
#include "backtape/ir/op_id.h"
#include "backtape/ir/op_table.h"
#include "backtape/tests/jit/emit/kernel_harness.h"

namespace backtape::jit {
namespace {

const std::vector<int64_t> kSizes = {3, 5, 17};

// A tensor of kSizes, row-major or transposed in memory, or a tensor of only the last dim, which broadcasts to kSizes.
Tensor MakeInput(DType dtype, int variant, bool is_mask) {
  const std::vector<int64_t> sizes = variant == 2 ? std::vector<int64_t>{17} : kSizes;
  Tensor base = variant == 1 ? Tensor::Empty(std::vector<int64_t>{17, 5, 3}, dtype) : Tensor::Empty(sizes, dtype);
  std::vector<double> values(static_cast<size_t>(base.numel()));
  for (size_t i = 0; i < values.size(); ++i) {
    const auto k = static_cast<int>((i * 7 + static_cast<size_t>(variant) * 3) % 23);
    values[i] = IsFloatingPoint(dtype) ? (k - 11) * 0.37 : dtype == DType::kBool ? k % 2 : k % 11 - 4;
    if (dtype == DType::kUInt8) values[i] = k;
    if (is_mask) values[i] = k % 3 == 0;
  }
  if (IsFloatingPoint(dtype) && !is_mask) {
    values[2] = NAN;
    values[3] = INFINITY;
    values[4] = -0.0;
    values[5] = 1;
  }
  base = Tensor::FromValues(base.sizes(), values, dtype);
  return variant == 1 ? *base.TryAsStrided(kSizes, std::vector<int64_t>{1, 3, 15}, 0) : base;
}

std::vector<IValue> MakeArguments(const OpSchema& op, DType dtype) {
  std::vector<IValue> args;
  int tensors = 0;
  for (const ArgSchema& arg : op.args) {
    if (arg.is_kwarg_only) break;
    switch (arg.type) {
      case SchemaType::kTensor: {
        if (arg.name == "value") {
          args.emplace_back(Tensor::FromValues({}, {1.0}, dtype));
          break;
        }
        const bool is_mask = arg.name == "mask" || arg.name == "condition";
        args.emplace_back(MakeInput(is_mask ? DType::kBool : dtype, tensors++ % 3, is_mask));
        break;
      }
      case SchemaType::kScalar:
        args.emplace_back(IsFloatingPoint(dtype) ? IValue(arg.name == "upper" ? 0.75 : 0.5) : IValue(int64_t{2}));
        break;
      case SchemaType::kFloat:
        args.emplace_back(0.25);
        break;
      case SchemaType::kInt:
        args.emplace_back(int64_t{1});
        break;
      case SchemaType::kBool:
        args.emplace_back(false);
        break;
      case SchemaType::kStr:
        args.emplace_back(std::string("tanh"));
        break;
      default:
        args.emplace_back();
    }
  }
  return args;
}

std::vector<std::vector<std::pair<std::string, IValue>>> Keywords(const OpSchema& op) {
  for (const ArgSchema& arg : op.args) {
    if (arg.name == "rounding_mode")
      return {{{"rounding_mode", std::string("floor")}}, {{"rounding_mode", std::string("trunc")}}};
    if (arg.name == "approximate") return {{}, {{"approximate", std::string("tanh")}}};
    if (arg.name == "decimals") return {{{"decimals", int64_t{1}}}, {{"decimals", int64_t{-1}}}};
    if (arg.name == "alpha") return {{}, {{"alpha", int64_t{2}}}};
  }
  return {{}};
}

Access AccessOf(const Tensor& tensor, int buffer) {
  Access access{buffer, tensor.dtype(), 0, {0, 0, 0}, {}};
  for (int64_t i = 1; i <= tensor.dim(); ++i) {
    if (tensor.size(-i) != 1) access.outer_strides[static_cast<size_t>(3 - i)] = tensor.stride(-i);
  }
  return access;
}

// Describes the first difference; "" if there is none.
std::string Difference(const Tensor& want, const Tensor& got) {
  const bool is_float = IsFloatingPoint(want.dtype());
  const double tolerance = want.dtype() == DType::kFloat64    ? 1e-13
                           : want.dtype() == DType::kBFloat16 ? 1.0 / 128
                                                              : 4e-6;
  for (int64_t i = 0; i < want.numel(); ++i) {
    const double a = want.item(i).to_double();
    const double b = got.item(i).to_double();
    if (a == b || (std::isnan(a) && std::isnan(b))) continue;
    if (is_float && std::fabs(a - b) <= tolerance * (std::fabs(a) + 1)) continue;
    return "at " + std::to_string(i) + " want " + std::to_string(a) + " got " + std::to_string(b);
  }
  return "";
}

// Compares one call. Returns whether the op ran natively.
bool Compare(const OpSchema& op, DType dtype, absl::Span<const std::pair<std::string, IValue>> kwargs) {
  const OpTable& ops = OpTable::Builtin();
  const std::vector<IValue> args = MakeArguments(op, dtype);
  const auto expected = EvaluateOp(ops, op, args, kwargs, BuiltinKernels(), BuiltinShapeRules());
  if (!expected.ok()) return false;  // the op does not accept this dtype
  std::vector<Tensor> want;
  if (expected->is_list()) {
    for (const IValue& item : expected->list()) want.push_back(item.tensor());
  } else {
    want.push_back(expected->tensor());
  }
  const auto bound = BindArguments(op, args, kwargs, BindFor::kKernel);
  EXPECT_TRUE(bound.ok()) << bound.status();
  KernelBuilder b(op.QualifiedName());
  b.kernel().outer = {3, 5, 17};
  b.BeginPhase();
  std::vector<void*> buffers;
  std::vector<OpArgument> rule_args;
  for (const IValue& value : *bound) {
    if (!value.is_tensor()) {
      rule_args.emplace_back(value);
      continue;
    }
    const Tensor& tensor = value.tensor();
    rule_args.push_back({b.Load(AccessOf(tensor, static_cast<int>(buffers.size()))),
                         PromotionOperand::Of(tensor.type()), tensor.numel() == 1});
    buffers.push_back(value.tensor().raw_data());
  }
  std::vector<DType> outputs;
  for (const Tensor& tensor : want) outputs.push_back(tensor.dtype());
  const size_t num_loads = b.kernel().phases.back().body.size();
  const auto results = BuildExpression(b, op, rule_args, dtype, outputs);
  if (!results.ok()) {
    EXPECT_EQ(results.status().code(), absl::StatusCode::kUnimplemented) << results.status();
    return false;
  }
  if (op.has_tag(kTagCheap) && kwargs.empty() && (dtype == DType::kFloat32 || dtype == DType::kInt64)) {
    constexpr size_t kFewInstructions = 4;
    EXPECT_LE(b.kernel().phases.back().body.size() - num_loads, kFewInstructions)
        << op.QualifiedName() << " has the tag cheap";
  }
  std::vector<Tensor> got;
  for (size_t i = 0; i < want.size(); ++i) {
    got.push_back(Tensor::Empty(kSizes, outputs[i]));
    b.Store(AccessOf(got[i], static_cast<int>(buffers.size())), (*results)[i]);
    buffers.push_back(got[i].raw_data());
  }
  b.kernel().num_buffers = static_cast<int>(buffers.size());
  int64_t status = 0;
  if (b.kernel().reports) buffers.push_back(&status);
  const auto kernel = b.Finish();
  EXPECT_TRUE(kernel.ok()) << kernel.status();
  if (!kernel.ok()) return false;
  for (const CpuTarget target : Targets()) {
    for (const Tensor& tensor : got)
      std::memset(tensor.raw_data(), 0x77, static_cast<size_t>(tensor.storage()->nbytes()));
    Compile(*kernel, target).kernel.function(nullptr, buffers.data(), 0, 3 * 5 * 17);
    for (size_t i = 0; i < want.size(); ++i) {
      EXPECT_EQ(Difference(want[i], got[i]), "")
          << op.QualifiedName() << " " << TorchName(dtype) << " " << Name(target);
    }
  }
  return true;
}

TEST(OpRules, AgreeWithTheReferenceKernels) {
  // plan/decompose.cc decomposes these before kernels are made.
  const std::set<std::string> left_out = {"fma", "prelu"};
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    if (!op->has_tag(kTagPointwise) || op->has_tag(kTagInplace)) continue;
    EXPECT_EQ(HasOpRule(*op), left_out.count(std::string(op->name)) == 0) << op->QualifiedName();
    if (!HasOpRule(*op)) continue;
    if (op->op_id() == OpId::require) continue;  // random conditions are not met; tests/run/require.fx has one that is
    bool is_native = false;
    for (const DType dtype : {DType::kFloat32, DType::kFloat64, DType::kBFloat16, DType::kInt64, DType::kInt32,
                              DType::kUInt8, DType::kInt8, DType::kBool}) {
      const bool has_scalar = std::any_of(op->args.begin(), op->args.end(),
                                          [](const ArgSchema& arg) { return arg.type == SchemaType::kScalar; });
      if (dtype == DType::kBool && has_scalar) continue;  // promoted to int64
      for (const auto& kwargs : Keywords(*op)) is_native |= Compare(*op, dtype, kwargs);
    }
    EXPECT_TRUE(is_native) << op->QualifiedName() << " never ran";
  }
}

}  // namespace
}  // namespace backtape::jit
