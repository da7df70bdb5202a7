// Runs every pointwise overload as native code in every dtype that the interpreter accepts, on special values. Expects
// the interpreter's results and no node on a reference kernel.
#include <cfenv>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "backtape/interp/interpreter.h"
#include "backtape/jit/compiler.h"
#include "backtape/jit/emit/emitter.h"
#include "backtape/tests/jit/run/step_files.h"
#include "backtape/tests/support/native_tolerance.h"
#include "gtest/gtest.h"

namespace backtape {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr DType kDTypes[] = {DType::kBool,  DType::kUInt8,   DType::kInt8,     DType::kInt16,   DType::kInt32,
                             DType::kInt64, DType::kFloat16, DType::kBFloat16, DType::kFloat32, DType::kFloat64};

struct Variant {
  double number = 0.5;
  int64_t whole = 1;
  std::string text = {};  // the value of string arguments; "" for None
  bool flag = false;
  bool has_optionals = true;
  bool without_zero = false;
  testing::NativeTolerance tolerance = {};  // the tolerance of the op
};

// Special values. Those close to the overflow threshold are included only if the op must be exact.
std::vector<double> FloatValues(DType dtype, const testing::NativeTolerance& tolerance) {
  const double largest = tolerance.is_exact() ? LargestFinite(dtype) : LargestFinite(dtype) / 16;
  const double normal = dtype == DType::kFloat64   ? std::numeric_limits<double>::min()
                        : dtype == DType::kFloat16 ? 0x1p-14
                                                   : std::numeric_limits<float>::min();
  const double epsilon = dtype == DType::kFloat64   ? 0x1p-52
                         : dtype == DType::kFloat32 ? 0x1p-23
                         : dtype == DType::kFloat16 ? 0x1p-10
                                                    : 0x1p-7;
  std::vector<double> values = {0,
                                -0.0,
                                1,
                                -1,
                                kNaN,
                                kInf,
                                -kInf,
                                largest,
                                -largest,
                                normal,
                                -normal,
                                normal * epsilon,
                                -normal * epsilon,
                                normal / 2,
                                -normal / 3,
                                0.5,
                                -0.5,
                                1 - epsilon,
                                1 + epsilon,
                                epsilon,
                                -epsilon / 3,
                                2,
                                -2,
                                3,
                                -3,
                                0.3,
                                -0.7,
                                1.7,
                                -1.3,
                                5.5,
                                -7.25,
                                12.125,
                                31.5,
                                -40,
                                88.5,
                                -87.4,
                                -103.5,
                                171.25,
                                -171.5,
                                708.5,
                                -745,
                                1e3,
                                -31416,
                                65000,
                                1e6,
                                -1e6,
                                1e10,
                                -1e15};
  if (tolerance.absolute > 0) {
    std::erase_if(values, [](double v) { return std::isfinite(v) && std::fabs(v) > 128; });
  }
  return values;
}

std::vector<double> IntegerValues(DType dtype) {
  const int bits = static_cast<int>(ItemSize(dtype)) * 8;
  std::vector<double> values = {0, 1, 2, 3, 5, 7, 64, 100, 127};
  if (dtype == DType::kUInt8) {
    values.insert(values.end(), {128, 200, 254, 255});
    return values;
  }
  // Doubles do not represent the largest 64-bit integers exactly, but they represent these values.
  const double most = std::ldexp(1.0, bits - 1);
  for (double v : {-1.0, -2.0, -3.0, -8.0, -101.0, -most, most / 2, -most / 2 - (bits < 54 ? 1 : 0)})
    values.push_back(v);
  values.push_back(bits < 54 ? most - 1 : most - 1024);
  return values;
}

// The tensor for argument `position`. The first two arguments have different dims, so that all pairs of values occur.
Tensor ValuesFor(DType dtype, int position, const Variant& variant) {
  std::vector<double> values = dtype == DType::kBool    ? std::vector<double>{0, 1}
                               : IsFloatingPoint(dtype) ? FloatValues(dtype, variant.tolerance)
                                                        : IntegerValues(dtype);
  if (variant.without_zero) {
    for (double& value : values) value = value == 0 ? 1 : value;
  }
  // Later arguments have the dim of the second one, with the values reversed.
  if (position > 1) std::reverse(values.begin(), values.end());
  const auto n = static_cast<int64_t>(values.size());
  return Tensor::FromValues(position == 0 ? std::vector<int64_t>{n, 1} : std::vector<int64_t>{n}, values, dtype);
}

// A mask in which every third element is true.
Tensor MaskFor(const Tensor& like) {
  std::vector<double> values(static_cast<size_t>(like.numel()));
  for (size_t i = 0; i < values.size(); ++i) values[i] = i % 3 == 0;
  return Tensor::FromValues(like.sizes(), values, DType::kBool);
}

// A call: one argument for each argument of the schema, and the values of the tensor arguments.
struct Call {
  ArgumentList args;  // a dummy for each tensor, whose value is in `tensors`
  std::vector<Tensor> tensors;
  KeywordArguments kwargs;
};

// Returns nullopt if the op has no such variant.
std::optional<Call> MakeCall(const OpSchema& op, DType dtype, const Variant& variant) {
  Call call;
  int position = 0;
  for (const ArgSchema& arg : op.args) {
    Argument value;
    Tensor tensor;
    switch (arg.type) {
      case SchemaType::kTensor:
        if (arg.is_list) return std::nullopt;
        if (arg.is_optional && !variant.has_optionals) break;
        if (arg.name == "mask" || arg.name == "condition") {
          tensor = MaskFor(ValuesFor(dtype, position++, variant));
        } else if ((op.name == "prelu" && arg.name == "weight") || (arg.name == "value" && op.overload == "Tensor")) {
          tensor = Tensor::FromValues({}, {variant.number}, dtype);
        } else if ((op.has_tag(kTagInplace) || op.name == "copy") && position == 0) {
          // An argument that is written must already have the broadcast size.
          const Tensor row = ValuesFor(dtype, 0, variant);
          tensor = *row.TryAsStrided({row.numel(), row.numel()}, {1, 0}, 0);
          tensor = tensor.Contiguous();
          ++position;
        } else {
          tensor = ValuesFor(dtype, position++, variant);
        }
        break;
      case SchemaType::kScalar:
        if (arg.is_optional && !variant.has_optionals) break;
        value = IsFloatingPoint(dtype) ? Argument(variant.number) : Argument(variant.whole);
        if (dtype == DType::kBool && arg.name != "alpha") value = Argument(variant.whole != 0);
        break;
      case SchemaType::kFloat:
        if (arg.is_optional && !variant.has_optionals) break;
        value = std::fabs(variant.number);
        break;
      case SchemaType::kInt:
        value = variant.whole;
        break;
      case SchemaType::kBool:
        value = variant.flag;
        break;
      case SchemaType::kStr:
        if (!variant.text.empty()) value = variant.text;
        break;
      default:
        break;
    }
    const bool has_value = tensor.defined() || !value.is_none();
    if (arg.is_kwarg_only) {
      if (has_value) call.kwargs.emplace_back(std::string(arg.name), value);
      continue;
    }
    call.tensors.push_back(tensor);
    call.args.push_back(std::move(value));
  }
  return call;
}

std::vector<Variant> VariantsOf(const OpSchema& op) {
  std::vector<Variant> variants = {{.number = 0.5, .whole = 1},
                                   {.number = -1.1, .whole = 3, .flag = true},
                                   {.number = 2, .whole = -2, .has_optionals = false}};
  std::vector<std::string> texts;
  for (const ArgSchema& arg : op.args) {
    if (arg.name == "rounding_mode") texts = {"floor", "trunc"};
    if (arg.name == "approximate") texts = {"none", "tanh"};
  }
  for (const std::string& text : texts) {
    variants.push_back(variants[0]);
    variants.back().text = text;
  }
  return variants;
}

// Appends the call to the graph and its tensors to `inputs`.
Node* AddCall(Graph& graph, const OpSchema& op, const Call& call, IValueList& inputs) {
  ArgumentList args = call.args;
  for (size_t i = 0; i < args.size(); ++i) {
    if (!call.tensors[i].defined()) continue;
    Node* const after = graph.insertion_point();
    graph.set_insertion_point(graph.first());
    while (graph.insertion_point() != nullptr && graph.insertion_point()->is_placeholder()) {
      graph.set_insertion_point(graph.insertion_point()->next());
    }
    args[i] = graph.Placeholder(absl::StrCat("x", inputs.size()), ValueType(call.tensors[i].type()));
    graph.set_insertion_point(after);
    inputs.emplace_back(call.tensors[i]);
  }
  return graph.Call(op, std::move(args), call.kwargs);
}

void Finish(Graph& graph, const std::vector<Node*>& calls) {
  std::vector<Argument> outputs;
  for (Node* call : calls) {
    if (call->op()->returns.size() < 2) {
      outputs.emplace_back(call);
      continue;
    }
    for (size_t i = 0; i < call->op()->returns.size(); ++i) {
      outputs.emplace_back(graph.Call("operator.getitem", {call, static_cast<int64_t>(i)}));
    }
  }
  graph.Output(Argument::Tuple(std::move(outputs)));
}

absl::StatusOr<IValueList> Interpret(const Graph& graph, IValueList inputs) {
  auto executable = CompileForInterpreter(graph);
  if (!executable.ok()) return executable.status();
  return (*executable)->Run(std::move(inputs));
}

// Whether the interpreter accepts the call.
bool IsValid(const OpSchema& op, const Call& call) {
  Graph graph;
  IValueList inputs;
  Node* node = AddCall(graph, op, call, inputs);
  Finish(graph, {node});
  return Interpret(graph, testing::CopyOf(inputs)).ok();
}

// A caller may trap floating-point exceptions. The run must not end the process, or raise the caller's flags.
absl::StatusOr<IValueList> RunWithTraps(const NativeExecutable& native, const IValueList& inputs) {
  const int traps = FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW | FE_UNDERFLOW;
  feclearexcept(traps);
  feenableexcept(traps);
  absl::StatusOr<IValueList> results = native.Run(inputs);
  const int raised = fetestexcept(traps);
  fedisableexcept(traps);
  EXPECT_EQ(raised, 0);
  return results;
}

class PointwiseOpsTest : public ::testing::TestWithParam<NativeCpu> {
 protected:
  void SetUp() override {
    const auto host = jit::HostCpuTarget();
    if (!host.ok()) GTEST_SKIP() << host.status();
    if (GetParam() == NativeCpu::kAvx512 && *host != jit::CpuTarget::kAvx512) GTEST_SKIP() << "this CPU has no AVX-512";
  }
};

INSTANTIATE_TEST_SUITE_P(Cpus, PointwiseOpsTest, ::testing::Values(NativeCpu::kAvx2, NativeCpu::kAvx512),
                         [](const auto& info) { return info.param == NativeCpu::kAvx2 ? "Avx2" : "Avx512"; });

TEST_P(PointwiseOpsTest, SpecialValuesInEveryDType) {
  for (const OpSchema* op : OpTable::Builtin().ops()) {
    if (!op->has_tag(kTagPointwise) || op->ns != "aten") continue;
    Graph graph;
    IValueList inputs;
    std::vector<Node*> calls;
    std::vector<std::string> labels;
    for (const DType dtype : kDTypes) {
      for (Variant variant : VariantsOf(*op)) {
        variant.tolerance = testing::NativeToleranceOf(*op);
        std::optional<Call> call = MakeCall(*op, dtype, variant);
        if (call && !IsValid(*op, *call)) {
          variant.without_zero = true;
          call = MakeCall(*op, dtype, variant);
          if (call && !IsValid(*op, *call)) call.reset();
        }
        if (!call) continue;
        calls.push_back(AddCall(graph, *op, *call, inputs));
        for (size_t i = 0; i < std::max<size_t>(1, op->returns.size()); ++i) {
          labels.push_back(absl::StrCat(TorchName(dtype), " number ", variant.number, " whole ", variant.whole, " ",
                                        variant.text, " output ", i));
        }
      }
    }
    ASSERT_FALSE(calls.empty()) << op->QualifiedName() << " never runs";
    Finish(graph, calls);
    const absl::StatusOr<IValueList> expected = Interpret(graph, testing::CopyOf(inputs));
    ASSERT_TRUE(expected.ok()) << expected.status();
    NativeOptions options;
    options.cpu = GetParam();
    options.num_threads = 1;
    const auto native = CompileNative(graph, options);
    ASSERT_TRUE(native.ok()) << native.status();
    const CompileReport report = (*native)->Report();
    EXPECT_TRUE(report.is_native) << op->QualifiedName() << ": " << report.engine;
    EXPECT_EQ(absl::StrJoin(report.fallback_nodes, " "), "") << op->QualifiedName();
    const absl::StatusOr<IValueList> found = RunWithTraps(**native, testing::CopyOf(inputs));
    ASSERT_TRUE(found.ok()) << op->QualifiedName() << ": " << found.status();
    const testing::NativeTolerance tolerance = testing::NativeToleranceOf(graph);
    ASSERT_EQ(found->size(), labels.size());
    for (size_t i = 0; i < labels.size(); ++i) {
      EXPECT_EQ(testing::NativeDifference((*found)[i].tensor(), (*expected)[i].tensor(), tolerance), "")
          << op->QualifiedName() << " " << labels[i];
    }
  }
}

}  // namespace
}  // namespace backtape
