#include "sator/explain/repair/similar_rules.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/grids/line_label.hpp"
#include "sator/puzzle/sequence_name.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::explain {

namespace {

/// The number of known solutions from which the numbers of proposed rules are taken.
constexpr std::size_t kMaxSolutionsRead = 24;

/// Steps that a proposal counts for in the LimitWatch.
constexpr std::size_t kStepsPerProposal = 64;

using Numbers = std::vector<std::int64_t>;

Argument bare(std::string text) {
    Argument argument;
    argument.text = std::move(text);
    return argument;
}

/// Returns the numbers in the cells, in order, without blanks; nullopt if a cell holds a text.
std::optional<Numbers> numbers_of(const Puzzle& puzzle, const Slot& cells, std::span<const Value> solution) {
    Numbers numbers;
    for (const CellId cell : cells) {
        const Symbol& symbol = puzzle.alphabet[static_cast<std::size_t>(solution[cell.index()])];
        if (symbol.kind == Symbol::Kind::Text) return std::nullopt;
        if (symbol.kind == Symbol::Kind::Number) numbers.push_back(symbol.number);
    }
    return numbers;
}

using ReadArguments = std::optional<std::vector<Argument>> (*)(const Puzzle&, const Slot&,
                                                               std::span<const Value>);

std::optional<std::vector<Argument>> read_sum(const Puzzle& puzzle, const Slot& cells,
                                              std::span<const Value> solution) {
    const auto numbers = numbers_of(puzzle, cells, solution);
    if (!numbers) return std::nullopt;
    std::int64_t sum = 0;
    for (const std::int64_t number : *numbers) sum += number;
    return std::vector{bare(std::to_string(sum))};
}

std::optional<std::vector<Argument>> read_product(const Puzzle& puzzle, const Slot& cells,
                                                  std::span<const Value> solution) {
    constexpr std::int64_t kMax = 1'000'000'000;
    const auto numbers = numbers_of(puzzle, cells, solution);
    if (!numbers) return std::nullopt;
    std::int64_t product = 1;
    for (const std::int64_t number : *numbers) {
        if (std::abs(number) > kMax || std::abs(product) > kMax) return std::nullopt;
        product *= number;
    }
    return std::vector{bare(std::to_string(product))};
}

std::optional<std::vector<Argument>> read_visible(const Puzzle& puzzle, const Slot& cells,
                                                  std::span<const Value> solution) {
    const auto numbers = numbers_of(puzzle, cells, solution);
    if (!numbers) return std::nullopt;
    std::size_t seen = 0;
    std::optional<std::int64_t> highest;
    for (const std::int64_t number : *numbers) {
        if (highest && number <= *highest) continue;
        highest = number;
        ++seen;
    }
    return std::vector{bare(std::to_string(seen))};
}

/// Returns the lengths of the runs of the last symbol in the first cell's range.
std::optional<std::vector<Argument>> read_runs(const Puzzle& puzzle, const Slot& cells,
                                               std::span<const Value> solution) {
    const auto filled = value_of(range_of(puzzle, cells.front()).back());
    std::vector<Argument> runs;
    std::size_t length = 0;
    for (std::size_t i = 0; i <= cells.size(); ++i) {
        if (i < cells.size() && solution[cells[i].index()] == filled) {
            ++length;
        } else if (length > 0) {
            runs.push_back(bare(std::to_string(std::exchange(length, 0))));
        }
    }
    if (runs.empty()) runs.push_back(bare("0"));
    return runs;
}

/// A rule whose arguments can be computed from a solution.
struct NumberRule {
    std::string_view name;
    std::string_view also;  ///< another name of it, or of an equivalent rule; may be empty
    ReadArguments read;
    bool on_regions = false;  ///< on any cells of existing rules; otherwise on lines
    bool has_direction = false;
};

constexpr std::array kNumberRules = {
    NumberRule{"sum", "cage", read_sum, true}, NumberRule{"product", "prod", read_product, true},
    NumberRule{"visible", "", read_visible, false, true}, NumberRule{"runs", "", read_runs}};

/// Rules that relate two neighbours, e.g. by a sign or a dot between their cells.
constexpr std::array<std::string_view, 10> kRelations = {
    "strict_order", "in_order", "consecutive", "non_consecutive", "difference",
    "ratio",        "sum",      "product",     "distinct",        "equal"};

class SimilarRules {
  public:
    SimilarRules(const Registry& registry, RuleContext& context,
                 std::span<const std::vector<Value>> solutions)
        : registry_(registry),
          context_(context),
          puzzle_(context.puzzle),
          solutions_(solutions.first(std::min(solutions.size(), kMaxSolutionsRead))) {}

    std::vector<RuleProposal> all() {
        for (const NumberRule& rule : kNumberRules) {
            if (has(rule)) propose_numbers(rule);
        }
        for (const RuleStatement& statement : puzzle_.rules) propose_for_neighbours(statement);
        return std::move(proposals_);
    }

  private:
    bool is(const RuleStatement& statement, const NumberRule& rule) const {
        if (statement.name == rule.name || (!rule.also.empty() && statement.name == rule.also)) return true;
        const std::string begin = std::string(rule.name) + "(";  // e.g. the expression sum(a) = 15
        return statement.name == kExpressionRule && statement.text.starts_with(begin);
    }

    /// Returns false for a mark of an expression's drawing that the expression does not use with this
    /// function.
    static bool uses_mark(const RuleStatement& statement, const NumberRule& rule, const Sequence& sequence) {
        return statement.name != kExpressionRule ||
               statement.text.find(std::string(rule.name) + "(" + sequence.label + ")") != std::string::npos;
    }

    bool has(const NumberRule& rule) const {
        return std::ranges::any_of(puzzle_.rules, [&](const RuleStatement& s) { return is(s, rule); });
    }

    static Slot key_of(Slot cells, const NumberRule& rule) {
        if (!rule.has_direction) std::ranges::sort(cells);
        return cells;
    }

    void propose_numbers(const NumberRule& rule) {
        std::set<Slot> stated;
        for (const RuleStatement& statement : puzzle_.rules) {
            if (!is(statement, rule)) continue;
            for (const MarkedDrawing& drawing : statement.drawings) {
                for (const Sequence& sequence : drawing) {
                    if (uses_mark(statement, rule, sequence)) stated.insert(key_of(sequence.cells, rule));
                }
            }
        }
        for (const Sequence& sequence : candidate_sequences(rule)) {
            if (!stated.insert(key_of(sequence.cells, rule)).second) continue;
            std::set<std::string> proposed;
            for (const auto& solution : solutions_) {
                const auto arguments = rule.read(puzzle_, sequence.cells, solution);
                if (!arguments) break;
                std::string text;
                for (const Argument& argument : *arguments) text += argument.text + " ";
                if (proposed.insert(std::move(text)).second) {
                    propose({.name = std::string(rule.name), .arguments = *arguments}, {sequence});
                }
            }
        }
    }

    /// Returns the sequences on which the rule may be proposed: the cells of rules on several cells, or
    /// lines.
    std::vector<Sequence> candidate_sequences(const NumberRule& rule) const {
        std::vector<Sequence> found;
        for (const RuleStatement& statement : puzzle_.rules) {
            for (const MarkedDrawing& drawing : statement.drawings) {
                std::ranges::copy_if(drawing, std::back_inserter(found), [&](const Sequence& sequence) {
                    return rule.on_regions && sequence.cells.size() > 1;
                });
            }
        }
        const auto lines = lines_of(puzzle_.grid);
        for (std::size_t axis = 0; axis < lines.size(); ++axis) {
            for (std::size_t i = 0; i < lines[axis].size(); ++i) {
                const Slot& line = lines[axis][i];
                if (line.size() < 2) continue;
                const std::string name = line_label(puzzle_.grid.kind, Axis(axis), i);
                found.push_back({name, line});
                if (rule.has_direction) {
                    const std::string end = Axis(axis) == Axis::Y ? " from the right" : " from the bottom";
                    found.push_back({name + end, Slot(line.rbegin(), line.rend())});
                }
            }
        }
        return found;
    }

    /// If the statement relates two neighbours in each of its sequences, proposes it for all other
    /// neighbours.
    void propose_for_neighbours(const RuleStatement& statement) {
        if (std::ranges::find(kRelations, statement.name) == kRelations.end()) return;
        if (statement.drawings.empty() || !known_.insert(key_of(statement)).second) return;
        std::set<Slot> stated;
        for (const RuleStatement& other : puzzle_.rules) {
            if (key_of(other) != key_of(statement)) continue;
            for (const MarkedDrawing& drawing : other.drawings) {
                for (const Sequence& sequence : drawing) stated.insert(sequence.cells);
            }
        }
        const std::vector<Slot> pairs = neighbours();
        const auto is_pair = [&](const Slot& cells) {
            return std::ranges::find(pairs, cells) != pairs.end();
        };
        if (!std::ranges::all_of(stated, is_pair)) return;
        for (const Slot& pair : pairs) {
            if (!stated.contains(pair)) {
                propose({.name = statement.name, .arguments = statement.arguments},
                        {{pair_name(pair), pair}});
            }
        }
    }

    static std::string key_of(const RuleStatement& statement) {
        std::string key = statement.name;
        for (const Argument& argument : statement.arguments) key += " " + argument.text;
        return key;
    }

    std::string pair_name(const Slot& pair) const {
        return cell_name(puzzle_.grid, pair[0]) + " and " + cell_name(puzzle_.grid, pair[1]);
    }

    /// Returns the pairs of adjacent cells in a line, in both orders.
    std::vector<Slot> neighbours() const {
        std::vector<Slot> pairs;
        for (const auto& lines : lines_of(puzzle_.grid)) {
            for (const Slot& line : lines) {
                for (std::size_t i = 1; i < line.size(); ++i) {
                    pairs.push_back({line[i - 1], line[i]});
                    pairs.push_back({line[i], line[i - 1]});
                }
            }
        }
        return pairs;
    }

    /// Adds the proposal, unless a limit is reached.
    void propose(RuleStatement statement, const std::vector<Sequence>& sequences) {
        if (context_.watch.is_over(kStepsPerProposal)) return;
        auto proposal = make_proposal(registry_, context_, std::move(statement), sequences);
        if (proposal) proposals_.push_back(std::move(*proposal));
    }

    const Registry& registry_;
    RuleContext& context_;
    const Puzzle& puzzle_;
    std::span<const std::vector<Value>> solutions_;
    std::set<std::string> known_;  // statements already proposed for neighbours
    std::vector<RuleProposal> proposals_;
};

}  // namespace

std::vector<RuleProposal> similar_rules(const Registry& registry, RuleContext& context,
                                        std::span<const std::vector<Value>> solutions) {
    return SimilarRules(registry, context, solutions).all();
}

}  // namespace sator::explain
