#ifndef BACKTAPE_IR_TEXT_SIGNATURE_READER_H_
#define BACKTAPE_IR_TEXT_SIGNATURE_READER_H_

#include "absl/strings/string_view.h"
#include "backtape/ir/text/lines/line_cursor.h"
#include "backtape/ir/text/read_outcome.h"

namespace backtape {

// True for "Graph signature:", which print(exported_program) writes after the graph.
bool IsSignatureHeader(absl::string_view line);

// Reads the signature that starts at the current line: lines below "# inputs" and "# outputs" (PyTorch 2.7 on, and
// PrintSignature), or ExportGraphSignature(...) (2.2 to 2.6). It becomes the signature of the outcome's graph, unless
// that graph was read in part. One that does not fit the graph is an error.
void ReadSignature(LineCursor& lines, ReadOutcome* outcome);

}  // namespace backtape

#endif  // BACKTAPE_IR_TEXT_SIGNATURE_READER_H_
