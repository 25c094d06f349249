#include "sator/explain/repair/new_rules.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/line_label.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::explain {

namespace {

/// Rules that are tried on single lines, and on the whole grid. None has arguments. Rules of order are tried on rows and
/// columns only, because diagonals that must rise are unusual.
constexpr std::array kLineRules = {"distinct", "palindrome"};
constexpr std::array kOrderRules = {"strict_order", "in_order"};
constexpr std::array kGridRules = {"anti_knight", "anti_king", "non_consecutive"};

/// Returns the two diagonals of a square grid; none for other grids.
std::vector<Sequence> diagonals(const Grid& grid) {
    std::vector<Sequence> found;
    const std::size_t size = grid.rows.size();
    const bool is_square =
        size > 1 && grid.kind != GridKind::Hexagon &&
        std::ranges::all_of(grid.rows, [&](const Slot& row) { return row.size() == size; });
    if (!is_square) return found;
    found = {{"the falling diagonal", {}}, {"the rising diagonal", {}}};
    for (std::size_t i = 0; i < size; ++i) {
        found[0].cells.push_back(grid.rows[i][i]);
        found[1].cells.push_back(grid.rows[size - 1 - i][i]);
    }
    return found;
}

class NewRules {
  public:
    NewRules(const Registry& registry, RuleContext& context) : registry_(registry), context_(context) {}

    std::vector<RuleProposal> all() {
        const Grid& grid = context_.puzzle.grid;
        const std::vector<Sequence> crossing = diagonals(grid);
        const auto lines = lines_of(grid);
        add("distinct", crossing);
        for (std::size_t axis = 0; axis < lines.size(); ++axis)
            add("distinct", labelled(Axis(axis), lines[axis]));
        Sequence whole{"all cells", {}};
        for (std::size_t i = 0; i < grid.cell_count(); ++i) whole.cells.emplace_back(i);
        for (const char* name : kGridRules) add(name, {whole});
        const auto add_to_lines = [&](const char* name) {
            for (std::size_t axis = 0; axis < lines.size(); ++axis) {
                for (const Sequence& line : labelled(Axis(axis), lines[axis])) add(name, {line});
            }
        };
        for (const char* name : kLineRules) {
            for (const Sequence& line : crossing) add(name, {line});
            add_to_lines(name);
        }
        for (const char* name : kOrderRules) add_to_lines(name);
        return std::move(proposals_);
    }

  private:
    std::vector<Sequence> labelled(Axis axis, const std::vector<Slot>& lines) const {
        std::vector<Sequence> sequences;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (lines[i].size() > 1)
                sequences.push_back({line_label(context_.puzzle.grid.kind, axis, i), lines[i]});
        }
        return sequences;
    }

    /// Adds the proposal, unless a limit is reached or the registry does not know the rule.
    void add(const char* name, const std::vector<Sequence>& sequences) {
        if (context_.watch.reached()) return;
        if (sequences.empty() || registry_.find(name) == nullptr) return;
        RuleStatement statement;
        statement.name = name;
        auto proposal = make_proposal(registry_, context_, std::move(statement), sequences);
        if (proposal) proposals_.push_back(std::move(*proposal));
    }

    const Registry& registry_;
    RuleContext& context_;
    std::vector<RuleProposal> proposals_;
};

}  // namespace

std::optional<RuleProposal> make_proposal(const Registry& registry, RuleContext& context,
                                          RuleStatement statement, const std::vector<Sequence>& sequences) {
    statement.drawings = {sequences};
    auto rules = make_rules_of(registry, statement, context);
    if (!rules || rules->empty()) return std::nullopt;
    return RuleProposal{std::move(statement), std::move(*rules)};
}

std::vector<RuleProposal> new_rules(const Registry& registry, RuleContext& context) {
    return NewRules(registry, context).all();
}

}  // namespace sator::explain
