#ifndef BACKTAPE_AUTOGRAD_DECOMPOSITIONS_ROWS_AS_IMAGES_H_
#define BACKTAPE_AUTOGRAD_DECOMPOSITIONS_ROWS_AS_IMAGES_H_

#include <cstdint>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "backtape/autograd/variable/variable.h"

// 1-d pooling as 2-d pooling of images with one row. All functions throw backtape::Error with the op's name.
namespace backtape::decompositions {

// Reshapes a tensor with 2 or 3 dims to images of height 1.
Variable RowsAsImages(absl::string_view op, const Variable& rows);

// Turns the list {number}, an argument of 1-d pooling, into {height, number} for 2-d pooling. Keeps an empty list,
// which stands for a stride that was left out.
std::vector<int64_t> WithHeight(int64_t height, absl::Span<const int64_t> numbers, absl::string_view op,
                                absl::string_view argument);

}  // namespace backtape::decompositions

#endif  // BACKTAPE_AUTOGRAD_DECOMPOSITIONS_ROWS_AS_IMAGES_H_
