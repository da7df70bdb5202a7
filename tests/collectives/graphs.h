#ifndef BACKTAPE_TESTS_COLLECTIVES_GRAPHS_H_
#define BACKTAPE_TESTS_COLLECTIVES_GRAPHS_H_

#include <string>

namespace backtape::testing {

// `body` as for ReadCode, in which reduce(x, 'sum') is an all_reduce over the group "0", also with 'avg' and 'max', and
// wait(x) is a wait_tensor.
std::string WithCollectives(const std::string& body);

// As OpsAfter, for a body with short names of collectives, in a group of one rank. The result has no namespaces of
// collectives.
std::string CollectiveOpsAfter(const std::string& passes, const std::string& inputs, const std::string& body);

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_COLLECTIVES_GRAPHS_H_
