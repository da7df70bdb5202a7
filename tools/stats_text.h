#ifndef BACKTAPE_TOOLS_STATS_TEXT_H_
#define BACKTAPE_TOOLS_STATS_TEXT_H_

#include <string>

#include "backtape/ir/stats.h"
#include "backtape/tensor/sym_int.h"

namespace backtape::tools {

// Statistics as text: a few lines of totals, then the ops, most frequent first.
std::string StatsToText(const GraphStats& stats);

// A number with a unit prefix, such as "2.0 GFLOP"; symbolic amounts are printed as expressions.
std::string HumanAmount(const SymInt& amount, absl::string_view unit);

}  // namespace backtape::tools

#endif  // BACKTAPE_TOOLS_STATS_TEXT_H_
