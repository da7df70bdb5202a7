#include "backtape/autograd/origin/sequence_number.h"

namespace backtape::internal {
namespace {

thread_local constinit uint64_t next_sequence_number = 0;

}  // namespace

uint64_t NextSequenceNumber() { return next_sequence_number; }

uint64_t TakeSequenceNumber() { return next_sequence_number++; }

}  // namespace backtape::internal
