#pragma once

#include <cstdint>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::explain {

/// The language of sentences. English is always there; sentences in German are those of german/german_sentence.hpp.
enum class SpokenLanguage : std::uint8_t { English, German };

/// The words of phrases about cells and values: "R1C2 is not 3 or 5".
struct PhraseWords {
    SpokenLanguage language = SpokenLanguage::English;
    std::string_view and_, or_, to, is, is_not, is_now, are, are_not, are_now, empty;
};
inline constexpr PhraseWords kEnglishPhrases{.language = SpokenLanguage::English,
                                             .and_ = "and",
                                             .or_ = "or",
                                             .to = "to",
                                             .is = "is",
                                             .is_not = "is not",
                                             .is_now = "is now",
                                             .are = "are",
                                             .are_not = "are not",
                                             .are_now = "are now",
                                             .empty = "empty"};

/// The words that join the parts of a sentence.
struct JoiningWords : PhraseWords {
    std::string_view so, in, then, with, the_rule_that, must, repeats, cannot, would, not_, cannot_be_filled,
        cannot_be_true, likewise, can_only_be, because, it_can_be, however_filled, all_but, values, both, all,
        all_rules, rules, all_cells, grid, given_that, lines_together, rules_together, never_fits, repeated,
        given_letters, cells, letters, last_letter;
    std::string_view numbers[5];        ///< "no", "one" …
    std::string_view plain_regions[4];  ///< how the names of regions begin that need no further words
};
const JoiningWords& joining_words();

}  // namespace sator::explain
