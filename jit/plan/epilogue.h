#ifndef BACKTAPE_JIT_PLAN_EPILOGUE_H_
#define BACKTAPE_JIT_PLAN_EPILOGUE_H_

#include "backtape/ir/graph.h"

namespace backtape::jit {

// What the step of a product or convolution does to its sums before it writes them: first the addition, then the relu.
// The values of these nodes are views of the product's.
struct Epilogue {
  const Node* addition = nullptr;
  const Node* residual = nullptr;  // what it adds
  const Node* relu = nullptr;
};

// Of a library call: what follows it in the graph and may be part of its step. Each value in between has one reader,
// and every node keeps the elements in the order in which the product makes them. Whether the residual is in memory by
// then is for the caller to say.
Epilogue EpilogueOf(const Node& product);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_EPILOGUE_H_
