// Six forms: regions inside rows that need no more; rows that need all cells which the regions leave; regions that must have enough
// cells inside rows, so that these need no more; rows that need one cell of each group; a row to which a cell elsewhere would
// leave too few; and if none of these fits, cells that must be as they are because otherwise too few would be left.
#include "sator/explain/text/counts_text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "sator/explain/text/combined_text.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/puzzle/spoken_values.hpp"

namespace sator::explain {

namespace {

class CountsText {
  public:
    CountsText(const PuzzleContext& context, const Step& step, const CountWindow& window)
        : context_(context), step_(step), window_(window), left_(window.needed) {
        for (const StepPremise& premise : step.premises) {
            if (!says(premise, Count::Counted)) continue;
            left_ -= has(window.inside, premise.cell) ? 1 : 0;
            counted_outside_ += has(window.outside, premise.cell) ? 1 : 0;
        }
        left_ += counted_outside_;
    }

    std::string text() const {
        if (left_ == 0) return text_of_regions_inside();
        if (left_ < 0)
            return is_filled_by_second() ? text_of_regions_partly_inside()
                                         : text_of_total() + text_of_others();
        if (!window_.groups.empty()) return text_of_total() + text_of_groups();
        return text_of_total() + (window_.watching.empty() ? text_of_cells_left() : text_of_watching());
    }

  private:
    static bool has(const std::vector<CellId>& cells, CellId cell) {
        return std::ranges::find(cells, cell) != cells.end();
    }

    enum class Count : std::uint8_t { Counted, NotCounted };

    /// Returns whether the premise says that the cell has a value of the set, or that it has none.
    bool says(const StepPremise& premise, Count count) const {
        bool is_left = true;
        for_each_value(context_.ranges()[premise.cell], [&](ValueId v) {
            const bool is_said = std::ranges::find(premise.values, v) != premise.values.end();
            if (is_said != premise.is_placed) return;
            is_left = is_left && has_bit(window_.values, v) == (count == Count::Counted);
        });
        return is_left;
    }

    /// Returns the symbols that are counted, or those that are not.
    std::vector<Symbol> symbols(Count count) const {
        std::vector<Symbol> found;
        for (std::size_t v = 0; v < context_.puzzle().alphabet.size(); ++v) {
            if (has_bit(window_.values, static_cast<ValueId>(v)) == (count == Count::Counted))
                found.push_back(context_.puzzle().alphabet[v]);
        }
        return found;
    }

    /// Returns the value that is counted if it is only one, and the kind has a name for it.
    std::optional<ValueId> counted_value() const {
        std::optional<ValueId> value;
        std::size_t values = 0;
        for_each_bit(window_.values, [&](std::size_t v) {
            value = ValueId(v);
            ++values;
        });
        return values == 1 && value_name(context_.puzzle(), *value) != nullptr ? value : std::nullopt;
    }

    /// Returns "4 stars", "4 cells with "*"", or "4 cells that are not "."", if that is shorter.
    std::string cells_with(std::int64_t count) const {
        if (const auto value = counted_value())
            return std::to_string(count) + " " +
                   spoken_cells(context_.puzzle(), std::array{*value},
                                count == 1 ? GrammaticalNumber::One : GrammaticalNumber::Many);
        const std::vector<Symbol> counted = symbols(Count::Counted), others = symbols(Count::NotCounted);
        const std::string cells = std::to_string(count) + (count == 1 ? " cell" : " cells");
        if (others.size() >= counted.size()) return cells + " with " + to_choice_text(counted);
        return cells + (count == 1 ? " that is not " : " that are not ") + to_choice_text(others);
    }

    std::string facts() const {
        return joined(premise_texts(context_, step_.premises), joining_words().and_);
    }

    std::string listed(const std::vector<CellId>& cells) const {
        return joined(context_.listed(cells), joining_words().and_);
    }

    /// "R3C1 is ".", so regions a and b must have their 4 cells with "*" inside rows 1 and 2, which need only 4, so ".
    std::string text_of_regions_inside() const {
        const bool is_one = window_.first.size() == 1, is_one_inside = window_.second.size() == 1;
        const std::string names = region_names(context_, window_.second);
        const std::string so(joining_words().so);
        std::string text = step_.premises.empty() ? capitalised(names) : capitalised(facts()) + so + names;
        text += std::string(" must have ") + (is_one_inside ? "its " : "their ") +
                cells_with(window_.second_total) + " inside " + region_names(context_, window_.first) +
                ", which ";
        if (window_.needed == 0)
            text += is_one ? "needs only " : "need only ";
        else
            text += is_one ? "then has all " : "then have all ";
        return text + std::to_string(window_.first_total) + so;
    }

    /// "R6C2 is ".", so row 6 must have at least 1 of its 2 cells with "*" inside region c, which then has all 2, so ".
    std::string text_of_regions_partly_inside() const {
        const bool is_one = window_.first.size() == 1, is_one_inside = window_.second.size() == 1;
        const std::int64_t least = window_.second_total - counted_outside_ + left_;
        const std::string so(joining_words().so);
        return capitalised(facts()) + so + region_names(context_, window_.second) + " must have at least " +
               std::to_string(least) + " of " + (is_one_inside ? "its " : "their ") +
               cells_with(window_.second_total) + " inside " + region_names(context_, window_.first) +
               ", which then " + (is_one ? "has" : "have") + " all " + std::to_string(window_.first_total) +
               so;
    }

    /// Whether so few cells outside are left that the second lines fill the first ones.
    bool is_filled_by_second() const {
        const auto excluded =
            std::ranges::count_if(window_.outside, [this](CellId cell) { return is_excluded(cell); });
        const auto open = static_cast<std::int64_t>(window_.outside.size()) - excluded - counted_outside_;
        return !step_.premises.empty() && window_.groups.empty() && open == -left_;
    }

    /// "R3C3 = *. Rows 1 to 3 must have 6 cells with "*" together, and regions a and b can then hold only 4 of them. ".
    std::string text_of_total() const {
        std::string text = step_.premises.empty() ? "" : capitalised(facts()) + ". ";
        text += capitalised(region_names(context_, window_.first)) + " must have " +
                cells_with(window_.first_total) + (window_.first.size() > 1 ? " together" : "");
        if (!window_.second.empty())
            text += ", and " + region_names(context_, window_.second) +
                    (counted_outside_ == 0 ? " can hold only " : " can then hold only ") +
                    std::to_string(window_.second_total - counted_outside_) + " of them";
        return text + ". ";
    }

    /// The cells inside of which no premise speaks.
    std::vector<CellId> open_inside() const {
        std::vector<CellId> cells;
        for (const CellId cell : window_.inside) {
            const auto is_known = [&](const StepPremise& premise) {
                return premise.cell == cell &&
                       (says(premise, Count::Counted) || says(premise, Count::NotCounted));
            };
            if (std::ranges::none_of(step_.premises, is_known)) cells.push_back(cell);
        }
        return cells;
    }

    /// "For the other 2, only R1C3 and R2C3 are left, so ".
    std::string text_of_cells_left() const {
        const std::vector<CellId> cells = open_inside();
        return std::string("For the ") + (left_ == window_.first_total ? "" : "other ") +
               std::to_string(left_) + ", only " + listed(cells) +
               (cells.size() == 1 ? " is left" : " are left") + std::string(joining_words().so);
    }

    /// Returns whether a premise says that the cell is not counted.
    bool is_excluded(CellId cell) const {
        return std::ranges::any_of(step_.premises, [&](const StepPremise& premise) {
            return premise.cell == cell && says(premise, Count::NotCounted);
        });
    }

    /// "The other 2 must be in R1C3–R1C4 and R2C7, one in each, because cells a king's move apart must not both hold "*", so ".
    std::string text_of_groups() const {
        std::vector<std::string> places;
        for (auto group : window_.groups) {
            std::erase_if(group, [this](CellId cell) { return is_excluded(cell); });
            if (!group.empty()) places.push_back(context_.groups().all(group));
        }
        for (const CellId cell : open_inside()) {
            const auto is_in = [&](const auto& group) { return has(group, cell); };
            if (std::ranges::none_of(window_.groups, is_in)) places.push_back(context_.name_of(cell));
        }
        if (std::cmp_not_equal(places.size(), left_)) return text_of_others();
        const bool is_one = left_ == 1;
        const std::string begin = left_ != window_.first_total ? "The other " + std::to_string(left_)
                                  : is_one                     ? "It"
                                                               : "They";
        return begin + " must be in " + joined(places, joining_words().and_) +
               (places.size() == 1 ? "" : ", one in each") + because();
    }

    std::string because() const {
        std::vector<std::string> reasons;
        for (const RuleId rule : window_.excluding) reasons.push_back(context_.name_of(rule).sentence());
        if (reasons.empty()) return std::string(joining_words().so);
        return ", because " + joined(reasons, joining_words().and_) + std::string(joining_words().so);
    }

    /// "R2C5 or R4C5", "any of R2C5, R2C6 or R4C5".
    std::string any_of_concluded() const {
        std::vector<CellId> cells;
        for (const Candidate& placed : step_.placed) cells.push_back(placed.cell);
        for (const Candidate& removed : step_.removed) cells.push_back(removed.cell);
        std::ranges::sort(cells);
        cells.erase(std::ranges::unique(cells).begin(), cells.end());
        return (cells.size() > 2 ? "any of " : "") + joined(context_.listed(cells), joining_words().or_);
    }

    /// "a star", "a black cell", or the symbols of the values that are counted.
    std::string counted_thing() const {
        const auto value = counted_value();
        if (!value) return to_choice_text(symbols(Count::Counted));
        return with_article(spoken_cells(context_.puzzle(), std::array{*value}, GrammaticalNumber::One));
    }

    /// "With a star in R2C5 or R4C5, too few cells of row 3 would be left for that, because cells a king's move apart must not both hold
    /// "*", so ".
    std::string text_of_watching() const {
        return "With " + counted_thing() + " in " + any_of_concluded() + ", too few cells of " +
               region_names(context_, window_.first) + " would be left for that" + because();
    }

    /// "Anything else in R2C5 or R4C5 would leave too few cells for that, because …, so ".
    std::string text_of_others() const {
        return "Anything else in " + any_of_concluded() + " would leave too few cells for that" + because();
    }

    const PuzzleContext& context_;
    const Step& step_;
    const CountWindow& window_;
    std::int64_t counted_outside_ = 0;  // by premises
    std::int64_t left_;                 // how many the cells need of which no premise speaks
};

}  // namespace

std::string counts_text(const PuzzleContext& context, const Step& step, const CountWindow& window) {
    return CountsText(context, step, window).text();
}

}  // namespace sator::explain
