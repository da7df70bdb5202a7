#include "backtape/tests/gradient/traced_gradients.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/btree_map.h"
#include "absl/strings/str_cat.h"
#include "backtape/autograd/engine/engine.h"
#include "backtape/autograd/trace/tracer.h"
#include "backtape/interp/interpreter.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/shape_env.h"
#include "backtape/tensor/check.h"
#include "backtape/tensor/error.h"
#include "backtape/tensor/status_macros.h"

namespace backtape::testing {
namespace {

class TracedBackward {
 public:
  // Adds a placeholder for a contiguous tensor with the sizes of `value`.
  Variable Input(const Variable& value) {
    SymIntVector sizes;
    for (const int64_t size : value.sizes()) {
      if (size < 2) {
        sizes.emplace_back(size);
        continue;
      }
      const std::string symbol = absl::StrCat("s", values_.size());
      values_[symbol] = size;
      const absl::Status status = env_.SetHint(symbol, size);
      BACKTAPE_CHECK(status.ok()) << status.message();
      sizes.push_back(SymInt::Symbol(symbol));
    }
    return Input(value, TensorType::Contiguous(value.dtype(), sizes));
  }
  // Adds a placeholder of the given type.
  Variable Input(const Variable& value, const TensorType& type) {
    inputs_.push_back(Tensor(value).To(value.dtype()));
    Node* node = graph_.Placeholder(absl::StrCat("input", inputs_.size()));
    Node* after = graph_.first();
    while (after->is_placeholder() && after != node) after = after->next();
    if (after != node) graph_.MoveBefore(node, after);
    return tracer_.TensorFor(node, type);
  }

  Tracer& tracer() { return tracer_; }

  absl::StatusOr<variable_list> Run(const variable_list& results) {
    IValueList outputs;
    for (const Variable& result : results) outputs.emplace_back(result);
    graph_.Output(tracer_.ArgumentOf(outputs));
    BACKTAPE_RETURN_IF_ERROR(env_.CheckGuards(values_));
    // Types are removed, because the verifier would run the shape rules again without the hints that the tracer had.
    for (Node* node = graph_.first(); node != nullptr; node = node->next()) node->set_type({});
    BACKTAPE_ASSIGN_OR_RETURN(const auto executable, CompileForInterpreter(graph_));
    BACKTAPE_ASSIGN_OR_RETURN(const IValueList found, executable->Run(inputs_));
    variable_list variables;
    for (const IValue& value : found) variables.push_back(ToVariable(value));
    return variables;
  }

 private:
  Graph graph_;
  ShapeEnv env_;
  Tracer tracer_{BuiltinLibrary(), graph_, env_};
  absl::btree_map<std::string, int64_t> values_;
  IValueList inputs_;
};

}  // namespace

absl::StatusOr<variable_list> TracedGradients(const VariableFunction& function, const variable_list& inputs,
                                              const variable_list& seeds) {
  TracedBackward traced;
  variable_list symbolic_inputs, gradients;
  std::vector<TapePoint> from, by;
  for (const Variable& input : inputs) {
    symbolic_inputs.push_back(traced.Input(input));
    if (input.requires_grad()) symbolic_inputs.back().set_requires_grad();
  }
  try {
    const TracingGuard tracing(&traced.tracer());
    variable_list symbolic_seeds;
    for (const Variable& output : function(symbolic_inputs)) {
      from.emplace_back(output);
      symbolic_seeds.push_back(traced.Input(seeds[symbolic_seeds.size()], output.type()));
    }
    for (const Variable& input : symbolic_inputs) {
      if (input.requires_grad()) by.emplace_back(input);
    }
    GradOptions options;
    options.allow_unused = true;
    gradients = Grad(from, by, symbolic_seeds, options);
  } catch (const Error& error) {
    return error.status();
  }
  return traced.Run(gradients);
}

}  // namespace backtape::testing
