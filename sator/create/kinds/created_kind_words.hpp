#pragma once

#include <string>
#include <vector>

#include "sator/create/kinds/created_kind.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::create {

/// What the puzzles of a row are, in the words of the kind's text and of the registry of rules.
struct CreatedKindWords {
    /// The rules of the kind; if the row is a base with rules, those of the base. English is empty if the base is no kind.
    KindSentence kind;
    std::vector<std::string> rules;  ///< what each rule in addition to the base says, as the registry says it

    /// Returns all rules, one after the other.
    std::string all() const;
    /// Returns one sentence or two for a list: those that tell the row from others.
    std::string in_short() const;
};

CreatedKindWords words_of(const CreatedKind& row);

}  // namespace sator::create
