#ifndef BACKTAPE_JIT_PLAN_NATIVE_PASSES_H_
#define BACKTAPE_JIT_PLAN_NATIVE_PASSES_H_

#include "absl/types/span.h"
#include "backtape/passes/pass_registry.h"
#include "backtape/passes/pipeline.h"

namespace backtape::jit {

// The passes of PrepareGraph (prepare_graph.h) that are not builtin ones, sorted by name. Most of them need a
// functional graph with types: a result of SpecialisedCopy, together with its ShapeEnv. These return Unimplemented if
// the type of a value that is read is unknown.
absl::Span<const PassInfo> NativePasses();
// BuiltinPasses() and NativePasses(), for ParsePipeline.
absl::Span<const PassInfo> BuiltinAndNativePasses();

// PrepareGraph runs these pipelines in order.
struct NativeStages {
  Pipeline resolve;  // lists are read item by item; Python targets become ops, and composite ops are decomposed
  Pipeline lower;    // O2, then all calls become loops, dense kernels or copies where possible
};
const NativeStages& AllNativeStages();

// The passes of all stages.
Pipeline NativePipeline();

}  // namespace backtape::jit

#endif  // BACKTAPE_JIT_PLAN_NATIVE_PASSES_H_
