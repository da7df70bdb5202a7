#ifndef BACKTAPE_JIT_PLAN_PRODUCT_LAYOUTS_H_
#define BACKTAPE_JIT_PLAN_PRODUCT_LAYOUTS_H_

#include <optional>
#include <vector>

#include "backtape/ir/node.h"
#include "backtape/jit/plan/type_strides.h"
#include "backtape/tensor/tensor_type.h"

// Matrix products support operands and results with any strides and with several batch dims. A copy that only makes a
// shape contiguous ([2, 12, 128, 64] with transposed dims as [24, 128, 64]) can therefore be omitted.
namespace backtape::jit {

// A factor of a product that is a copy, possibly seen through views.
struct CopiedFactor {
  const Node* copy = nullptr;  // copies its operand 0, [batch dims..., rows, columns]
  bool is_transposed = false;  // the factor has the last two dims swapped
};

// Returns the copy if `factor` is a copy or a view of one, otherwise nullopt. Also returns nullopt if the views
// between the copy and the factor do anything except merge batch dims and swap the last two dims.
std::optional<CopiedFactor> CopyBefore(const Node& factor);

// A product that reads a copy as a factor.
struct CopyReader {
  const Node* product = nullptr;
  SymIntVector batch;  // the copy's batch dims; empty if they are the product's own
  bool is_first_factor = false;
};

// All readers of a copy, if all are products that can read the copy's source just as fast; empty if some are not.
std::vector<CopyReader> ProductsInPlaceOf(const Node& copy);

// Sizes and strides of a node's result.
struct StackLayout {
  SymIntVector sizes;
  SymIntVector strides;
};

// The layout that `root` must have for `view` to have these strides, if the chain of views that ends in `view` is the
// only reader of `root`. The sizes are those of root's type, except for a stack of matrices whose batch dims must be
// split. nullopt if no such layout exists.
std::optional<StackLayout> LayoutThroughViews(const Node& root, const Node& view, SymIntVector strides);

// Whether a product writes this layout as fast as a row-major result.
bool IsGoodResult(const Node& product, const StackLayout& layout);

// Whether the copy's source is the result of a matrix product without other readers that can be written in the copy's
// layout.
bool IsCopyOfProduct(const Node& copy);

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_PRODUCT_LAYOUTS_H_
