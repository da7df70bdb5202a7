#ifndef BACKTAPE_IR_PROGRAM_FUNCTION_H_
#define BACKTAPE_IR_PROGRAM_FUNCTION_H_

namespace backtape {

// A C++ function that a graph can call by name (Graph::functions()). Such a graph exists only in memory, while the
// program that made it is being transformed. Only the code that made the graph knows what the function does.
class ProgramFunction {
 public:
  virtual ~ProgramFunction() = default;

 protected:
  ProgramFunction() = default;
  ProgramFunction(const ProgramFunction&) = default;
  ProgramFunction& operator=(const ProgramFunction&) = default;
};

}  // namespace backtape

#endif  // BACKTAPE_IR_PROGRAM_FUNCTION_H_
