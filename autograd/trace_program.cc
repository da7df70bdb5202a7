#include "backtape/autograd/trace_program.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "backtape/autograd/autograd_meta.h"
#include "backtape/autograd/tracer.h"
#include "backtape/tensor/error.h"

namespace backtape {

absl::StatusOr<TracedProgram> TraceProgram(const VariableProgram& program, absl::Span<const TensorType> inputs,
                                           ShapeEnv& shape_env, const OpLibrary& library) {
  TracedProgram traced{.graph = std::make_unique<Graph>(*library.ops), .state = {}};
  Tracer tracer(library, *traced.graph, shape_env);
  tracer.LiftTensors();
  variable_list arguments;
  for (size_t i = 0; i < inputs.size(); ++i) {
    arguments.push_back(tracer.TensorFor(traced.graph->Placeholder(absl::StrCat("input_", i)), inputs[i]));
  }
  absl::Status status;
  try {
    const TracingGuard tracing(&tracer);
    const variable_list results = program(arguments);
    ArgumentList outputs;
    for (const Variable& result : results) outputs.push_back(tracer.ArgumentOf(result));
    traced.graph->Output(Argument::List(std::move(outputs)));
  } catch (const Error& error) {
    status = error.status();
  }
  for (const Tensor& tensor : tracer.lifted()) {
    const Variable state(tensor);
    AutogradMeta& meta = AutogradMeta::Require(state);
    if (meta.grad.defined() && meta.grad.is_symbolic()) meta.grad = Variable();
    traced.state.push_back(state);
  }
  if (!status.ok()) return status;
  return traced;
}

}  // namespace backtape
