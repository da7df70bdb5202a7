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

// Reads a descriptor. Any other text, and a descriptor without a matching InputKind or OutputKind, becomes kOther with
// the text. The placeholder stays empty.
InputSpec ReadInputDescriptor(absl::string_view text);
OutputSpec ReadOutputDescriptor(absl::string_view text);

// Writes a spec as a descriptor, which reads back as the same spec. PyTorch lacks ConstantAOTInput(target=...),
// LossAOTOutput(idx=...) and BufferAOTInput(target=..., persistent=False).
std::string InputDescriptor(const InputSpec& input);
std::string OutputDescriptor(const OutputSpec& output);

// The signature that the notes of a text state; empty if none of them is a descriptor. Inputs without a note are left
// out. If an output has no note, all outputs are left out.
Signature SignatureOfNotes(const TextStyle& style, const Graph& graph);

// Makes the notes of `style` those of the graph's signature, so that the printed text states it. Does nothing if the
// graph has no signature.
void StateSignature(const Graph& graph, TextStyle* style);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_DESCRIPTORS_H_
