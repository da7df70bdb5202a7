#ifndef BACKTAPE_AUTOGRAD_CAPTURE_TAPE_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_TAPE_H_

#include "backtape/autograd/captured_backward.h"
#include "backtape/autograd/tape_reading.h"

namespace backtape::internal {

// Writes the piece of a backward that was read as a graph.
CapturedBackward CaptureTape(const TapeReading& reading);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_TAPE_H_
