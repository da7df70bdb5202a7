#ifndef BACKTAPE_PASSES_PYTHON_TARGETS_PYTHON_FUNCTIONS_H_
#define BACKTAPE_PASSES_PYTHON_TARGETS_PYTHON_FUNCTIONS_H_

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/passes/python_targets/python_call.h"

namespace backtape::python_targets {

// The arguments of a call, by the names of its row's parameters, with defaults filled in. Accessors throw
// backtape::Error for an argument of another kind.
class PythonArguments {
 public:
  PythonArguments(const PythonCall& call, std::vector<std::pair<absl::string_view, IValue>> values)
      : call_(call), values_(std::move(values)) {}

  const PythonCall& call() const { return call_; }
  Tracer& tracer() const { return *call_.tracer; }
  // CHECKs that there is such a parameter.
  const IValue& operator[](absl::string_view name) const;
  // None becomes the undefined variable.
  Variable tensor(absl::string_view name) const { return ToVariable((*this)[name]); }
  bool is_none(absl::string_view name) const { return (*this)[name].is_none(); }
  bool flag(absl::string_view name) const { return (*this)[name].bool_value(); }
  int64_t integer(absl::string_view name) const { return (*this)[name].sym_int().value(); }
  double number(absl::string_view name) const { return (*this)[name].scalar().to_double(); }
  const std::string& text(absl::string_view name) const { return (*this)[name].string(); }
  // The tensors of "*tensors", which the call passes one by one or as one list.
  variable_list tensors(absl::string_view name) const;

 private:
  const PythonCall& call_;
  std::vector<std::pair<absl::string_view, IValue>> values_;
};

using PythonFunction = absl::StatusOr<IValue> (*)(const PythonArguments& args);

// The function that a row's "@name" names; null if it is unknown.
PythonFunction FindPythonFunction(absl::string_view name);

// The rows of one file.
using PythonFunctionTable = absl::Span<const std::pair<absl::string_view, PythonFunction>>;
PythonFunctionTable LayerFunctions();      // layer_functions.cc
PythonFunctionTable MaskedFunctions();     // masked_functions.cc
PythonFunctionTable PoolingFunctions();    // pooling_functions.cc
PythonFunctionTable QuantizedFunctions();  // quantized_functions.cc
PythonFunctionTable TensorFunctions();     // tensor_functions.cc
PythonFunctionTable NumberFunctions();     // number_functions.cc
PythonFunctionTable WindowFunctions();     // window_functions.cc

// InvalidArgument, with the argument's name, if the value is a list whose length is not the number of spatial dims. In
// layer_functions.cc.
absl::Status CheckSpatialList(const IValue& value, absl::string_view name, int64_t spatial);

// Whether a pooling function returns indices: max_pool2d_with_indices does, for any value of its argument
// return_indices. In layer_functions.cc.
bool ReturnsIndices(const PythonArguments& args);

}  // namespace backtape::python_targets

#endif  // BACKTAPE_PASSES_PYTHON_TARGETS_PYTHON_FUNCTIONS_H_
