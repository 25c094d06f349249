#include "sator/explain/told/reformulated_puzzle.hpp"

#include <algorithm>

#include "sator/text/definitions/reformulated.hpp"
#include "sator/text/read/sator_language.hpp"

namespace sator::explain {

std::shared_ptr<const ReformulatedPuzzle> ReformulatedPuzzle::make(const PuzzleContext& original,
                                                                   const Limits& limits) {
    auto reformulation = reformulated(original.puzzle());
    if (!reformulation) return nullptr;
    const std::shared_ptr<ReformulatedPuzzle> made(
        new ReformulatedPuzzle(original, std::move(*reformulation)));
    if (!made->find_cells() || !made->read(limits)) return nullptr;
    made->find_values();
    return made;
}

/// Returns false if a cell that the reformulation leaves out has several values.
bool ReformulatedPuzzle::find_cells() {
    in_place_of_.resize(original_.cell_count());
    for (std::size_t i = 0; i < reformulation_.cells.size(); ++i) {
        for (const CellId cell : cells_of(CellId(i))) in_place_of_[cell.index()] = CellId(i);
    }
    for (std::size_t i = 0; i < in_place_of_.size(); ++i) {
        if (!in_place_of_[i] && original_.ranges().count(CellId(i)) != 1) return false;
    }
    return true;
}

bool ReformulatedPuzzle::read(const Limits& limits) {
    auto puzzle = read_sator(
        {original_.puzzle().name, std::make_shared<const std::string>(reformulation_.text)}, files_);
    if (!puzzle) return false;
    puzzle_ = std::move(*puzzle);
    std::vector<std::string> names;
    for (const puzzle::ReformulatedCell& cell : reformulation_.cells) names.push_back(cell.name);
    if (names.size() != puzzle_.grid.position_count()) return false;
    RuleContext context{puzzle_, clue_cache_, files_, {}};
    auto prepared = PreparedPuzzle::make(Registry::standard(), context, limits, std::move(names));
    if (!prepared || context.watch.is_over(0)) return false;
    prepared_.emplace(std::move(*prepared));
    return prepared_->context().rule_count() == reformulation_.rules.size();
}

void ReformulatedPuzzle::find_values() {
    for (const Symbol& symbol : puzzle_.alphabet.symbols()) {
        const auto value = original_.puzzle().alphabet.find(symbol);
        original_values_.push_back(value ? std::optional(ValueId(*value)) : std::nullopt);
    }
}

std::optional<Candidate> ReformulatedPuzzle::candidate(Candidate original) const {
    const auto cell = in_place_of(original.cell);
    const auto value = std::ranges::find(original_values_, std::optional(original.value));
    if (!cell || value == original_values_.end()) return std::nullopt;
    return Candidate{*cell, ValueId(static_cast<std::size_t>(value - original_values_.begin()))};
}

std::optional<std::vector<Given>> ReformulatedPuzzle::givens(std::span<const Given> originals) const {
    std::vector<Given> givens;
    for (const Given& original : originals) {
        if (!in_place_of(original.cell)) {
            if (original_.ranges().contains({original.cell, original.value})) continue;
            return std::nullopt;
        }
        const auto own = candidate({original.cell, original.value});
        if (!own || !prepared_->context().ranges().contains(*own)) return std::nullopt;
        const auto known = std::ranges::find(givens, own->cell, &Given::cell);
        if (known != givens.end() && known->value != own->value) return std::nullopt;
        if (known == givens.end()) givens.push_back({own->cell, own->value, original.span});
    }
    return givens;
}

}  // namespace sator::explain
