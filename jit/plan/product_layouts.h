#ifndef BACKTAPE_JIT_PLAN_PRODUCT_LAYOUTS_H_
#define BACKTAPE_JIT_PLAN_PRODUCT_LAYOUTS_H_

#include <optional>
#include <vector>

#include "backtape/ir/node.h"
#include "backtape/jit/plan/type_strides.h"
#include "backtape/tensor/tensor_type.h"

// Matrix products read and write any strides, and stacks of matrices with several batch dims. So a copy that only puts
// together what no view could ([2, 12, 128, 64] with transposed dims as [24, 128, 64]) needs not be made.
namespace backtape::jit {

// A factor of a product that a copy stands before.
struct CopiedFactor {
  const Node* copy = nullptr;  // of its operand 0, of [batch dims..., rows, columns]
  bool is_transposed = false;  // the factor has the two last dims the other way round
};

// nullopt where there is no copy, or other views than a merge of batch dims and transpositions of the last two dims
// between it and the factor.
std::optional<CopiedFactor> CopyBefore(const Node& factor);

// A product that reads a copy as a factor.
struct CopyReader {
  const Node* product = nullptr;
  SymIntVector batch;  // the copy's batch dims; empty where these are the product's own
  bool is_first_factor = false;
};

// All that read a copy, when these are products that had as well read what it copies: they do it as fast where it lies.
// Empty otherwise.
std::vector<CopyReader> ProductsInPlaceOf(const Node& copy);

// Sizes and strides of what a node makes.
struct StackLayout {
  SymIntVector sizes;
  SymIntVector strides;
};

// How `root` lies when `view`, which nothing but a chain of views leads to from it, has these strides: with the sizes
// of its type, but for a stack of matrices whose batch dims had to be cut. nullopt where there is no such layout.
std::optional<StackLayout> LayoutBehindViews(const Node& root, const Node& view, SymIntVector strides);

// Whether a product writes its result so as fast as row after row.
bool IsGoodResult(const Node& product, const StackLayout& layout);

// A copy whose source is the result of a matrix product that nothing else reads and that can be made as the copy lies.
bool IsCopyOfProduct(const Node& copy);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PRODUCT_LAYOUTS_H_
