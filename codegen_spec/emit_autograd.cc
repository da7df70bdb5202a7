#include "backtape/codegen_spec/emit_autograd.h"

#include "absl/strings/str_cat.h"

namespace backtape::codegen_spec {

std::vector<OutputFile> EmitAutograd(const AutogradSpec& spec) {
  const auto path = [&](absl::string_view file) {
    return absl::StrCat(spec.is_builtin() ? "generated/" : "", spec.HeaderPath(file));
  };
  std::vector<OutputFile> files = {
      {path("derivative_functions.h"), EmitDerivativeFunctions(spec)},
      {path("forward_table.cc"), EmitForwardTable(spec)},
      {path("generated_forward.h"), EmitForward(spec)},
      {path("generated_nodes.h"), EmitNodes(spec)},
      {path("generated_recording.h"), EmitRecording(spec)},
      {path("node_forms.cc"), EmitNodeForms(spec)},
      {path("ops.h"), EmitTypedOps(spec)},
      {path("recording_table.cc"), EmitRecordingTable(spec)},
  };
  for (int i = 0; i < spec.num_node_sources(); ++i) {
    files.push_back({path(absl::StrCat("generated_nodes_", i, ".cc")), EmitNodeSource(spec, i)});
  }
  for (int i = 0; i < spec.num_forward_sources(); ++i) {
    files.push_back({path(absl::StrCat("generated_forward_", i, ".cc")), EmitForwardSource(spec, i)});
  }
  for (int i = 0; i < spec.num_recording_sources(); ++i) {
    files.push_back({path(absl::StrCat("generated_recording_", i, ".cc")), EmitRecordingSource(spec, i)});
  }
  for (int i = 0; i < spec.num_typed_op_sources(); ++i) {
    files.push_back({path(absl::StrCat("ops_", i, ".cc")), EmitTypedOpSource(spec, i)});
  }
  if (spec.is_builtin()) {
    files.push_back({path("decompositions.h"), EmitDecompositions(spec)});
    files.push_back({path("variable_methods.inc"), EmitVariableMethods(spec)});
    files.push_back({path("variable_methods.cc"), EmitVariableMethodSource(spec)});
  }
  return files;
}

}  // namespace backtape::codegen_spec
