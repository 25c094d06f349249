#pragma once

#include <expected>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::text {

/// Reads what follows `kind`: a name and parameters, and adds them to the definition.
///
///     head      = NAME {parameter}
///     parameter = one | "[" one "]"            the brackets say that it may be missing
///     one       = [keyword] NAME [":" type] ["=" usual] ["…"] | keyword
///     type      = "number" | "size" | "word" | LEAST ".." MOST
///
/// Parameters are written in capital letters, keywords in small ones. A keyword alone is a flag. SIZE and BOXES are sizes,
/// LETTER=SUM… are keys, and others are numbers if no type says otherwise.
std::expected<void, Diagnostic> read_kind_head(const LineSlice& line, KindDefinition& definition);

}  // namespace sator::text
