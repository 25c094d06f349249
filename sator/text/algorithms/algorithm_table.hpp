#pragma once

// The kinds whose statements only a computation gives. Their texts in sator/kinds name the row: `algorithm crossword`.

#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

/// Makes the statements of a kind.
struct KindAlgorithm {
    std::string_view name;
    KindResult (*expand)(const KindRequest& request);
};

KindResult expand_crossword(const KindRequest& request);
KindResult expand_cryptarithm(const KindRequest& request);
KindResult expand_dominosa(const KindRequest& request);

/// Returns the row of a name, or null.
const KindAlgorithm* find_algorithm(std::string_view name);

}  // namespace sator::text
