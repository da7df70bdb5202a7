#include "backtape/tests/fuzz/fuzz_targets.h"

namespace backtape::fuzz {

absl::Span<const FuzzTarget> FuzzTargets() {
  static constexpr FuzzTarget kTargets[] = {
      {"graph_text", &FuzzGraphText},
      {"npz", &FuzzNpz},
      {"npy", &FuzzNpy},
      {"op_rows", &FuzzOpRows},
      {"derivative_rows", &FuzzDerivativeRows},
      {"schema", &FuzzSchema},
      {"formula", &FuzzFormula},
      {"pipeline", &FuzzPipeline},
  };
  return kTargets;
}

}  // namespace backtape::fuzz
