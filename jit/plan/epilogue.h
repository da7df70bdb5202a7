#ifndef BACKTAPE_JIT_PLAN_EPILOGUE_H_
#define BACKTAPE_JIT_PLAN_EPILOGUE_H_

#include "backtape/ir/graph.h"

namespace backtape::jit {

// The ops that the step of a product or convolution applies to its sums before it stores them: the addition, then the
// relu. The plan treats the values of these nodes as views of the product's value.
struct Epilogue {
  const Node* addition = nullptr;
  const Node* residual = nullptr;  // the value to add
  const Node* relu = nullptr;
};

// Returns the calls that follow a dense kernel and can become part of its step. Each value in between has one reader,
// and every node keeps the product's order of elements. The caller must check that the residual is in memory when the
// step runs.
Epilogue EpilogueOf(const Node& product);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_EPILOGUE_H_
