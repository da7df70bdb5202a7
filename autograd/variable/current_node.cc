#include "backtape/autograd/variable/current_node.h"

namespace backtape {

thread_local constinit TapeNode* internal::CurrentNodeGuard::current_ = nullptr;

TapeNode* CurrentTapeNode() { return internal::CurrentNodeGuard::current_; }

}  // namespace backtape
