#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/boards/rule_facts.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::exchange {

/// A statement of a kind: the name of its rule, its arguments, and the words of its places.
struct StatedRule {
    std::string name;
    std::vector<std::string> arguments, places;

    bool is_at(std::string_view place) const;
    /// Returns the place of an argument among the arguments.
    std::optional<std::size_t> index_of(std::string_view argument) const;
};

/// A line `clues RESULT+: rule sum RESULT` of a kind: what is around the number in a clue, and in the words of the rule.
struct ClueForm {
    std::string before, after;            ///< "" and "+"
    std::string rule_before, rule_after;  ///< "sum " and ""

    std::string clue(std::string_view number) const { return before + std::string(number) + after; }
    /// Returns the number if the rule is that of such a clue.
    std::optional<int> number_of(const RuleFact& rule) const;
};

/// A sign between two cells, and the number of an edge that has it.
struct EdgeSign {
    const text::KindSign* sign = nullptr;
    int number = 0;
};

/// Returns the symbol of a value that has a name, without quotes.
std::string symbol_of(const puzzle::ValueName& value);

/// The parts of a kind's text that say what its board has.
struct KindShape {
    /// `values` are the names of the board's numbers from 1 on, if each is a sign or a value: "circle", "square".
    KindShape(const text::KindDefinition& kind, std::span<const std::string_view> words,
              std::span<const std::string_view> values = {});

    const text::KindDefinition& definition;
    std::vector<std::string> flags;              ///< words after the kind's word: "all"
    const text::KindDrawing* drawing = nullptr;  ///< null if the kind does not say what is drawn
    std::vector<StatedRule> rules;
    std::vector<std::string> sides;  ///< that have lists
    std::optional<StatedRule> list_rule;
    std::vector<ClueForm> clues;
    std::vector<EdgeSign> edge_signs;
    /// The signs at corners of cells that have no number: a board has 1 for the first.
    std::vector<const text::KindSign*> corner_signs;
    std::string number;        ///< the parameter that is the board's number; empty if there is none
    bool has_letters = false;  ///< values are letters, whose number is the board's number
    /// The signs or symbols of the board's numbers from 1 on. It is empty if the numbers are values themselves.
    std::vector<std::string> numbered;
    /// The signs among these that have a number of their own: `RIGHT>`. The others are null.
    std::vector<const text::KindSign*> signs_with_numbers;
    std::string unnamed;  ///< the values that have no name, if others have one: "0..8"

    text::KindDrawing::Use use() const;
    /// Whether the drawing has a letter for the region of each cell, alone or before a mark: a3.
    bool draws_regions() const { return drawing != nullptr && drawing->draws_regions(); }
    bool has_runs() const;
    /// Whether the drawing shows what is in the cells, and in blocks.
    bool draws_cells() const { return use() == text::KindDrawing::Use::Signs && edge_signs.empty(); }
    /// Whether a cell, or else a block, may have a number in the drawing.
    bool draws_numbers(text::KindSign::Place place) const;
    /// The sign of a block or cell whose number is not known; empty if there is none.
    std::string hidden_sign() const;
    /// Returns the sign of this number as a drawing has it, with the number of its own: "3>".
    std::string sign_text(int numbered_sign, int own_number) const;
    /// Returns a mark of a drawing as one of the numbered signs, from 1, and its own number; nullopt if it is none of them.
    std::optional<std::pair<int, int>> sign_of(const puzzle::DrawnMark& mark) const;
    /// The least number that a cell, or else a block, may have in the drawing, if it is one digit; else 0.
    int least_number(text::KindSign::Place place) const;
};

}  // namespace sator::exchange
