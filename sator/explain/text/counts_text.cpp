// Four forms: regions inside rows that need no more; rows that need all cells which the regions leave; rows that need one cell
// of each group; a row to which a cell elsewhere would leave too few.
#include "sator/explain/text/counts_text.hpp"

#include <algorithm>
#include <utility>

#include "sator/explain/text/combined_text.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"

namespace sator::explain {

namespace {

class CountsText {
  public:
    CountsText(const PuzzleContext& context, const Step& step, const CountWindow& window)
        : context_(context), step_(step), window_(window), left_(window.needed) {
        for (const StepPremise& premise : step.premises) {
            if (!is_counted(premise)) continue;
            left_ -= has(window.inside, premise.cell) ? 1 : 0;
            left_ += has(window.outside, premise.cell) ? 1 : 0;
        }
    }

    std::string text() const {
        if (left_ == 0) return text_of_regions_inside();
        if (!window_.groups.empty()) return text_of_total() + text_of_groups();
        return text_of_total() + (window_.watching.empty() ? text_of_cells_left() : text_of_watching());
    }

  private:
    static bool has(const std::vector<CellId>& cells, CellId cell) {
        return std::ranges::find(cells, cell) != cells.end();
    }

    /// Returns whether the premise says that the cell has a value of the set, or, if `is_counted` is false, that it has none.
    bool is_counted(const StepPremise& premise, bool is_counted = true) const {
        bool is_left = true;
        for_each_value(context_.ranges()[premise.cell], [&](ValueId v) {
            const bool is_said = std::ranges::find(premise.values, v) != premise.values.end();
            if (is_said == premise.is_placed) is_left = is_left && has_bit(window_.values, v) == is_counted;
        });
        return is_left;
    }

    /// Returns "4 cells with "*"".
    std::string cells_with(std::int64_t count) const {
        std::vector<Symbol> symbols;
        for_each_bit(window_.values, [&](std::size_t v) {
            if (v < context_.puzzle().alphabet.size()) symbols.push_back(context_.puzzle().alphabet[v]);
        });
        return std::to_string(count) + (count == 1 ? " cell" : " cells") + " with " + to_choice_text(symbols);
    }

    std::string facts() const {
        return joined(premise_texts(context_, step_.premises), joining_words().and_);
    }

    std::string listed(const std::vector<CellId>& cells) const {
        return joined(context_.groups().listed(cells), joining_words().and_);
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

    /// "Rows 1 to 3 must have 6 cells with "*", and regions a and b can hold 4 of them. ".
    std::string text_of_total() const {
        std::string text = capitalised(region_names(context_, window_.first)) + " must have " +
                           cells_with(window_.first_total) + (window_.first.size() > 1 ? " together" : "");
        if (!window_.second.empty())
            text += ", and " + region_names(context_, window_.second) + " can hold only " +
                    std::to_string(window_.second_total) + " of them";
        return text + ". " + (step_.premises.empty() ? "" : capitalised(facts()) + ". ");
    }

    /// The cells inside of which no premise speaks.
    std::vector<CellId> open_inside() const {
        std::vector<CellId> cells;
        for (const CellId cell : window_.inside) {
            const auto is_known = [&](const StepPremise& premise) {
                return premise.cell == cell && (is_counted(premise) || is_counted(premise, false));
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

    /// "The other 2 must be in R1C3–R1C4 and R2C7, one in each, because cells a king's move apart must not both hold "*", so ".
    std::string text_of_groups() const {
        std::vector<std::string> places;
        for (const auto& group : window_.groups) places.push_back(context_.groups().all(group));
        std::vector<CellId> single;
        for (const CellId cell : open_inside()) {
            const auto is_in = [&](const auto& group) { return has(group, cell); };
            if (std::ranges::none_of(window_.groups, is_in)) places.push_back(context_.name_of(cell));
        }
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
        return ", because " + joined(reasons, joining_words().and_) + std::string(joining_words().so);
    }

    /// "R2C5 would leave it too few, because cells a king's move apart must not both hold "*", so ".
    std::string text_of_watching() const {
        std::vector<CellId> cells;
        for (const Candidate& placed : step_.placed) cells.push_back(placed.cell);
        for (const Candidate& removed : step_.removed) cells.push_back(removed.cell);
        std::ranges::sort(cells);
        cells.erase(std::ranges::unique(cells).begin(), cells.end());
        return (cells.size() == 1 ? "" : "Each of ") + listed(cells) + " would leave it too few" + because();
    }

    const PuzzleContext& context_;
    const Step& step_;
    const CountWindow& window_;
    std::int64_t left_;  // how many the cells need of which no premise speaks
};

}  // namespace

std::string counts_text(const PuzzleContext& context, const Step& step, const CountWindow& window) {
    return CountsText(context, step, window).text();
}

}  // namespace sator::explain
