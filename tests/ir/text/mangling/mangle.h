#ifndef BACKTAPE_TESTS_IR_TEXT_MANGLING_MANGLE_H_
#define BACKTAPE_TESTS_IR_TEXT_MANGLING_MANGLE_H_

#include <random>
#include <string>
#include <vector>

namespace backtape {

// Changes that the text of a graph undergoes between PyTorch's printer and a file. Each function takes a text whose
// lines end with line feeds, and makes its choices with `random`.
using MangleFunction = std::string (*)(const std::string& text, std::mt19937& random);

// The manglings of a stage exclude each other. Stages act in the order in which they occur in practice: a formatter, a
// logger, a terminal, a mail program, a JSON file.
struct MangleStage {
  struct Entry {
    const char* name;
    MangleFunction mangle;
    bool code_only = false;  // not for print(graph), which formatters and Python prompts do not accept
  };
  const char* name;
  std::vector<Entry> entries;
};

const std::vector<MangleStage>& MangleStages();

}  // namespace backtape

#endif  // BACKTAPE_TESTS_IR_TEXT_MANGLING_MANGLE_H_
