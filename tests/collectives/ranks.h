#ifndef BACKTAPE_TESTS_COLLECTIVES_RANKS_H_
#define BACKTAPE_TESTS_COLLECTIVES_RANKS_H_

#include <functional>
#include <string>
#include <vector>

#include "backtape/interp/collectives/local_groups.h"
#include "backtape/tensor/tensor.h"

namespace backtape::testing {

// Runs a function on `size` threads, each of them with the group "0" bound to its rank.
void RunRanks(int size, const std::function<void(int rank)>& run, const LocalGroupOptions& options = {});

// The elements in row-major order, as text: "1 2.5".
std::string Elements(const Tensor& tensor);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_COLLECTIVES_RANKS_H_
