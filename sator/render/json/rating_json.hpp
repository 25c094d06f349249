#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/rate/rating.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::render {

/// Returns the fields of a rating, which answers of several questions share. The rank and its collection are missing if the puzzle's
/// kind has no collection.
nlohmann::ordered_json rating_fields(const Rating& rating);

/// Returns what `rate --json` prints for a puzzle: one object on a line that ends in a newline.
std::string rating_json(const std::string& name, const Puzzle& puzzle, const Rating& rating);

/// Returns what `rate --json` prints if there is no rating.
std::string unrated_json(const std::string& name, const RatingResult& result, const Limits& limits);

/// Returns why a puzzle has no rating: "not rated: it has several solutions". `limits` are those of the rating.
std::string unrated_text(const RatingResult& result, const Limits& limits);

}  // namespace sator::render
