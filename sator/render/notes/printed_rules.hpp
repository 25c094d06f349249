#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::render {

/// Returns the rules of a puzzle as a reader gets them, a line each: the text that the puzzle has (`rules TEXT`), else what its kinds
/// say (`Puzzle::kind`), and the registry's sentence for each rule that they do not say, once and in the puzzle's order. A rule that
/// the puzzle defines has its own words, and an expression is written as it is. A sentence without a
/// translation is in English, after "(English)".
std::string printed_rules(const Puzzle& puzzle, const Registry& registry,
                          SpokenLanguage language = SpokenLanguage::English);

}  // namespace sator::render
