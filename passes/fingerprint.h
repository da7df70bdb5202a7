#ifndef BACKTAPE_PASSES_FINGERPRINT_H_
#define BACKTAPE_PASSES_FINGERPRINT_H_

#include <cstdint>

#include "backtape/ir/graph.h"

namespace backtape {

// A hash of everything that a pass may change: nodes in order with name, opcode, target, arguments and type, the
// attributes' names, and subgraphs. Ignores provenance and ids. Fingerprints can be compared only within one process.
uint64_t Fingerprint(const Graph& graph);

}  // namespace backtape

#endif  // BACKTAPE_PASSES_FINGERPRINT_H_
