#ifndef BACKTAPE_AUTOGRAD_VARIABLE_CURRENT_NODE_H_
#define BACKTAPE_AUTOGRAD_VARIABLE_CURRENT_NODE_H_

namespace backtape {

class TapeNode;

// The node that the current thread's backward is at: from its tensor hooks to the delivery of its gradients, so also
// inside its hooks and while anomaly mode looks for NaNs. A backward inside a hook or node has nodes of its own; the
// outer one is current again afterwards. Null outside of backward and in compiled code.
TapeNode* CurrentTapeNode();

namespace internal {

// Makes a node current for a scope; null for none.
class CurrentNodeGuard {
 public:
  explicit CurrentNodeGuard(TapeNode* node) : previous_(current_) { current_ = node; }
  ~CurrentNodeGuard() { current_ = previous_; }
  CurrentNodeGuard(const CurrentNodeGuard&) = delete;
  CurrentNodeGuard& operator=(const CurrentNodeGuard&) = delete;

 private:
  friend TapeNode* backtape::CurrentTapeNode();
  static thread_local constinit TapeNode* current_;
  TapeNode* previous_;
};

}  // namespace internal
}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_VARIABLE_CURRENT_NODE_H_
