// A program that uses an installed Backtape: reads a graph and runs it on its own values.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "backtape/interp/interpreter.h"
#include "backtape/ir/text/read_graphs.h"

int main(int argc, char** argv) {
  std::ifstream file(argc > 1 ? argv[1] : "linear.fx");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const auto read = backtape::ReadGraph(text);
  if (!read.ok()) {
    std::fprintf(stderr, "%s\n", std::string(read.status().message()).c_str());
    return 1;
  }
  auto executable = backtape::CompileForInterpreter(*read->graph);
  if (!executable.ok()) {
    std::fprintf(stderr, "%s\n", std::string(executable.status().message()).c_str());
    return 1;
  }

  // A program's own memory goes in without a copy.
  float x[3] = {1, 2, 3};
  auto storage = backtape::Storage::Borrow(x, sizeof(x), nullptr);
  const auto input = backtape::Tensor::TryFromStorage(storage, {1, 3}, {3, 1}, 0, backtape::DType::kFloat32);
  const auto weight = backtape::Tensor::FromValues({2, 3}, {1, 2, 3, 4, 5, 6}, backtape::DType::kFloat32);
  const auto outputs = (*executable)->Run({*input, weight});
  if (!outputs.ok()) {
    std::fprintf(stderr, "%s\n", std::string(outputs.status().message()).c_str());
    return 1;
  }
  const backtape::Tensor& y = outputs->front().tensor();
  std::printf("y = [%g, %g]\n", y.data<float>()[0], y.data<float>()[1]);
  return 0;
}
