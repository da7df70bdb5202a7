#ifndef BACKTAPE_TOOLS_NOTES_H_
#define BACKTAPE_TOOLS_NOTES_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "backtape/ir/graph.h"

namespace backtape::tools {

// Prints notes about a file to standard error, each as "FILE: note: TEXT". After 20 notes, the others are only counted.
void PrintNotes(const std::vector<std::string>& notes, const std::string& file);

// A note for each type that the text of a graph declares and that differs from the type that the value's op returns.
// For tools that compute types anew.
std::vector<std::string> NotesOnIgnoredTypes(const Graph& graph);

// The note on a result that is specialised to the sizes of the inputs. `status` says why it is not a result for all
// sizes: FailedPrecondition lists the assumptions that these sizes do not meet; any other error is that of the attempt.
std::string NoteOnSizes(const absl::Status& status);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_NOTES_H_
