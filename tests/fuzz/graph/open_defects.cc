#include "backtape/tests/fuzz/graph/open_defects.h"

namespace backtape::graph_fuzz {

fuzz::DefectList& OpenDefects() {
  static fuzz::DefectList defects({
      {"G1",
       "at symbolic sizes, the result of an in-place op on a permuted tensor may get the strides of the functional op; "
       "strides are not compared there"},
      {"G2",
       "the eager backward skips a node whose gradient has no derivative formula (not_implemented) if only the type of "
       "its gradient is used; captured backwards report the missing formula",
       "is not implemented.; eager: no error"},
      fuzz::kNoSecondDerivative,
  });
  return defects;
}

}  // namespace backtape::graph_fuzz
