#ifndef BACKTAPE_AUTOGRAD_CUSTOM_CHECKPOINT_H_
#define BACKTAPE_AUTOGRAD_CUSTOM_CHECKPOINT_H_

#include <functional>

#include "backtape/autograd/variable/variable.h"

namespace backtape {

struct CheckpointOptions {
  // The second run draws the random numbers that the first run drew, and leaves the generator as it found it.
  bool preserve_random_state = true;
};

// Returns function(inputs), but keeps none of the tensors that its ops save for backward. When a backward needs the
// first of these tensors, the function runs again on the same inputs. This reduces memory at the cost of a second
// forward (Chen et al. 2016; PyTorch's torch.utils.checkpoint with use_reentrant=False). Gradients of any order also
// flow to tensors that the function captures.
//
// The function must do the same each time: it must save the same number of tensors, of the same types, and not write
// its inputs. Throws if it writes an input; backward throws if the second run differs, if an input was written in the
// meantime, or if it needs a tensor that the function writes after saving it.
//
// In no-grad mode it is a plain call. In a traced program too: the partitioner of a compiled function chooses what to
// save.
variable_list Checkpoint(const std::function<variable_list(const variable_list& inputs)>& function,
                         const variable_list& inputs, const CheckpointOptions& options = {});

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_CUSTOM_CHECKPOINT_H_
