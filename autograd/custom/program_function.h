#ifndef BACKTAPE_AUTOGRAD_CUSTOM_PROGRAM_FUNCTION_H_
#define BACKTAPE_AUTOGRAD_CUSTOM_PROGRAM_FUNCTION_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/autograd/custom/custom_function.h"
#include "backtape/autograd/custom/vmap_rule.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/ir/program_function.h"

// Custom functions as functional transforms see them. Internal to autograd and passes.
namespace backtape::internal {

// How a custom function is computed for all samples of a batch.
enum class VmapSupport : uint8_t { kNone, kGenerated, kRule };

// A custom function as a differentiable function of its variables; all other arguments are bound. All lists have an
// element for each argument that is a variable.
class CustomProgramFunction : public ProgramFunction {
 public:
  // The name of the class.
  virtual const std::string& name() const = 0;
  virtual variable_list Forward(const variable_list& inputs) const = 0;
  virtual void SetupContext(FunctionContext& context, const variable_list& inputs,
                            const variable_list& outputs) const = 0;
  virtual variable_list Backward(FunctionContext& context, variable_list grads) const = 0;
  virtual bool is_once_differentiable() const = 0;
  virtual bool has_jvp() const = 0;
  virtual variable_list Jvp(FunctionContext& context, variable_list tangents) const = 0;
  virtual VmapSupport vmap_support() const = 0;
  // Only for kRule.
  virtual VmapResult Vmap(const VmapInfo& info, const std::vector<BatchDim>& in_dims,
                          const variable_list& inputs) const = 0;
};

// Calls the function with autograd, or records the call if KeepsFunctions().
variable_list Apply(const std::shared_ptr<const CustomProgramFunction>& function, const variable_list& inputs);

// Whether the thread's tracer keeps calls of custom functions as such.
bool KeepsFunctions();
// Records a call of the function instead of calling Forward.
variable_list RecordForward(const std::shared_ptr<const CustomProgramFunction>& function, const variable_list& inputs);
// Called for a function without SetupContext. Throws if the thread's tracer keeps calls of custom functions.
void CheckNotTransformed(absl::string_view name);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_CUSTOM_PROGRAM_FUNCTION_H_
