#ifndef BACKTAPE_CODEGEN_SPEC_SPEC_TEXT_H_
#define BACKTAPE_CODEGEN_SPEC_SPEC_TEXT_H_

#include <string>

#include "backtape/codegen_spec/diagnostics.h"

namespace backtape::codegen_spec {

// A scalar of a spec file with its place.
struct SpecText {
  std::string value;
  Location where;

  // Place of a character of `value`; that behind the last one when offset is its size. Right for plain, quoted, folded
  // and block scalars.
  Location At(int offset) const;
};

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_SPEC_TEXT_H_
