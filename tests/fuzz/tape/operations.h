#ifndef BACKTAPE_TESTS_FUZZ_TAPE_OPERATIONS_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_OPERATIONS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "backtape/autograd/variable/variable.h"
#include "backtape/tensor/sym_int.h"
#include "backtape/tests/fuzz/tape/program.h"

namespace backtape::tape_fuzz {

// Access to the operands of an instruction that calls an op.
class Call {
 public:
  virtual ~Call() = default;
  virtual Variable V(size_t i) const = 0;
  // The registers from the i-th operand to the last.
  virtual variable_list Vs(size_t i) const = 0;
  virtual int64_t I(size_t i) const = 0;
  virtual double F(size_t i) const = 0;
  virtual std::vector<int64_t> D(size_t i) const = 0;
  // A list of sizes, which are symbolic while the program is traced.
  virtual std::vector<SymInt> L(size_t i) const = 0;
};

// An instruction that only calls ops, as a function and as the text of its C++ expression.
struct Operation {
  absl::string_view name;
  variable_list (*run)(const Call& c);
  absl::string_view text;  // "ops::mul(c.V(0), c.V(1))"
};

// Null for an instruction of another kind.
const Operation* FindOperation(absl::string_view name);

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_OPERATIONS_H_
