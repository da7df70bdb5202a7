#ifndef BACKTAPE_AUTOGRAD_SAVED_VARIABLE_H_
#define BACKTAPE_AUTOGRAD_SAVED_VARIABLE_H_

#include <cstdint>
#include <memory>

#include "backtape/autograd/variable.h"

namespace backtape {

// A variable that a tape node keeps for backward. Notices when its storage is written in between. An output of the node
// itself is kept without its place on the tape (which would be a cycle) and gets it back when unpacked.
class SavedVariable {
 public:
  SavedVariable() = default;  // holds an undefined variable
  SavedVariable(const Variable& variable, bool is_output);

  // The variable; for an output, `saved_for` is the node that keeps it. Throws when its storage was written since it
  // was saved.
  Variable Unpack(const std::shared_ptr<TapeNode>& saved_for = nullptr) const;
  // The same values, but of an output without its place on the tape, which costs less; `saved_for` is for the message.
  const Variable& UnpackData(const TapeNode* saved_for = nullptr) const;
  void Reset() { *this = SavedVariable(); }
  bool is_defined() const { return data_.defined(); }

 private:
  Variable data_;
  int64_t version_ = 0;
  uint32_t output_nr_ = 0;
  bool is_output_ = false;  // and no leaf: data_ is off the tape
  // Of an output that was written in place and is a view: its maker is not the node that saves it.
  std::weak_ptr<TapeNode> view_maker_;
};

}  // namespace backtape

#endif  // BACKTAPE_AUTOGRAD_SAVED_VARIABLE_H_
