#ifndef BACKTAPE_TESTS_COLLECTIVES_GRAPHS_H_
#define BACKTAPE_TESTS_COLLECTIVES_GRAPHS_H_

#include <string>

namespace backtape::testing {

// Expands short names in the body of a graph, for ReadCode: reduce(x, 'sum') (or 'avg', 'max') becomes an all_reduce
// over the group "0", and wait(x) becomes a wait_tensor.
std::string WithCollectives(const std::string& body);

// Like OpsAfter, for a body with these short names, in a group of one rank. The result names collectives without their
// namespaces.
std::string CollectiveOpsAfter(const std::string& passes, const std::string& inputs, const std::string& body);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_COLLECTIVES_GRAPHS_H_
