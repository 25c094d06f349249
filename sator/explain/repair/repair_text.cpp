#include "sator/explain/repair/repair_text.hpp"

#include <fmt/format.h>

#include "sator/puzzle/sequence_name.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::explain {

namespace {

/// Returns the first demand and the number of others.
std::string demands_text(const Repair& repair) {
    const std::size_t more = repair.demands.size() - 1;
    return repair.demands[0] + (more > 0 ? fmt::format(", and {} more like it", more) : "");
}

}  // namespace

std::string repair_text(const Repair& repair, const PuzzleParts& parts) {
    switch (repair.kind) {
        case Repair::Kind::TightenedClue:
            return fmt::format("write the clue /{}/ (now: {})", repair.after, parts.describe(repair.clue));
        case Repair::Kind::Givens: {
            std::string text = repair.givens.size() == 1 ? "add a given: " : "add givens: ";
            for (const Given& given : repair.givens) {
                if (&given != &repair.givens.front()) text += "; ";
                text += cell_name(parts.puzzle().grid, given.cell) + " = " +
                        shown_symbol(parts.puzzle(), value_of(given.value));
            }
            return text;
        }
        case Repair::Kind::TightenedRule:
            return "make a rule stricter: " + demands_text(repair) + " (now: " + parts.describe(repair.clue) +
                   ")";
        case Repair::Kind::AddedRule:
            return "add a rule: " + demands_text(repair);
    }
    return {};
}

std::string shown_symbol(const Puzzle& puzzle, Value value) {
    const Symbol& symbol = puzzle.alphabet[value_id(value)];
    const std::string text = symbol.to_string();
    return symbol.kind == Symbol::Kind::Blank || text == " " ? to_symbol_text(symbol) : text;
}

}  // namespace sator::explain
