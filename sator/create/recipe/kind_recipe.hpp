#pragma once

#include <memory>
#include <string>

#include "sator/create/clues/puzzle_plan.hpp"
#include "sator/create/recipe/create_lines.hpp"

namespace sator::create {

/// How a puzzle of any kind is made whose text says what its drawing and its lists mean: signs that make the grid are placed first, a
/// filling is found at random, and what is true of it may be a clue: a number for which its `each` holds, a sign between two cells, a
/// number at the edge, a known value. If that leaves several solutions, placed signs move; and if the regions are all that the kind
/// draws, or each cell has a number, these change until no counterexample is left.
class KindRecipe {
  public:
    /// `definitions`: what stands above each puzzle, e.g. the definition of the kind; empty for a built-in kind. Returns an error if a
    /// line `create` cannot be read, or if the recipe does not fit: it says what is missing.
    static std::expected<KindRecipe, Diagnostic> of(std::shared_ptr<const text::KindDefinition> definition,
                                                    std::string definitions);

    const text::KindDefinition& definition() const { return *definition_; }
    const GridSizes& sizes() const { return lines_.sizes; }
    bool is_square() const { return definition_->is_square; }
    /// The symmetry of the known values if the caller asks for none.
    const std::string& usual_symmetry() const { return lines_.symmetry; }
    /// Whether people solve such puzzles by assuming what breaks a few rules.
    bool takes_few_rules() const;

    /// Plans a puzzle of this size. NotMet: this attempt has no luck.
    PlanResult plan(const MadeGridSize& size, BasePuzzles& bases, RandomSource& random) const;

  private:
    using Use = text::KindDrawing::Use;

    KindRecipe(std::shared_ptr<const text::KindDefinition> definition, std::string definitions,
               CreateLines lines);

    bool takes_known_values() const;
    bool designs_regions() const;
    bool is_told_by_blocks() const;
    bool places_signs_in_cells() const;
    std::string head(const MadeGridSize& size) const;
    std::string wanted_statements(const MadeGridSize& size) const;
    PlanResult plan_printed(const MadeGridSize& size, BasePuzzles& bases, RandomSource& random) const;
    PlanResult plan_filling(const MadeGridSize& size, BasePuzzles& bases, RandomSource& random) const;
    PlanResult plan_regions(const MadeGridSize& size, BasePuzzles& bases, RandomSource& random) const;
    PlanResult plan_keys(const MadeGridSize& size, class Partition regions, BasePuzzles& bases,
                         RandomSource& random) const;
    PlanResult plan_values(const MadeGridSize& size, BasePuzzles& bases, RandomSource& random) const;
    std::expected<void, CreateFailure> place_signs(class PrintedBoard& board, BasePuzzles& bases,
                                                   RandomSource& random) const;

    std::shared_ptr<const text::KindDefinition> definition_;
    std::string definitions_;
    CreateLines lines_;
    const text::KindDrawing* drawing_ = nullptr;
};

}  // namespace sator::create
