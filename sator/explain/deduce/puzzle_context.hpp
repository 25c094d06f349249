#pragma once

#include <span>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/explain/clues/candidates.hpp"
#include "sator/explain/deduce/region.hpp"
#include "sator/explain/deduce/rule_fixpoint.hpp"
#include "sator/explain/names/rule_names.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::explain {

/// What explanations of a puzzle need and what does not change while it is solved: the rules of each cell,
/// the regions, and the names of rules and cells. It is made once for all initial grids of a puzzle. What a question about it
/// computes is in its Query.
class PuzzleContext {
  public:
    /// All three must outlive this; `model` is what `build_model` makes of the others. If `watch` is over
    /// after construction, a limit was reached and the context must not be used. `own_names`: what the cells are called if not by
    /// their places, e.g. the letters of a cryptarithm.
    PuzzleContext(const Puzzle& puzzle, const RuleList& rules, const Model& model, LimitWatch& watch,
                  std::vector<std::string> own_names = {});
    PuzzleContext(const Puzzle& puzzle, const RuleList& rules, const Model& model, LimitWatch&& watch = {})
        : PuzzleContext(puzzle, rules, model, watch) {}
    PuzzleContext(const PuzzleContext&) = delete;
    PuzzleContext& operator=(const PuzzleContext&) = delete;

    const Puzzle& puzzle() const { return puzzle_; }
    const RuleList& rules() const { return rules_; }
    const Model& model() const { return model_; }
    const RulePropagators& propagators() const { return propagators_; }
    std::size_t cell_count() const { return puzzle_.grid.position_count(); }
    std::size_t rule_count() const { return rules_.size(); }
    /// The initial domain of each cell.
    const Candidates& ranges() const { return ranges_; }

    std::span<const RuleId> rules_of(CellId cell) const { return rules_of_[cell.index()]; }
    std::span<const Region> regions() const { return regions_; }
    /// The regions (by index) that a cell is in.
    std::span<const std::uint32_t> regions_of(CellId cell) const { return regions_of_[cell.index()]; }
    /// Returns true if the rule only says that the cells of one region differ and which values they must
    /// hold, and the region has at most `kLargestRegion` cells.
    bool is_only_region(RuleId rule) const { return is_only_region_[rule.index()] != 0; }

    std::vector<RuleId> all_rules() const;
    /// Returns the cells that the rule's propagators are about, each once, in ascending order.
    std::vector<CellId> cells_of(RuleId rule) const;

    /// Returns true if the rule's cells are a line of the grid: a row, a column, or a line of another axis.
    bool is_line(RuleId rule) const { return is_line_[rule.index()] != 0; }
    const GroupNames& groups() const { return groups_; }
    const RuleWords& name_of(RuleId rule) const { return names_[rule.index()]; }
    /// "R3C4".
    const std::string& name_of(CellId cell) const { return cell_names_[cell.index()]; }
    /// Whether the cells are not called by their places.
    bool has_own_names() const { return has_own_names_; }
    /// Lists the cells, with runs along a row or a column shortened: "R1C1 to R1C4 and R3C2".
    std::vector<std::string> listed(std::vector<CellId> cells) const;
    /// Whether the rule says which words an entry of a crossword may be.
    bool is_entry(RuleId rule) const { return is_entry_[rule.index()]; }
    /// Returns the value as the puzzle writes it. A blank is "blank", and punctuation is in quotes so that it
    /// can be read in a sentence.
    std::string name_of_value(ValueId value) const;
    /// Returns the cell with this name; upper and lower case are the same. Returns nullopt if there is none.
    std::optional<CellId> find_cell(std::string_view name) const;
    /// Returns the distance of two cells: steps along rows and columns.
    std::size_t distance(CellId a, CellId b) const;

  private:
    void name_cells(LimitWatch& watch);
    void name_entries(LimitWatch& watch);
    void find_rules_of_cells(LimitWatch& watch);
    void find_lines(LimitWatch& watch);
    void find_regions(LimitWatch& watch);
    void find_required(RuleFixpoint& rule, Region& region) const;
    bool forbids_value(const RuleFixpoint& rule, const Region& region) const;

    const Puzzle& puzzle_;
    const RuleList& rules_;
    const Model& model_;
    RulePropagators propagators_;
    Candidates ranges_;
    std::vector<std::vector<RuleId>> rules_of_;
    std::vector<Region> regions_;
    std::vector<std::vector<std::uint32_t>> regions_of_;
    std::vector<std::uint8_t> is_only_region_, is_line_;
    GroupNames groups_;
    std::vector<RuleWords> names_;
    std::vector<std::string> cell_names_;
    bool has_own_names_;
    std::vector<bool> is_entry_;  // by rule
};

}  // namespace sator::explain
