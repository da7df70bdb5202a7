#include "backtape/tensor/random_stream.h"

namespace backtape {

uint64_t RandomStreamOf(absl::string_view node_name) {
  uint64_t hash = 0xCBF29CE484222325;
  for (const char c : node_name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3;
  return hash;
}

}  // namespace backtape
