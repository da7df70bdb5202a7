#ifndef BACKTAPE_TESTS_SUPPORT_ONE_RANK_H_
#define BACKTAPE_TESTS_SUPPORT_ONE_RANK_H_

#include "backtape/interp/collectives/collective_scope.h"
#include "backtape/interp/collectives/local_groups.h"

namespace backtape::testing {

// Binds the group "0" to a group of one rank on this thread, for cases with collectives. tests/collectives tests
// several ranks.
class OneRank {
 public:
  OneRank() : groups_({{"0", MakeLocalGroups(1)[0]}}), scope_(groups_) {}

 private:
  const ProcessGroups groups_;
  const CollectiveScope scope_;
};

}  // namespace backtape::testing

#endif  // BACKTAPE_TESTS_SUPPORT_ONE_RANK_H_
