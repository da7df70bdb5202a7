#include "backtape/tests/passes/bisect/faulty_engine.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "backtape/interp/interpreter.h"

namespace backtape::testing {
namespace {

bool IsCallTo(const Node& node, absl::string_view op) {
  return node.op() != nullptr && node.op()->QualifiedName() == op;
}

template <typename T>
void SpoilFloats(const Tensor& tensor, double error) {
  T* const data = tensor.data<T>();
  double scale = 0;
  for (int64_t i = 0; i < tensor.numel(); ++i) scale = std::max(scale, std::fabs(static_cast<double>(data[i])));
  data[0] = static_cast<T>(data[0] + error * (scale > 0 ? scale : 1));
}

IValue Spoiled(const IValue& value, double error) {
  if (!value.is_tensor() || value.tensor().numel() == 0) return value;
  const Tensor tensor = value.tensor().To(value.tensor().dtype());
  if (tensor.dtype() == DType::kFloat32) SpoilFloats<float>(tensor, error);
  if (tensor.dtype() == DType::kFloat64) SpoilFloats<double>(tensor, error);
  if (tensor.dtype() == DType::kInt64) ++tensor.data<int64_t>()[0];
  if (tensor.dtype() == DType::kBool) tensor.data<bool>()[0] = !tensor.data<bool>()[0];
  return tensor;
}

class FaultyExecutable : public Executable {
 public:
  FaultyExecutable(std::unique_ptr<Executable> interpreter, Fault fault)
      : interpreter_(std::move(interpreter)), fault_(std::move(fault)) {}

  absl::StatusOr<IValueList> Run(IValueList inputs, const RunOptions& given) const override {
    RunOptions options;
    options.seed = given.seed;
    options.hook = [this](const Node& node, absl::Span<const IValue>,
                          absl::FunctionRef<absl::StatusOr<IValue>()> evaluate) -> absl::StatusOr<IValue> {
      if (!IsWrong(node)) return evaluate();
      if (fault_.fails) return absl::InternalError("the engine cannot run this node");
      absl::StatusOr<IValue> value = evaluate();
      if (!value.ok()) return value;
      return Spoiled(*value, fault_.error);
    };
    return interpreter_->Run(std::move(inputs), options);
  }

  const Graph& graph() const override { return interpreter_->graph(); }

 private:
  bool IsWrong(const Node& node) const {
    if (!node.is_call()) return false;
    if (!fault_.node.empty() && node.name() != fault_.node) return false;
    if (!fault_.op.empty() && !IsCallTo(node, fault_.op)) return false;
    if (!fault_.fused_with.empty()) {
      bool is_read = false;
      for (const Node* user : node.users()) {
        if (user->is_output()) return false;
        is_read |= user->name() == fault_.fused_with;
      }
      if (!is_read) return false;
    }
    if (fault_.beside_op.empty()) return true;
    const auto nodes = graph().nodes();
    return std::any_of(nodes.begin(), nodes.end(),
                       [this](const Node* other) { return IsCallTo(*other, fault_.beside_op); });
  }

  std::unique_ptr<Executable> interpreter_;
  Fault fault_;
};

}  // namespace

EngineCompiler FaultyEngine(const Fault& fault) {
  return [fault](const Graph& graph) -> absl::StatusOr<std::unique_ptr<Executable>> {
    absl::StatusOr<std::unique_ptr<Executable>> interpreter = CompileForInterpreter(graph);
    if (!interpreter.ok()) return interpreter;
    return std::make_unique<FaultyExecutable>(*std::move(interpreter), fault);
  };
}

EngineCompiler FlawlessEngine() {
  return [](const Graph& graph) { return CompileForInterpreter(graph); };
}

}  // namespace backtape::testing
