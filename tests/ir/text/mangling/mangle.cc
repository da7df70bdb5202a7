#include "backtape/tests/ir/text/mangling/mangle.h"

#include "backtape/tests/ir/text/mangling/decorate.h"
#include "backtape/tests/ir/text/mangling/encode.h"
#include "backtape/tests/ir/text/mangling/reformat.h"

namespace backtape {

const std::vector<MangleStage>& MangleStages() {
  static const auto* const kStages = new std::vector<MangleStage>{
      {"printer", {{"ShowMeta", ShowMeta, true}, {"RecordFunctions", RecordFunctions, true}}},
      {"formatter", {{"FormatLikeBlack", FormatLikeBlack, true}, {"BreakAtSpaces", BreakAtSpaces}}},
      {"editor",
       {{"AddBlankLines", AddBlankLines},
        {"AddTrailingSpaces", AddTrailingSpaces},
        {"LoseIndentation", LoseIndentation},
        {"IndentMore", IndentMore}}},
      {"logger",
       {{"LogWithGlog", LogWithGlog},
        {"LogInterleaved", LogInterleaved},
        {"LogWithDate", LogWithDate},
        {"LogFirstLineOnly", LogFirstLineOnly},
        {"LogWithBasicConfig", LogWithBasicConfig},
        {"LogWithFormat", LogWithFormat},
        {"LogAsTrace", LogAsTrace},
        {"LogRank", LogRank}}},
      {"runner", {{"LogRunnerTime", LogRunnerTime}, {"LogRank", LogRank}, {"LogService", LogService}}},
      {"terminal",
       {{"Colour", Colour}, {"ColourWithoutEscape", ColourWithoutEscape}, {"BreakAtColumn", BreakAtColumn}}},
      {"quotation",
       {{"QuoteMail", QuoteMail},
        {"QuotePrompt", QuotePrompt},
        {"QuoteDiff", QuoteDiff},
        {"NumberLines", NumberLines},
        {"CommentOut", CommentOut},
        {"SurroundByProse", SurroundByProse}}},
      {"web page",
       {{"NoBreakSpaces", NoBreakSpaces},
        {"SmartQuotes", SmartQuotes},
        {"HtmlEntities", HtmlEntities},
        {"ZeroWidthCharacters", ZeroWidthCharacters},
        {"TabsForIndentation", TabsForIndentation}}},
      {"file",
       {{"ByteOrderMark", ByteOrderMark},
        {"CarriageReturns", CarriageReturns},
        {"AsJson", AsJson},
        {"AsJsonInJson", AsJsonInJson},
        {"AsRepr", AsRepr},
        {"AsPythonLiteral", AsPythonLiteral},
        {"AsNotebook", AsNotebook}}},
  };
  return *kStages;
}

}  // namespace backtape
