#ifndef BACKTAPE_TESTS_IR_TEXT_MANGLING_MANGLE_H_
#define BACKTAPE_TESTS_IR_TEXT_MANGLING_MANGLE_H_

#include <random>
#include <string>
#include <vector>

namespace backtape {

// What happens to the text of a graph between PyTorch's printer and a file. Each function takes a text of lines that
// end with line feeds, and makes its choices with `random`.
using MangleFunction = std::string (*)(const std::string& text, std::mt19937& random);

// Manglings of one stage exclude each other; those of later stages act on the results of earlier ones, as in life:
// first a formatter, then a logger, then a terminal, then a mail program, then a JSON file.
struct MangleStage {
  struct Entry {
    const char* name;
    MangleFunction mangle;
    bool code_only = false;  // not for print(graph), whose lines no formatter and no Python prompt takes
  };
  const char* name;
  std::vector<Entry> entries;
};

const std::vector<MangleStage>& MangleStages();

}  // namespace backtape

#endif  // BACKTAPE_TESTS_IR_TEXT_MANGLING_MANGLE_H_
