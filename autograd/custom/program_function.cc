#include "backtape/autograd/custom/program_function.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/variable/trace_recorder.h"
#include "backtape/tensor/error.h"

namespace backtape::internal {
namespace {

class ProgramFunctionNode final : public CustomFunctionNode {
 public:
  explicit ProgramFunctionNode(std::shared_ptr<const CustomProgramFunction> function)
      : CustomFunctionNode(function->name(), function->is_once_differentiable()), function_(std::move(function)) {}

 private:
  variable_list Backward(FunctionContext& context, variable_list grads) const override {
    return function_->Backward(context, std::move(grads));
  }
  std::shared_ptr<const CustomProgramFunction> function_;
};

}  // namespace

bool KeepsFunctions() {
  const TraceRecorder* const recorder = TraceRecorder::Current();
  return recorder != nullptr && recorder->keeps_functions();
}

variable_list RecordForward(const std::shared_ptr<const CustomProgramFunction>& function, const variable_list& inputs) {
  return TraceRecorder::Current()->RecordFunction(
      function->name(), function, inputs, [&](const variable_list& stand_ins) {
        return CustomFunctionCall::RunForward([&] { return function->Forward(stand_ins); });
      });
}

void CheckNotTransformed(absl::string_view name) {
  if (!KeepsFunctions()) return;
  throw Error(absl::UnimplementedError(absl::StrCat("In order to use the custom function ", name,
                                                    " in functional transforms (Vmap, Grad, Jvp, Jacrev, ",
                                                    "...), it must declare SetupContext")));
}

variable_list Apply(const std::shared_ptr<const CustomProgramFunction>& function, const variable_list& inputs) {
  CustomFunctionCall call;
  for (const Variable& input : inputs) call.AddArgument(input);
  if (call.needs_node()) call.set_node(MakeNode<ProgramFunctionNode>(function));
  variable_list outputs =
      KeepsFunctions() ? RecordForward(function, inputs) : call.RunForward([&] { return function->Forward(inputs); });
  call.RunForward([&] { function->SetupContext(call.context(), inputs, outputs); });
  const auto jvp = [&](FunctionContext& context, variable_list tangents) {
    return function->Jvp(context, std::move(tangents));
  };
  const CustomDerivative derivative = jvp;
  return call.Finish(function->name(), std::move(outputs), function->has_jvp() ? &derivative : nullptr);
}

}  // namespace backtape::internal
