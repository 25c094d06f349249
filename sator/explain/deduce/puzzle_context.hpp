#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "sator/explain/deduce/candidates.hpp"
#include "sator/explain/deduce/region.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"
#include "sator/explain/names/rule_names.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator {

/// What explanations of a puzzle need to know of it before the first step, found once for all its initial
/// drawings: which rules speak of which cells, what is a region, and each rule's propagators on their own.
class PuzzleContext {
  public:
    /// All three must outlive this; `model` is what `build_model` makes of the others. Where `watch` is over
    /// then, a limit cut that short, and nothing may be asked.
    PuzzleContext(const Puzzle& puzzle, const RuleList& rules, const Model& model, const Limits& limits = {});
    PuzzleContext(const PuzzleContext&) = delete;
    PuzzleContext& operator=(const PuzzleContext&) = delete;

    /// Begins a question, from here on under these limits: all fixpoints ask them. Once they are reached what
    /// fixpoints say is worth nothing, and the question throws away what it found last.
    void begin(const Limits& limits) const { watch_ = LimitWatch(limits); }
    LimitWatch& watch() const { return watch_; }

    const Puzzle& puzzle() const { return puzzle_; }
    const RuleList& rules() const { return rules_; }
    const Model& model() const { return model_; }
    const RulePropagators& propagators() const { return propagators_; }
    std::size_t cell_count() const { return puzzle_.grid.cell_count(); }
    std::size_t rule_count() const { return rules_.size(); }
    /// What each cell may hold by its range alone.
    const Candidates& ranges() const { return ranges_; }

    std::span<const RuleId> rules_of(CellId cell) const { return rules_of_[cell.index()]; }
    std::span<const Region> regions() const { return regions_; }
    /// The regions (by index) that a cell is in.
    std::span<const std::uint32_t> regions_of(CellId cell) const { return regions_of_[cell.index()]; }
    /// Whether the rule says no more than that the cells of one region differ, and which values they must
    /// hold; and the region is small enough to be looked at bit by bit.
    bool is_only_region(RuleId rule) const { return is_only_region_[rule.index()] != 0; }

    /// The rule's propagators on their own; made when first asked for, and anew where a limit cut that short.
    RuleFixpoint& fixpoint(RuleId rule) const;
    std::vector<RuleId> all_rules() const;

    /// The propagators of all rules together.
    RuleFixpoint& all_rules_fixpoint() const;

    /// Whether the rule is about one of the grid's lines, a row or a column, which people follow from end to
    /// end.
    bool is_line(RuleId rule) const { return is_line_[rule.index()] != 0; }
    const GroupNames& groups() const { return groups_; }
    const RuleName& name_of(RuleId rule) const { return names_[rule.index()]; }
    /// "R3C4".
    const std::string& name_of(CellId cell) const { return cell_names_[cell.index()]; }
    /// As the puzzle writes it; a blank is "blank", and what a sentence would swallow stands in quotes.
    std::string name_of_value(std::size_t value) const;
    /// The cell with such a name, if there is one.
    std::optional<CellId> find_cell(std::string_view name) const;
    /// How far two cells are from each other: steps along rows and columns.
    std::size_t distance(CellId a, CellId b) const;

  private:
    void name_cells();
    void find_rules_of_cells();
    void find_lines();
    void find_regions();
    void find_required(Region& region) const;
    bool forbids_value(const Region& region) const;
    RuleFixpoint& up_to_date(std::unique_ptr<RuleFixpoint>& kept, std::span<const RuleId> rules) const;

    const Puzzle& puzzle_;
    const RuleList& rules_;
    const Model& model_;
    RulePropagators propagators_;
    mutable LimitWatch watch_;
    Candidates ranges_;
    std::vector<std::vector<RuleId>> rules_of_;
    std::vector<Region> regions_;
    std::vector<std::vector<std::uint32_t>> regions_of_;
    std::vector<std::uint8_t> is_only_region_, is_line_;
    mutable std::vector<std::unique_ptr<RuleFixpoint>> fixpoints_;
    mutable std::unique_ptr<RuleFixpoint> all_rules_fixpoint_;
    GroupNames groups_;
    std::vector<RuleName> names_;
    std::vector<std::string> cell_names_;
};

}  // namespace sator
