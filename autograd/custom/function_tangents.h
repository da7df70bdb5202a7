#ifndef BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_TANGENTS_H_
#define BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_TANGENTS_H_

#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/autograd/custom/function_context.h"
#include "backtape/autograd/variable/tangents.h"
#include "backtape/autograd/variable/variable.h"

namespace backtape::internal {

// The tangents of one call of a custom function, at every forward level. Internal to autograd.
class FunctionTangents {
 public:
  // `inputs` are the arguments that are variables; `is_variable` has a flag for each argument. Both must outlive the
  // object.
  FunctionTangents(absl::string_view name, const variable_list& inputs, const std::vector<bool>& is_variable);
  // Whether an input has a tangent.
  bool any() const { return !levels_.empty(); }

  struct Output {
    Variable variable;
    bool is_differentiable = false;
    bool is_dirty = false;  // an input that Forward has written
  };
  // Calls Jvp for each level, the outer ones first, and sets the outputs' tangents. Throws backtape::Error if the
  // number, dtypes or sizes of the tangents are wrong, if they do not alias as the outputs do, or if an output was
  // written in place and its tangent was not.
  void Compute(FunctionContext& context, const CustomDerivative& jvp, const std::vector<Output>& outputs);

 private:
  void ComputeAt(LevelId level, FunctionContext& context, const CustomDerivative& jvp,
                 const std::vector<Output>& outputs);
  void Set(LevelId level, const variable_list& of_inputs, const std::vector<int64_t>& versions, const Output& output,
           const Variable& tangent) const;
  [[noreturn]] void Refuse(absl::string_view reason) const;

  const std::string name_;
  const variable_list& inputs_;
  const std::vector<bool>& is_variable_;
  std::vector<LevelId> levels_;
};

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_CUSTOM_FUNCTION_TANGENTS_H_
