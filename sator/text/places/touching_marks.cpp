#include "sator/text/places/touching_marks.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "sator/puzzle/grids/cell_map.hpp"
#include "sator/puzzle/grids/cell_name.hpp"

namespace sator::text {

namespace {

/// Returns the rule that says the same of cells that are apart.
std::string rule_of_cells_apart(const RuleStatement& rule, std::string_view name) {
    if (name == "white_dot") return "difference 1";
    if (name == "black_dot") return "ratio 2";
    if (name == "xv") return rule.arguments.empty() || rule.arguments[0].text != "V" ? "sum 10" : "sum 5";
    std::string text = "superset";
    for (const Argument& argument : rule.arguments) text += " " + argument.text;
    return text;
}

class MarkCheck {
  public:
    MarkCheck(const Grid& grid, const Registry& registry) : grid_(grid), registry_(registry) {}

    void check(const RuleStatement& rule) { check(rule, rule.drawings); }

    std::vector<Diagnostic> take() { return std::move(errors_); }

  private:
    using Pair = std::pair<CellId, CellId>;

    /// A negated rule has the drawings of the statement that negates it.
    void check(const RuleStatement& rule, std::span<const MarkedDrawing> drawings) {
        for (const RuleStatement& inner : rule.inner)
            check(inner, inner.drawings.empty() ? drawings : std::span<const MarkedDrawing>(inner.drawings));
        const RuleEntry* entry = registry_.find(rule.name);
        if (entry == nullptr || entry->picture != RulePicture::Dot) return;
        for (const MarkedDrawing& drawing : drawings) {
            for (const Sequence& sequence : drawing) {
                const auto apart = pair_apart(sequence.cells, entry->name == "quadruple");
                if (apart) return refuse(rule, *entry, *apart, sequence.span);
            }
        }
    }

    /// Returns two cells that must touch and do not.
    std::optional<Pair> pair_apart(const Slot& cells, bool all_touch) {
        for (std::size_t i = 1; i < cells.size(); ++i) {
            for (std::size_t j = all_touch ? 0 : i - 1; j < i; ++j) {
                if (!touch(cells[j], cells[i])) return Pair{cells[j], cells[i]};
            }
        }
        return std::nullopt;
    }

    bool touch(CellId a, CellId b) {
        if (!map_) map_.emplace(grid_);
        return a == b || std::ranges::any_of(map_->steps(), [&](const puzzle::CellStep& step) {
                   return map_->next(a, step) == b;
               });
    }

    void refuse(const RuleStatement& rule, const RuleEntry& entry, Pair apart, SourceSpan span) {
        errors_.push_back(
            error_at(span.line == 0 ? rule.span : span,
                     "'" + entry.name + "' is about cells that touch, and " + cell_name(grid_, apart.first) +
                         " and " + cell_name(grid_, apart.second) + " do not",
                     "for cells that are apart, write '" + rule_of_cells_apart(rule, entry.name) + "'"));
    }

    const Grid& grid_;
    const Registry& registry_;
    std::optional<puzzle::CellMap> map_;  // made if a rule needs it
    std::vector<Diagnostic> errors_;
};

}  // namespace

std::vector<Diagnostic> refuse_marks_of_cells_apart(std::span<const RuleStatement> rules, const Grid& grid,
                                                    const Registry& registry) {
    MarkCheck check(grid, registry);
    for (const RuleStatement& rule : rules) check.check(rule);
    return check.take();
}

}  // namespace sator::text
