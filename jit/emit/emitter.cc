#include "backtape/jit/emit/emitter.h"

#include <asmjit/x86.h>

#include <string>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "backtape/jit/emit/code_memory.h"
#include "backtape/jit/emit/depthwise_emitter.h"
#include "backtape/jit/emit/kernel_emitter.h"
#include "backtape/jit/emit/packed_tile_emitter.h"
#include "backtape/jit/emit/thin_emitter.h"
#include "backtape/jit/emit/tile_emitter.h"
#include "backtape/jit/emit/transform_emitter.h"
#include "backtape/tensor/status_macros.h"

#ifdef NDEBUG
// AsmJit's register allocator checks its own tables after each instruction if it was built without NDEBUG, as Debian's
// package is. The check takes more than half of the time that the passes of AsmJit take. It is a weak symbol, which
// this definition replaces. AsmJit's headers do not declare the class.
ASMJIT_BEGIN_NAMESPACE
class RAAssignment {
 public:
  void verify() noexcept;
};
void RAAssignment::verify() noexcept {}
ASMJIT_END_NAMESPACE
#endif

namespace backtape::jit {

namespace x86 = asmjit::x86;

namespace {

class FirstError : public asmjit::ErrorHandler {
 public:
  void handleError(asmjit::Error error, const char* message, asmjit::BaseEmitter* /*origin*/) override {
    if (error_ != asmjit::kErrorOk) return;
    error_ = error;
    message_ = message;
  }
  absl::Status ToStatus(absl::string_view kernel) const {
    if (error_ == asmjit::kErrorOk) return absl::OkStatus();
    return absl::InternalError(
        absl::StrCat("kernel ", kernel, ": ", asmjit::DebugUtils::errorAsString(error_), ": ", message_));
  }

 private:
  asmjit::Error error_ = asmjit::kErrorOk;
  std::string message_;
};

// Records where the instructions of each source begin, and notes it in the listing. KernelEmitter::Mark passes the
// source ids as comments.
class RecordingAssembler : public x86::Assembler {
 public:
  RecordingAssembler(asmjit::CodeHolder* code, std::vector<CodeRange>* ranges)
      : x86::Assembler(code), ranges_(ranges) {}
  asmjit::Error comment(const char* data, size_t size) override {
    int32_t source = -1;
    const absl::string_view text = size == SIZE_MAX ? absl::string_view(data) : absl::string_view(data, size);
    if (!absl::SimpleAtoi(text, &source)) return asmjit::kErrorOk;
    const auto at = static_cast<uint32_t>(offset());
    if (!ranges_->empty() && ranges_->back().offset == at) ranges_->pop_back();
    ranges_->push_back({at, source});
    if (asmjit::Logger* const logger = this->logger()) {
      const std::string line = absl::StrCat(kListingSource, source, "\n");
      static_cast<void>(logger->log(line.data(), line.size()));
    }
    return asmjit::kErrorOk;
  }

 private:
  std::vector<CodeRange>* ranges_;
};

constexpr int kCombineTerms[] = {1, 2, 3, 4, 8};

absl::Status InitCodeHolder(asmjit::CodeHolder& code) {
  const asmjit::Error error = code.init(asmjit::Environment::host());
  if (error == asmjit::kErrorOk) return absl::OkStatus();
  return absl::InternalError(
      absl::StrCat("cannot initialise AsmJit's code holder: ", asmjit::DebugUtils::errorAsString(error)));
}

class X86Emitter : public Emitter {
 public:
  X86Emitter(const Options& options, std::unique_ptr<CodeMemory> memory)
      : target_(options.target), keep_listings_(options.keep_listings), memory_(std::move(memory)) {}

  CpuTarget target() const override { return target_; }
  const std::vector<CodePiece>& pieces() const override { return pieces_; }
  size_t code_bytes() const override { return code_bytes_; }

  absl::StatusOr<NativeKernel> Emit(const Kernel& kernel) override {
    FirstError errors;
    asmjit::CodeHolder code;
    BACKTAPE_RETURN_IF_ERROR(InitCodeHolder(code));
    code.setErrorHandler(&errors);
    x86::Compiler compiler(&code);
    KernelEmitter(compiler, target_, kernel).Emit();
    BACKTAPE_RETURN_IF_ERROR(errors.ToStatus(kernel.name));
    compiler.runPasses();
    BACKTAPE_RETURN_IF_ERROR(errors.ToStatus(kernel.name));
    CodePiece piece;
    asmjit::StringLogger logger;
    if (keep_listings_) code.setLogger(&logger);
    RecordingAssembler assembler(&code, &piece.ranges);
    compiler.serializeTo(&assembler);
    BACKTAPE_RETURN_IF_ERROR(errors.ToStatus(kernel.name));
    BACKTAPE_ASSIGN_OR_RETURN(piece.code, memory_->Add(code));
    piece.name = kernel.name;
    piece.size = code.codeSize();
    piece.listing.assign(logger.data(), logger.dataSize());
    code_bytes_ += piece.size;
    const auto function = reinterpret_cast<KernelFunction>(const_cast<std::byte*>(piece.code));
    pieces_.push_back(std::move(piece));
    return NativeKernel{function, static_cast<int>(pieces_.size()) - 1};
  }

  absl::StatusOr<TileKernels> EmitTiles(DType dtype) override {
    FirstError errors;
    asmjit::CodeHolder code;
    BACKTAPE_RETURN_IF_ERROR(InitCodeHolder(code));
    code.setErrorHandler(&errors);
    x86::Assembler assembler(&code);
    TileEmitter tiles(assembler, target_, dtype);
    std::vector<asmjit::Label> labels;
    std::vector<CodePiece> pieces;
    const auto add = [&](absl::string_view name, const asmjit::Label& label) {
      labels.push_back(label);
      pieces.emplace_back();
      pieces.back().name = absl::StrCat("matmul_", Abbreviation(dtype), "_", name);
    };
    for (int rows = 1; rows <= tiles.max_rows(); ++rows) {
      for (int vectors = 1; vectors <= tiles.max_vectors(); ++vectors) {
        const std::string size = absl::StrCat("tile_", rows, "x", vectors * tiles.lanes());
        add(size, tiles.EmitTile(rows, vectors, false));
        add(size + "_tail", tiles.EmitTile(rows, vectors, true));
      }
    }
    for (int vectors = 1; vectors <= tiles.max_vectors(); ++vectors) {
      const std::string size = absl::StrCat("copy_", vectors * tiles.lanes());
      add(size, tiles.EmitCopy(vectors, false));
      add(size + "_tail", tiles.EmitCopy(vectors, true));
    }
    add("transpose", tiles.EmitTranspose());
    PackedTileEmitter packed(assembler, target_, dtype);
    for (const bool has_terms_apart : {false, true}) {
      for (int rows = packed.min_rows(); rows <= packed.max_rows(); ++rows) {
        for (int vectors = 1; vectors <= packed.max_vectors(); ++vectors) {
          const std::string size = absl::StrCat(has_terms_apart ? "packed_tile_of_terms_apart_" : "packed_tile_", rows,
                                                "x", vectors * packed.lanes());
          add(size, packed.EmitTile(rows, vectors, false, has_terms_apart));
          add(size + "_tail", packed.EmitTile(rows, vectors, true, has_terms_apart));
        }
      }
    }
    add("finish_row", packed.EmitFinishRow());
    for (int columns = 1; columns < tiles.lanes(); ++columns) {
      add(absl::StrCat("transpose_", columns), tiles.EmitTranspose(columns));
    }
    TransformEmitter transforms(assembler, target_, dtype);
    add("transform_input", transforms.EmitTransform(winograd::kInput));
    add("transform_output", transforms.EmitTransform(winograd::kOutput));
    add("transform_window", transforms.EmitTransform(winograd::kWindow));
    add("split", transforms.EmitSplit());
    add("merge", transforms.EmitMerge());
    ThinEmitter thin(assembler, target_, dtype);
    const auto for_each_dot = [&](auto f) {
      for (int i = 0; i < ThinKernels::kRowSizes; ++i) {
        for (int j = 0; j < ThinKernels::kColumnSizes && (1 << (i + j)) <= thin.max_sums(); ++j) f(i, j);
      }
    };
    for_each_dot([&](int i, int j) { add(absl::StrCat("dots_", 1 << i, "x", 1 << j), thin.EmitDots(1 << i, 1 << j)); });
    for (int terms : kCombineTerms) add(absl::StrCat("combine_", terms), thin.EmitCombine(terms));
    BACKTAPE_RETURN_IF_ERROR(errors.ToStatus("tiles"));
    BACKTAPE_ASSIGN_OR_RETURN(const std::byte* const base, Add(code, labels, std::move(pieces)));
    size_t next = 0;
    const auto address = [&] { return const_cast<std::byte*>(base) + code.labelOffset(labels[next++]); };
    TileKernels kernels;
    kernels.dtype = dtype;
    kernels.lanes = tiles.lanes();
    kernels.max_rows = tiles.max_rows();
    kernels.max_vectors = tiles.max_vectors();
    for (int rows = 1; rows <= tiles.max_rows(); ++rows) {
      for (int vectors = 1; vectors <= tiles.max_vectors(); ++vectors) {
        for (TileFunction& function : kernels.tiles[rows - 1][vectors - 1]) {
          function = reinterpret_cast<TileFunction>(address());
        }
      }
    }
    for (int vectors = 1; vectors <= tiles.max_vectors(); ++vectors) {
      for (CopyFunction& function : kernels.copies[vectors - 1]) function = reinterpret_cast<CopyFunction>(address());
    }
    kernels.transpose = reinterpret_cast<TransposeFunction>(address());
    kernels.transpose_terms = tiles.transpose_terms();
    kernels.packed.min_rows = packed.min_rows();
    kernels.packed.max_rows = packed.max_rows();
    kernels.packed.max_vectors = packed.max_vectors();
    for (PackedTileKernels::Tiles* functions : {&kernels.packed.tiles, &kernels.packed.tiles_with_terms_apart}) {
      for (int rows = packed.min_rows(); rows <= packed.max_rows(); ++rows) {
        for (int vectors = 1; vectors <= packed.max_vectors(); ++vectors) {
          for (PackedTileFunction& function : (*functions)[rows - 1][vectors - 1]) {
            function = reinterpret_cast<PackedTileFunction>(address());
          }
        }
      }
    }
    kernels.finish_row = reinterpret_cast<FinishRowFunction>(address());
    for (int columns = 1; columns < tiles.lanes(); ++columns) {
      kernels.packed.transposes[columns - 1] = reinterpret_cast<TransposeFunction>(address());
    }
    for (TransformFunction* function :
         {&kernels.transforms.input, &kernels.transforms.output, &kernels.transforms.window}) {
      *function = reinterpret_cast<TransformFunction>(address());
    }
    kernels.transforms.split = reinterpret_cast<SplitFunction>(address());
    kernels.transforms.merge = reinterpret_cast<MergeFunction>(address());
    kernels.thin.sums = thin.max_sums();
    for_each_dot([&](int i, int j) { kernels.thin.dots[i][j] = reinterpret_cast<DotFunction>(address()); });
    for (int terms : kCombineTerms) kernels.thin.combine[terms - 1] = reinterpret_cast<CombineFunction>(address());
    return kernels;
  }

  absl::StatusOr<DepthwiseKernels> EmitDepthwise(DType dtype, absl::Span<const DepthwiseWindow> windows) override {
    FirstError errors;
    asmjit::CodeHolder code;
    BACKTAPE_RETURN_IF_ERROR(InitCodeHolder(code));
    code.setErrorHandler(&errors);
    x86::Assembler assembler(&code);
    DepthwiseEmitter depthwise(assembler, target_, dtype);
    std::vector<asmjit::Label> labels;
    std::vector<CodePiece> pieces;
    DepthwiseKernels kernels;
    kernels.max_length = depthwise.max_length();
    kernels.max_rows = depthwise.max_rows();
    uint32_t lengths = 0;
    for (const DepthwiseWindow& window : windows) lengths |= DepthwiseLengths(window, kernels.max_length);
    std::vector<DepthwiseFunction*> functions;
    const auto add = [&](absl::string_view name, const asmjit::Label& label, DepthwiseFunction& function) {
      labels.push_back(label);
      pieces.emplace_back();
      pieces.back().name = absl::StrCat("depthwise_", Abbreviation(dtype), "_", name);
      functions.push_back(&function);
    };
    for (int length = 1; length <= kernels.max_length; ++length) {
      if ((lengths >> (length - 1) & 1) == 0) continue;
      for (int rows = 1; rows <= kernels.max_rows; ++rows) {
        for (int vectors = 1; vectors <= DepthwiseChain::kMaxVectors; ++vectors) {
          const std::string form = absl::StrCat(length, "_", rows, "x", vectors * depthwise.lanes());
          add(absl::StrCat("chains_", form), depthwise.EmitConvolution(length, rows, vectors),
              kernels.convolutions[length - 1][rows - 1][vectors - 1]);
          add(absl::StrCat("weight_gradient_", form), depthwise.EmitWeightGradient(length, rows, vectors),
              kernels.weight_gradients[length - 1][rows - 1][vectors - 1]);
        }
      }
    }
    BACKTAPE_RETURN_IF_ERROR(errors.ToStatus("depthwise convolutions"));
    BACKTAPE_ASSIGN_OR_RETURN(const std::byte* const base, Add(code, labels, std::move(pieces)));
    for (size_t i = 0; i < functions.size(); ++i) {
      *functions[i] = reinterpret_cast<DepthwiseFunction>(const_cast<std::byte*>(base) + code.labelOffset(labels[i]));
    }
    return kernels;
  }

 private:
  // Adds code that consists of labelled functions to the memory and describes them in pieces_. Returns its address.
  absl::StatusOr<const std::byte*> Add(asmjit::CodeHolder& code, const std::vector<asmjit::Label>& labels,
                                       std::vector<CodePiece> pieces) {
    BACKTAPE_ASSIGN_OR_RETURN(const std::byte* const base, memory_->Add(code));
    code_bytes_ += code.codeSize();
    for (size_t i = 0; i < pieces.size(); ++i) {
      const size_t begin = code.labelOffset(labels[i]);
      pieces[i].code = base + begin;
      pieces[i].size = (i + 1 < pieces.size() ? code.labelOffset(labels[i + 1]) : code.codeSize()) - begin;
      pieces_.push_back(std::move(pieces[i]));
    }
    return base;
  }

  CpuTarget target_;
  bool keep_listings_;
  std::unique_ptr<CodeMemory> memory_;
  std::vector<CodePiece> pieces_;
  size_t code_bytes_ = 0;
};

}  // namespace

absl::StatusOr<std::unique_ptr<Emitter>> Emitter::Create(const Options& options) {
  if (!HostSupports(options.target)) {
    return absl::FailedPreconditionError(absl::StrCat("this CPU does not support the target ", Name(options.target)));
  }
  BACKTAPE_ASSIGN_OR_RETURN(std::unique_ptr<CodeMemory> memory, CodeMemory::Create());
  return std::make_unique<X86Emitter>(options, std::move(memory));
}

}  // namespace backtape::jit
