#include "backtape/tools/compiled_graph.h"

#include <iostream>
#include <utility>

#include "backtape/interp/interpreter.h"
#include "backtape/tensor/status_macros.h"
#include "backtape/tools/bounds_fault.h"

namespace backtape::tools {

NativeOptions NativeBy(const GraphRunOptions& options) {
  NativeOptions native;
  native.num_threads = options.threads;
  native.cpu = *NativeCpuFromName(options.cpu);
  native.keep_listings = options.dump == "code";
  native.perf_map = options.perf_map;
  native.reference_kernels = options.Debugs("kernels");
  native.poison_dead_memory = options.Debugs("memory");
  native.own_memory = options.Debugs("own-memory");
  native.check_bounds = options.Debugs("bounds");
  native.time_steps = options.report && options.bench > 0;
  return native;
}

absl::StatusOr<Compiled> Compile(Graph& graph, const GraphValues& values, const GraphRunOptions& options,
                                 const std::string& backend) {
  Compiled compiled;
  if (backend == "interp") {
    InterpreterOptions interpreter;
    interpreter.attributes = values.attributes;
    BACKTAPE_ASSIGN_OR_RETURN(compiled.executable, CompileForInterpreter(graph, interpreter));
    return compiled;
  }
  // Native code is compiled for known types.
  StateTypes(graph, values.inputs);
  for (const auto& [target, value] : values.attributes) graph.attributes().insert_or_assign(target, value);
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<NativeExecutable> executable, CompileNative(graph, NativeBy(options)));
  const CompileReport report = executable->Report();
  if (!report.is_native) {
    const std::string& reason = report.interpreter_reason;
    std::cerr << "graph-run: note: no native code, the interpreter runs instead: "
              << reason.substr(0, reason.find('\n')) << '\n';
  }
  compiled.native = executable.get();
  if (options.Debugs("bounds")) ReportFaultsIn(*executable);
  compiled.executable = std::move(executable);
  return compiled;
}

void StateTypes(Graph& graph, const IValueList& inputs) {
  const std::vector<Node*> placeholders = graph.placeholders();
  for (size_t i = 0; i < placeholders.size(); ++i) {
    // A text may state a Python class, which says less than the value does.
    const ValueType& stated = placeholders[i]->type();
    if (!stated.is_known() || stated.is_opaque()) placeholders[i]->set_type(ValueType::Of(inputs[i]));
  }
}

GraphValues OwnValues(const GraphValues& values) {
  const auto copy_of = [](const Tensor& tensor) { return tensor.To(tensor.dtype()); };
  GraphValues copies;
  for (const IValue& input : values.inputs) {
    copies.inputs.push_back(input.is_tensor() ? IValue(copy_of(input.tensor())) : input);
  }
  for (const auto& [target, tensor] : values.attributes) copies.attributes.emplace(target, copy_of(tensor));
  return copies;
}

BoundGraph Bind(Graph& graph, const GraphValues& values, const GraphRunOptions& options) {
  StateTypes(graph, values.inputs);
  BoundGraph bound{graph.Clone(), values.inputs, options.seed};
  for (const auto& [target, value] : values.attributes) bound.graph->attributes().insert_or_assign(target, value);
  return bound;
}

}  // namespace backtape::tools
