# Writes OUT, a C++ file with the content of the files SPECS (paths under ROOT): cmake -DROOT= -DSPECS= -DOUT= -P
set(text "#include \"backtape/codegen_spec/embedded_specs.h\"\n\nnamespace backtape::codegen_spec {\n\n"
         "absl::Span<const EmbeddedSpec> EmbeddedSpecs() {\n  static constexpr EmbeddedSpec kSpecs[] = {\n")
string(JOIN "" text ${text})
string(REPLACE "," ";" specs "${SPECS}")
foreach(spec IN LISTS specs)
  file(READ ${ROOT}/${spec} content)
  string(APPEND text "      {\"${spec}\", R\"__spec__(" "${content}" ")__spec__\"},\n")
endforeach()
string(APPEND text "  };\n  return kSpecs;\n}\n\n}  // namespace backtape::codegen_spec\n")
file(WRITE ${OUT} "${text}")
