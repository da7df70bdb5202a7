#ifndef BACKTAPE_PASSES_AOT_CLASSIFY_OUTPUTS_H_
#define BACKTAPE_PASSES_AOT_CLASSIFY_OUTPUTS_H_

#include <string>
#include <vector>

#include "backtape/autograd/variable/variable.h"
#include "backtape/passes/aot/aot_metadata.h"

namespace backtape {

// The results of a traced program by kind.
struct ClassifiedOutputs {
  std::vector<AotOutput> outputs;  // one for each result
  variable_list bases;             // intermediate values that results are views of and that are not results
  std::string problem;             // why the results cannot be made from these, or empty
};

// `primals` has one variable for each primal; `arguments` are some of them, or views of them.
ClassifiedOutputs ClassifyOutputs(const variable_list& results, const variable_list& primals,
                                  const variable_list& arguments);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_AOT_CLASSIFY_OUTPUTS_H_
