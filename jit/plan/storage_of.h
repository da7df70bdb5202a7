#ifndef BACKTAPE_JIT_PLAN_STORAGE_OF_H_
#define BACKTAPE_JIT_PLAN_STORAGE_OF_H_

#include "backtape/ir/node.h"

namespace backtape::jit {

// The node whose memory the value shares: the value itself, unless it is a view.
inline const Node* StorageOf(const Node* node) {
  while (node->op() != nullptr && node->op()->has_tag(kTagView)) node = node->operand(0);
  return node;
}

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_STORAGE_OF_H_
