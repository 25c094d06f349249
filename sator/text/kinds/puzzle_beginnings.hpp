#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::text {

class KnownKinds;

/// A small puzzle with comments to begin with, as `sator new` writes it.
struct PuzzleBeginning {
    std::string name;         ///< "star-battle"
    std::string description;  ///< one or two sentences
    std::string text;         ///< a whole file
};

/// Returns the first sentences of some rules that together have at least 40 characters, or all of them: enough for a list of kinds.
std::string first_sentences(std::string_view text);

/// Returns the beginnings of all kinds: the first example of each, and its further examples that have names. First those that the
/// text defines itself, then those of the table by name.
std::vector<PuzzleBeginning> puzzle_beginnings(const KnownKinds& kinds);

/// Returns the names of these beginnings in the same order, without making their texts.
std::vector<std::string> beginning_names(const KnownKinds& kinds);

/// Returns the beginning of a kind, of a named example, or of a rule ("thermometer", "thermometer-sudoku"), by any of its names in
/// any spelling. The example of a rule that reads a file is none.
std::optional<PuzzleBeginning> find_beginning(std::string_view name, const KnownKinds& kinds,
                                              const Registry& registry);

}  // namespace sator::text
