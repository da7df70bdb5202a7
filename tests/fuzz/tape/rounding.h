#ifndef BACKTAPE_TESTS_FUZZ_TAPE_ROUNDING_H_
#define BACKTAPE_TESTS_FUZZ_TAPE_ROUNDING_H_

#include <functional>
#include <optional>
#include <string>

#include "backtape/tests/fuzz/tape/executor.h"
#include "backtape/tests/fuzz/tape/program.h"
#include "backtape/tests/fuzz/tape/run_log.h"

namespace backtape::tape_fuzz {

// Compares two ways to run a program, and decides which differences are due to rounding.
//
// Values of an event may differ by a small part of the largest of them. For a larger difference, both ways also run
// with slightly perturbed inputs; the way that gives the expected log also perturbs the results of all operations, by
// more than their rounding errors. If the perturbation changes the event by more than a thousandth of the difference,
// the event is sensitive to rounding, and the difference is accepted. A difference of a few units in the last place of
// 1 is always accepted, because the gradient of a softmax, for example, may be exactly 0 or not. A float32 program with
// such a difference must also pass in float64, where rounding errors shrink, but other errors do not.
class RoundingCheck {
 public:
  using Run = std::function<RunLog(const Program& program, const ExecutorOptions& options)>;
  // The runs must be deterministic. Their logs are compared event by event; Prepare, if there is one, first removes the
  // differences that do not count.
  using Prepare = std::function<void(RunLog& expected, RunLog& found)>;
  RoundingCheck(const Program& program, Run expected, Run found, Prepare prepare = {});

  // The first difference that rounding does not explain.
  std::optional<std::string> Difference() const;

 private:
  struct Logs {
    RunLog expected, found;
  };
  Logs LogsOf(const Program& program, double noise) const;
  // Like Difference, but runs only in the precision of `program`. Sets `has_rounding` if rounding explains a
  // difference.
  std::optional<std::string> DifferenceOf(const Program& program, bool* has_rounding) const;

  const Program program_;
  const Run expected_, found_;
  const Prepare prepare_;
};

}  // namespace backtape::tape_fuzz

#endif  // BACKTAPE_TESTS_FUZZ_TAPE_ROUNDING_H_
