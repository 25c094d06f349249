#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/check/check_report.hpp"
#include "sator/render/text/value_words.hpp"

namespace sator::render {

/// The values that solutions of a puzzle use.
struct TrueCandidates {
    Verdict verdict = Verdict::Unknown;
    std::vector<std::vector<Value>> solutions;  ///< one if Unique, two if Several
    std::optional<Ambiguity> ambiguity;         ///< Several
    std::optional<Limit> stopped;
};

/// Returns for each cell the values that some solution uses, and how many solutions use them: one object on a line that ends
/// in a newline. If a limit left something open, `complete` is false.
std::string candidates_json(std::string_view name, const Puzzle& puzzle, const TrueCandidates& found,
                            ValueWords words = {});

}  // namespace sator::render
