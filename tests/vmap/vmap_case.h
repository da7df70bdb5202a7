#ifndef BACKTAPE_TESTS_VMAP_VMAP_CASE_H_
#define BACKTAPE_TESTS_VMAP_VMAP_CASE_H_

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/tests/support/run_case.h"

namespace backtape::testing {

// Vectorises the computation of each output of a case, with several choices of the batched inputs and their batch
// dims. Compares the results with those of a loop over the samples: bit for bit, or within the tolerance of
// tolerances.txt. The first sample consists of the inputs of the case. The other samples have the same elements in
// another order. If the op refuses this order, they have other values, and if it refuses these values too, the values
// of the first sample. Returns all failures. Ops of without_rule.txt may be refused. If `compared` is not null, the
// names of the ops in the parts that were compared are added to it.
std::vector<std::string> VmapFailures(const RunCase& run_case, std::set<std::string>* compared = nullptr);

// The lines of a list in this folder, "<op>: <text>", without comments. A missing file ends the program.
std::vector<std::pair<std::string, std::string>> VmapList(absl::string_view file);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_VMAP_VMAP_CASE_H_
