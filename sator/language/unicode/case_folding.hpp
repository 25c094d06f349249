#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/unicode/code_point_set.hpp"

namespace sator::language {

/// Canonicalize(ch) of ECMA-262 22.2.2.7.3 for a pattern with the flag `i`. With `unicode` (flag u or v),
/// returns the simple case folding (CaseFolding.txt, C and S). Without it, returns the upper case of one
/// UTF-16 unit; this never maps a non-ASCII unit to an ASCII one.
char32_t canonicalise(char32_t code_point, bool unicode);

/// Returns all code points whose canonical form is that of a member of `set`.
CodePointSet close_over_case(const CodePointSet& set, bool unicode);

}  // namespace sator::language
