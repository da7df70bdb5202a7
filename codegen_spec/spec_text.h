#ifndef BACKTAPE_CODEGEN_SPEC_SPEC_TEXT_H_
#define BACKTAPE_CODEGEN_SPEC_SPEC_TEXT_H_

#include <string>

#include "backtape/codegen_spec/diagnostics.h"

namespace backtape::codegen_spec {

// A scalar in a spec file, with its position.
struct SpecText {
  std::string value;
  Location where;

  // The position of the character at `offset` in `value`, or just after the last one if offset is the size. Correct for
  // plain, quoted, folded and block scalars.
  Location At(int offset) const;
};

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_SPEC_TEXT_H_
