#include "sator/exchange/boards/with_cages.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "sator/base/whole_number.hpp"
#include "sator/puzzle/cell_values.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::exchange {

namespace {

std::string_view rule_name(const RuleStatement& rule) {
    const RuleEntry* entry = Registry::standard().find(rule.name);
    return entry == nullptr ? std::string_view(rule.name) : std::string_view(entry->name);
}

/// Whether the cells of each sequence hold different values.
bool says_different(const RuleStatement& rule) {
    const std::string_view name = rule_name(rule);
    if (name == "distinct" || name == "cage") return true;
    if (name != "permutation") return false;
    std::set<std::string> values;
    for (const Argument& argument : rule.arguments) {
        // "01" is the number 1.
        const auto number = to_whole_number<std::uint32_t>(argument.text);
        values.insert(number ? std::to_string(*number) : argument.text);
    }
    const bool has_range = std::ranges::any_of(
        rule.arguments, [](const Argument& argument) { return argument.text.contains(".."); });
    return values.size() == rule.arguments.size() && (!has_range || values.size() == 1);
}

/// A sum: which sequences it is about, and the number as it is written.
struct StatedSum {
    std::string label;  ///< of the sequences; empty: of all
    std::string number;
};

/// Reads `sum 8`, or the expression `sum(a) = 8`.
std::optional<StatedSum> stated_sum(const RuleStatement& rule) {
    const auto is_number = [](std::string_view text) {
        return to_whole_number<std::uint32_t>(text).has_value();
    };
    if (!rule.label.empty()) return std::nullopt;
    if (rule_name(rule) == "sum") {
        if (rule.arguments.size() != 1 || !is_number(rule.arguments[0].text)) return std::nullopt;
        return StatedSum{"", rule.arguments[0].text};
    }
    if (rule.name != kExpressionRule) return std::nullopt;
    std::string text = rule.text;
    std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
    constexpr std::string_view kSum = "sum(";
    const std::size_t end = text.find(")=");
    if (!text.starts_with(kSum) || end == std::string::npos ||
        !is_number(std::string_view(text).substr(end + 2)))
        return std::nullopt;
    std::string label = text.substr(kSum.size(), end - kSum.size());
    if (!rule.is_placed) return StatedSum{std::move(label), text.substr(end + 2)};
    // The cells of a place have letters of their own; `line` is all of them, also if the place is divided into parts.
    const bool has_parts =
        std::ranges::any_of(rule.drawings, [](const MarkedDrawing& drawing) { return drawing.size() != 1; });
    if (label != "line" || has_parts) return std::nullopt;
    return StatedSum{"", text.substr(end + 2)};
}

class CageMaker {
  public:
    explicit CageMaker(const Puzzle& puzzle) : puzzle_(puzzle), differ_(puzzle.grid.position_count()) {
        for (const RuleStatement& rule : puzzle.rules) {
            if (!says_different(rule)) continue;
            for (const MarkedDrawing& drawing : rule.drawings) {
                for (const Sequence& sequence : drawing) add_different(sequence.cells);
            }
        }
    }

    std::optional<Puzzle> run() {
        for (RuleStatement& rule : puzzle_.rules) {
            if (const auto sum = stated_sum(rule)) take_sums(rule, *sum);
        }
        if (cages_.empty()) return std::nullopt;
        // Cells that a cage says to differ need no rule of their own.
        for (RuleStatement& rule : puzzle_.rules) {
            if (rule_name(rule) == "distinct" && rule.label.empty())
                erase(rule, [&](const Sequence& sequence) {
                    return caged_.contains(sorted(sequence.cells)) && all_differ(sequence.cells);
                });
        }
        std::erase_if(puzzle_.rules, [](const RuleStatement& rule) { return rule.drawings.empty(); });
        std::ranges::move(cages_, std::back_inserter(puzzle_.rules));
        return std::move(puzzle_);
    }

  private:
    using CellSet = std::set<std::size_t>;

    static CellSet sorted(const Slot& cells) {
        CellSet set;
        for (const CellId cell : cells) set.insert(cell.index());
        return set;
    }

    void add_different(const Slot& cells) {
        for (const CellId a : cells) {
            for (const CellId b : cells) {
                if (a.index() != b.index()) differ_[a.index()].insert(b.index());
            }
        }
    }

    bool all_differ(const Slot& cells) const {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            for (std::size_t k = i + 1; k < cells.size(); ++k) {
                if (!differ_[cells[i].index()].contains(cells[k].index())) return false;
            }
        }
        return true;
    }

    /// A blank adds nothing to a sum, but has no place in a cage.
    bool can_be_blank(const Slot& cells) const {
        bool is_blank = false;
        for (const CellId cell : cells) {
            for_each_value(puzzle_, cell, [&](ValueId value) {
                is_blank = is_blank || puzzle_.alphabet[value].kind == Symbol::Kind::Blank;
            });
        }
        return is_blank;
    }

    template <class IsGone>
    static void erase(RuleStatement& rule, IsGone is_gone) {
        for (MarkedDrawing& drawing : rule.drawings) std::erase_if(drawing, is_gone);
        std::erase_if(rule.drawings, [](const MarkedDrawing& drawing) { return drawing.empty(); });
    }

    /// Moves the sums of different cells from the rule to cages. An expression is one rule for each drawing, whose other sequences it
    /// does not mention.
    void take_sums(RuleStatement& rule, const StatedSum& sum) {
        const auto is_caged = [&](const Sequence& sequence) {
            return (sum.label.empty() || sequence.label == sum.label) && sequence.breaks.empty() &&
                   all_differ(sequence.cells) && !can_be_blank(sequence.cells);
        };
        RuleStatement cage;
        cage.name = "cage";
        cage.text = sum.number;
        cage.arguments = {{.text = sum.number}};
        cage.is_placed = rule.is_placed;
        cage.span = rule.span;
        for (const MarkedDrawing& drawing : rule.drawings) {
            for (const Sequence& sequence : drawing) {
                if (!is_caged(sequence)) continue;
                cage.drawings.push_back({sequence});
                caged_.insert(sorted(sequence.cells));
            }
        }
        if (cage.drawings.empty()) return;
        cages_.push_back(std::move(cage));
        if (sum.label.empty()) return erase(rule, is_caged);
        std::erase_if(rule.drawings,
                      [&](const MarkedDrawing& drawing) { return std::ranges::any_of(drawing, is_caged); });
    }

    Puzzle puzzle_;
    std::vector<CellSet> differ_;  // by cell
    std::vector<RuleStatement> cages_;
    std::set<CellSet> caged_;
};

}  // namespace

std::optional<Puzzle> with_cages(const Puzzle& puzzle) {
    return CageMaker(puzzle).run();
}

}  // namespace sator::exchange
