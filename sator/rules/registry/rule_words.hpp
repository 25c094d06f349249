#pragma once

#include <cstdint>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/group_names.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator {

/// What a person calls a rule's place on the grid: "the cage of 8 at R1C1", "the arrow from R2C2", "the clue above column 3".
struct RuleNoun {
    enum class Place : std::uint8_t {
        At,       ///< at its first cell
        From,     ///< from its first cell
        Outside,  ///< outside the grid, at the end from which the line is read
        Between,  ///< between its two cells
    };

    std::string
        text;  ///< "cage of 8", "arrow", "clue"; empty if the name of the cells is enough ("row 3", "box 4")
    Place place = Place::At;
};

/// How much the name of a rule says of where it is.
enum class NameDetail : std::uint8_t {
    Brief,     ///< "the arrow from R2C2"; of a rule with a label only the label: "X-sum 25"
    Placed,    ///< "X-sum 25 above column 3"
    AllCells,  ///< "the arrow R2C2–R3C3–R4C4", unless the cells are a line: "row 3"
};

/// The names of cells and values that a rule's sentence needs.
struct RuleNaming {
    const Puzzle& puzzle;
    const GroupNames& groups;
    NameDetail detail = NameDetail::Brief;
};

/// A rule in words: "row 3" must "add up to 15".
struct RuleWords {
    /// The name of the rule: "row 3", "the cage of 8 at R1C1". If the rule is a single phrase or formula, all of it.
    std::string subject;
    std::string demand;       ///< what follows "must"; may be empty
    bool is_formula = false;  ///< the subject is a formula, so its first letter is not capitalised

    /// Returns e.g. "row 3 must add up to 15".
    std::string sentence() const { return demand.empty() ? subject : subject + " must " + demand; }
};

namespace rules {

/// Returns the subject of a rule that has no place: the phrase itself, or "LABEL (phrase)" if the rule has a label.
inline std::string labelled(const std::string& label, std::string phrase) {
    return label.empty() ? phrase : label + " (" + phrase + ")";
}

/// Returns the words of a rule that is a formula: "R1C1 < R1C2" must "be true", or "LABEL" must "satisfy R1C1 < R1C2".
inline RuleWords formula_words(const std::string& label, std::string formula) {
    if (label.empty()) return {std::move(formula), "be true", true};
    return {label, "satisfy " + formula};
}

/// Returns the name of a rule over the cells of a sequence. `label` is the rule's own label, or empty.
std::string rule_subject(const RuleNaming& naming, const Sequence& sequence, const RuleNoun& noun,
                         const std::string& label, ReadingDirection direction);

}  // namespace rules
}  // namespace sator
