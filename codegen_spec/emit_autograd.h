#ifndef BACKTAPE_CODEGEN_SPEC_EMIT_AUTOGRAD_H_
#define BACKTAPE_CODEGEN_SPEC_EMIT_AUTOGRAD_H_

#include <string>
#include <vector>

#include "backtape/codegen_spec/derivative_set.h"
#include "backtape/codegen_spec/emit.h"
#include "backtape/codegen_spec/op_set.h"

namespace backtape::codegen_spec {

// The inputs from which a library's autograd sources are generated.
struct AutogradSpec {
  const OpSet& ops;
  const DerivativeSet& derivatives;
  const std::vector<HelperFunctionRow>& helpers;

  bool is_builtin() const { return ops.is_builtin(); }
  const std::string& library() const { return ops.library; }
  std::string HeaderPath(absl::string_view file) const { return ops.HeaderPath("autograd", file); }
  std::string IncludeGuard(absl::string_view file) const { return ops.IncludeGuard("autograd", file); }
  std::string UsingBacktape() const { return ops.UsingBacktape(); }

  // The number of source files of each kind, which are compiled in parallel.
  int num_node_sources() const { return is_builtin() ? 4 : 1; }
  int num_recording_sources() const { return is_builtin() ? 3 : 1; }
  int num_forward_sources() const { return is_builtin() ? 2 : 1; }
  int num_typed_op_sources() const { return is_builtin() ? 3 : 1; }
};

// One function per generated file. `part` counts from 0.
std::string EmitDerivativeFunctions(const AutogradSpec& spec);        // derivative_functions.h
std::string EmitNodes(const AutogradSpec& spec);                      // generated_nodes.h
std::string EmitNodeSource(const AutogradSpec& spec, int part);       // generated_nodes_<part>.cc
std::string EmitNodeForms(const AutogradSpec& spec);                  // node_forms.cc
std::string EmitRecording(const AutogradSpec& spec);                  // generated_recording.h
std::string EmitRecordingSource(const AutogradSpec& spec, int part);  // generated_recording_<part>.cc
std::string EmitRecordingTable(const AutogradSpec& spec);             // recording_table.cc
std::string EmitForward(const AutogradSpec& spec);                    // generated_forward.h
std::string EmitForwardSource(const AutogradSpec& spec, int part);    // generated_forward_<part>.cc
std::string EmitForwardTable(const AutogradSpec& spec);               // forward_table.cc
std::string EmitTypedOps(const AutogradSpec& spec);                   // ops.h
std::string EmitTypedOpSource(const AutogradSpec& spec, int part);    // ops_<part>.cc
std::string EmitDecompositions(const AutogradSpec& spec);             // decompositions.h
std::string EmitVariableMethods(const AutogradSpec& spec);            // variable_methods.inc
std::string EmitVariableMethodSource(const AutogradSpec& spec);       // variable_methods.cc

// True if some argument has no formula and is not declared non-differentiable.
bool LacksFormula(const DerivativeEntry& entry);
// The entry whose forward-mode formulas an op uses: the one that DerivativeSet::Find returns or, if that has no such
// formulas and the op is in place, the functional op's entry. Null if there is none.
const DerivativeEntry* FindForwardEntry(const DerivativeSet& derivatives, const OpSet& ops, const Op& op);

// All generated files, under the paths that CMake expects.
std::vector<OutputFile> EmitAutograd(const AutogradSpec& spec);

}  // namespace backtape::codegen_spec

#endif  // BACKTAPE_CODEGEN_SPEC_EMIT_AUTOGRAD_H_
