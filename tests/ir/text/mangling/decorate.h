#ifndef BACKTAPE_TESTS_IR_TEXT_MANGLING_DECORATE_H_
#define BACKTAPE_TESTS_IR_TEXT_MANGLING_DECORATE_H_

#include <random>
#include <string>

namespace backtape {

// Manglings (mangle.h) that add to lines, or between them.

// These change lines of the graph, or add lines to it.
std::string ShowMeta(const std::string& text, std::mt19937& random);         // FX_GRAPH_SHOW_META blocks
std::string RecordFunctions(const std::string& text, std::mt19937& random);  // the profiler's lines around calls
std::string AddBlankLines(const std::string& text, std::mt19937& random);
std::string AddTrailingSpaces(const std::string& text, std::mt19937& random);
std::string LoseIndentation(const std::string& text, std::mt19937& random);
std::string IndentMore(const std::string& text, std::mt19937& random);

// These add prefixes to lines, as loggers do.
std::string LogWithGlog(const std::string& text, std::mt19937& random);
std::string LogWithDate(const std::string& text, std::mt19937& random);         // 2.0 and 2.1
std::string LogFirstLineOnly(const std::string& text, std::mt19937& random);    // one prefix per message
std::string LogWithBasicConfig(const std::string& text, std::mt19937& random);  // "INFO:torch._dynamo:"
std::string LogWithFormat(const std::string& text, std::mt19937& random);       // formats of logging, Hydra and vLLM
std::string LogService(const std::string& text, std::mt19937& random);          // docker compose
std::string LogAsTrace(const std::string& text, std::mt19937& random);          // TORCH_TRACE: a tab before the payload
std::string LogRank(const std::string& text, std::mt19937& random);
std::string LogRunnerTime(const std::string& text, std::mt19937& random);
// Inserts lines of another compilation.
std::string LogInterleaved(const std::string& text, std::mt19937& random);

// These add prefixes to lines, as people and programs do when they quote.
std::string QuoteMail(const std::string& text, std::mt19937& random);
std::string QuotePrompt(const std::string& text, std::mt19937& random);
std::string QuoteDiff(const std::string& text, std::mt19937& random);
std::string NumberLines(const std::string& text, std::mt19937& random);
std::string CommentOut(const std::string& text, std::mt19937& random);
std::string SurroundByProse(const std::string& text, std::mt19937& random);

}  // namespace backtape

#endif  // BACKTAPE_TESTS_IR_TEXT_MANGLING_DECORATE_H_
