#include "backtape/autograd/engine/piece_executor.h"

#include <utility>

namespace backtape::internal {
namespace {

thread_local constinit PieceExecutor* current_executor = nullptr;

}  // namespace

PieceExecutor* PieceExecutor::Current() { return current_executor; }

PieceExecutor* PieceExecutor::Exchange(PieceExecutor* executor) { return std::exchange(current_executor, executor); }

}  // namespace backtape::internal
