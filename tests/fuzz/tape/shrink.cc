#include "backtape/tests/fuzz/tape/shrink.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace backtape::tape_fuzz {
namespace {

// Removes ranges of `part` of the program, from half of it down to single elements. Returns whether any were removed.
template <typename T>
bool LeaveOut(Program& program, std::vector<T> Program::*part, size_t keep,
              const std::function<bool(const Program&)>& fails) {
  bool changed = false;
  for (size_t size = std::max<size_t>(1, (program.*part).size() / 2);; size /= 2) {
    for (size_t begin = (program.*part).size(); begin > 0;) {
      begin -= std::min(begin, size);
      if ((program.*part).size() <= keep) break;
      Program smaller = program;
      const auto first = (smaller.*part).begin() + static_cast<ptrdiff_t>(begin);
      const size_t count = std::min({size, (smaller.*part).size() - begin, (smaller.*part).size() - keep});
      (smaller.*part).erase(first, first + static_cast<ptrdiff_t>(count));
      if (!fails(smaller)) continue;
      program = std::move(smaller);
      changed = true;
    }
    if (size <= 1) return changed;
  }
}

// Replaces operands by earlier registers if the program still fails. Returns whether it changed.
bool ReadEarlier(Program& program, const std::function<bool(const Program&)>& fails) {
  bool changed = false;
  for (size_t i = 0; i < program.body.size(); ++i) {
    for (size_t j = 0; j < program.body[i].operands.size(); ++j) {
      if (program.body[i].operands[j].kind != Operand::Kind::kRegister) continue;
      for (size_t k = 0; k < i; ++k) {
        if (program.body[k].results.empty() || program.body[k].operands.empty()) continue;
        const Operand& made = program.body[k].results[0];
        const Operand& read = program.body[k].operands[0];
        // Bypasses the instruction that made the operand by reading its first operand instead.
        if (made.kind != Operand::Kind::kRegister || made.number != program.body[i].operands[j].number) continue;
        if (read.kind != Operand::Kind::kRegister) continue;
        Program other = program;
        other.body[i].operands[j] = read;
        if (!fails(other)) continue;
        program = std::move(other);
        changed = true;
        break;
      }
    }
  }
  return changed;
}

}  // namespace

Program Shrink(Program program, const std::function<bool(const Program&)>& fails) {
  bool changed = true;
  for (int round = 0; changed && round < 6; ++round) {
    changed = LeaveOut(program, &Program::body, 0, fails);
    changed = LeaveOut(program, &Program::setup, 0, fails) || changed;
    changed = LeaveOut(program, &Program::n, 1, fails) || changed;
    if (!changed || round == 0) changed = ReadEarlier(program, fails) || changed;
  }
  return program;
}

}  // namespace backtape::tape_fuzz
