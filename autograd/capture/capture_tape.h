#ifndef BACKTAPE_AUTOGRAD_CAPTURE_CAPTURE_TAPE_H_
#define BACKTAPE_AUTOGRAD_CAPTURE_CAPTURE_TAPE_H_

#include <optional>

#include "backtape/autograd/capture/captured_backward.h"
#include "backtape/autograd/capture/tape_reading.h"

namespace backtape::internal {

// Captures, as a graph, the piece of a backward that `reading` has read. nullopt if hooks have been added since.
std::optional<CapturedBackward> CaptureTape(const TapeReading& reading);

}  // namespace backtape::internal

#endif  // BACKTAPE_AUTOGRAD_CAPTURE_CAPTURE_TAPE_H_
