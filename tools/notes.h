#ifndef BACKTAPE_TOOLS_NOTES_H_
#define BACKTAPE_TOOLS_NOTES_H_

#include <string>
#include <vector>

namespace backtape::tools {

// Prints notes about a file to standard error, each as "FILE: note: TEXT". After 20 notes, the others are only counted.
void PrintNotes(const std::vector<std::string>& notes, const std::string& file);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_NOTES_H_
