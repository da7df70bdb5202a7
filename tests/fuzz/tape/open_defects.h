#ifndef BACKTAPE_TESTS_FUZZ_TAPE_OPEN_DEFECTS_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_OPEN_DEFECTS_H_

#include "backtape/tests/fuzz/support/defect_list.h"

namespace backtape::tape_fuzz {

// Remove an entry when its defect is fixed.
fuzz::DefectList& OpenDefects();

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_OPEN_DEFECTS_H_
