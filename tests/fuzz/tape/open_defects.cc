#include "backtape/tests/fuzz/tape/open_defects.h"

namespace backtape::tape_fuzz {

fuzz::DefectList& OpenDefects() {
  static fuzz::DefectList defects({fuzz::kNoSecondDerivative});
  return defects;
}

}  // namespace backtape::tape_fuzz
