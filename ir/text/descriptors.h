#ifndef BACKTAPE_IR_TEXT_DESCRIPTORS_H_
#define BACKTAPE_IR_TEXT_DESCRIPTORS_H_

#include <string>

#include "absl/strings/string_view.h"
#include "backtape/ir/graph.h"
#include "backtape/ir/signature.h"
#include "backtape/ir/text/text_style.h"

namespace backtape {

// AOTAutograd's descriptors, which print_readable() writes after parameters and returned values:
// "ParamAOTInput(target='a.weight')", "GradAOTOutput(grad_of=PlainAOTInput(idx=0))".

// What a descriptor says. One that InputKind or OutputKind has no word for, or any other text, becomes kOther with that
// text. The placeholder stays empty.
InputSpec ReadInputDescriptor(absl::string_view text);
OutputSpec ReadOutputDescriptor(absl::string_view text);

// The descriptor that reads back as this. Beside PyTorch's, there are ConstantAOTInput(target=...),
// LossAOTOutput(idx=...) and BufferAOTInput(target=..., persistent=False).
std::string InputDescriptor(const InputSpec& input);
std::string OutputDescriptor(const OutputSpec& output);

// The signature that the notes of a text state; empty if none of them is a descriptor. Inputs without a note are left
// out, and so are outputs unless there is a note for each.
Signature SignatureOfNotes(const TextStyle& style, const Graph& graph);

// Makes a text state the signature of the graph that it prints. Does nothing to a graph without signature.
void StateSignature(const Graph& graph, TextStyle* style);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_DESCRIPTORS_H_
