#pragma once

#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::explain {

/// The words that join the parts of a sentence.
struct JoiningWords {
    std::string_view and_, or_, so, is, is_not, is_now, are, are_not, are_now, in, then, with, the_rule_that,
        must, repeats, cannot, would, not_, cannot_be_filled, cannot_be_true, likewise, can_only_be, because,
        it_can_be, however_filled, all_but, values, both, all, all_rules, rules, all_cells, grid, given_that,
        lines_together, rules_together, never_fits, repeated, empty, given_letters, cells, letters,
        last_letter;
    std::string_view numbers[5];        ///< "no", "one" …
    std::string_view plain_regions[4];  ///< how the names of regions begin that need no further words
};
const JoiningWords& joining_words();

}  // namespace sator::explain
