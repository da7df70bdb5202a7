#include "backtape/tests/fuzz/graph/open_defects.h"

namespace backtape::graph_fuzz {

fuzz::DefectList& OpenDefects() {
  static fuzz::DefectList defects({
      {"G1",
       "at symbolic sizes, the result of an in-place op on a permuted tensor may get the strides of the functional op; "
       "strides are not compared there"},
      fuzz::kNoSecondDerivative,
  });
  return defects;
}

}  // namespace backtape::graph_fuzz
