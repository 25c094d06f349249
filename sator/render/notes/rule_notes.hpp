#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::render {

/// The rules of a puzzle that are described in words.
enum class NotedRules : std::uint8_t {
    Undrawn,  ///< the rules that its picture does not show
    All,
};

/// Returns a puzzle's rules in words, as lines below its picture (see PictureContents::notes). The rules of a
/// statement are summarised if they demand the same of all rows, columns or regions, or of every placement of
/// a shape; otherwise the sentence lists all of their cells (see rule_sentences.hpp). The puzzle's own word
/// list follows, unless it is long. A statement that the registry rejects is shown as it is written.
/// A note without a translation is in English, after "(English)". `context` is the puzzle's context. Lines are missing if its watch ends the work.
std::vector<std::string> rule_notes(const Puzzle& puzzle, const Registry& registry, RuleContext& context,
                                    NotedRules noted = NotedRules::Undrawn,
                                    SpokenLanguage language = SpokenLanguage::English);

/// The same for the statements with these indices only, e.g. those that a picture in characters leaves out.
std::vector<std::string> rule_notes(const Puzzle& puzzle, const Registry& registry, RuleContext& context,
                                    std::span<const std::size_t> statements,
                                    SpokenLanguage language = SpokenLanguage::English);

}  // namespace sator::render
