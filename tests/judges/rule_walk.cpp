#include "tests/judges/rule_walk.hpp"

#include <algorithm>
#include <expected>
#include <random>
#include <set>

#include "sator/engine/counting/counter.hpp"
#include "sator/engine/search/search.hpp"
#include "sator/engine/state/propagation_engine.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/words/resources.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

namespace {

/// Splits a text into arguments: words, and texts in quotes.
std::vector<Argument> arguments_of(const std::string& text) {
    std::vector<Argument> arguments;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == ' ') continue;
        const bool is_quoted = text[at] == '"';
        const std::size_t begin = is_quoted ? at + 1 : at,
                          end = std::min(text.find(is_quoted ? '"' : ' ', begin), text.size());
        Argument argument;
        argument.kind = is_quoted ? Argument::Kind::Quoted : Argument::Kind::Bare;
        argument.text = text.substr(begin, end - begin);
        argument.span = {1, static_cast<std::uint32_t>(begin + 1), static_cast<std::uint32_t>(end - begin)};
        arguments.push_back(std::move(argument));
        at = end;
    }
    return arguments;
}

Puzzle puzzle_of(const RuleEntry& entry, const RuleSample& sample) {
    Puzzle puzzle;
    puzzle.grid.line_counts = {static_cast<std::uint32_t>(sample.columns),
                               static_cast<std::uint32_t>(sample.rows), 0};
    Slot all;
    for (std::uint32_t row = 0; row < sample.rows; ++row) {
        puzzle.grid.rows.emplace_back();
        for (std::uint32_t column = 0; column < sample.columns; ++column) {
            all.emplace_back(puzzle.grid.places.size());
            puzzle.grid.rows.back().push_back(all.back());
            puzzle.grid.places.push_back({row, column});
        }
    }
    puzzle.alphabet = Alphabet(parse_symbol_list(arguments_of(sample.range)).value());
    RuleStatement statement;
    statement.name = entry.name;
    statement.arguments = arguments_of(sample.arguments);
    statement.span = {1, 1, 1};
    MarkedDrawing drawing;
    for (const auto& cells : sample.cells) {
        drawing.push_back(
            {std::string(1, static_cast<char>('a' + drawing.size())), Slot(cells.begin(), cells.end())});
    }
    if (drawing.empty()) drawing.push_back({"*", all});
    for (Sequence& sequence : drawing) sequence.breaks = sample.breaks;
    statement.drawings = {drawing};
    puzzle.rules = {statement};
    return puzzle;
}

using MadeRules = std::expected<RuleList, std::vector<Diagnostic>>;

MadeRules rules_of(const RuleEntry& entry, const Puzzle& puzzle) {
    Registry registry = Registry::standard();
    if (registry.find(entry.name) == nullptr) registry.add(entry);
    ClueCache clue_cache;
    Resources resources;
    RuleContext context{puzzle, clue_cache, resources, {}};
    return make_rules(registry, context);
}

class RuleWalk {
  public:
    RuleWalk(const RuleEntry& entry, const RuleSample& sample)
        : puzzle_(puzzle_of(entry, sample)), rules_(rules_of(entry, puzzle_).value()) {}

    std::string faults(bool is_gac, std::size_t rounds) {
        std::mt19937 random(1);
        std::vector<ValueId> all;
        for (std::size_t v = 0; v < puzzle_.alphabet.size(); ++v) all.emplace_back(v);
        for (std::size_t round = 0; round < rounds; ++round) {
            puzzle_.ranges.assign(puzzle_.grid.cell_count(), all);
            for (auto& range : puzzle_.ranges) {
                if (round == 0) break;
                std::erase_if(range, [&](ValueId) { return random() % 3 == 0; });
                if (range.empty()) range.push_back(all[random() % all.size()]);
            }
            const std::string fault = fault_here(is_gac);
            if (!fault.empty()) return fault + " with" + ranges_text();
        }
        return "";
    }

  private:
    using Solution = std::vector<Value>;

    bool holds(const Solution& values) const {
        for (const auto& rule : rules_) {
            Solution own;
            for (const CellId cell : rule->cells()) own.push_back(values[cell.index()]);
            if (!rule->holds(own)) return false;
        }
        return true;
    }

    std::set<Solution> plain_solutions() const {
        std::set<Solution> found;
        std::vector<std::size_t> at(puzzle_.grid.cell_count(), 0);
        Solution values(at.size());
        for (std::size_t cell = 0; cell < at.size();) {
            for (std::size_t i = 0; i < at.size(); ++i) values[i] = value_of(puzzle_.ranges[i][at[i]]);
            if (holds(values)) found.insert(values);
            for (cell = 0; cell < at.size() && ++at[cell] == puzzle_.ranges[cell].size(); ++cell)
                at[cell] = 0;
        }
        return found;
    }

    std::string fault_here(bool is_gac) const {
        const Model model = build_model(puzzle_, rules_);
        const std::set<Solution> plain = plain_solutions();
        std::set<Solution> found;
        Search search(model, Limits{});
        search.solve({}, [&](std::span<const Value> values) {
            found.insert(Solution(values.begin(), values.end()));
            return true;
        });
        if (found != plain) {
            return "found " + std::to_string(found.size()) + " solutions, not " +
                   std::to_string(plain.size());
        }
        const Outcome counted = Counter(model, Limits{}).count({});
        const auto* solved = std::get_if<Solved>(&counted);
        if ((solved == nullptr ? 0 : solved->count.clamped()) != plain.size())
            return "counted other solutions than it found";
        return is_gac ? unsupported_value(model, plain) : "";
    }

    /// Returns a description of a value that pruning leaves although no solution has it, or an empty string.
    std::string unsupported_value(const Model& model, const std::set<Solution>& plain) const {
        PropagationEngine engine(model, Limits{});
        if (!engine.begin()) return "";
        for (std::size_t cell = 0; cell < puzzle_.grid.cell_count(); ++cell) {
            std::string left;
            engine.store().domain(VariableId(cell)).for_each([&](Value v) {
                const bool has_support =
                    std::ranges::any_of(plain, [&](const Solution& s) { return s[cell] == v; });
                if (!has_support)
                    left = "left " + puzzle_.alphabet[static_cast<std::size_t>(v)].to_string() + " in cell " +
                           std::to_string(cell);
            });
            if (!left.empty()) return left;
        }
        return "";
    }

    std::string ranges_text() const {
        std::string text;
        for (const auto& range : puzzle_.ranges) {
            text += " {";
            for (const ValueId v : range) text += " " + puzzle_.alphabet[v].to_string();
            text += " }";
        }
        return text;
    }

    Puzzle puzzle_;
    RuleList rules_;
};

}  // namespace

std::string rule_faults(const RuleEntry& entry, const RuleSample& sample, RuleStrength strength,
                        std::size_t rounds) {
    return RuleWalk(entry, sample).faults(strength == RuleStrength::Gac, rounds);
}

RuleList rules_of(const RuleEntry& entry, const RuleSample& sample) {
    return std::move(rules_of(entry, puzzle_of(entry, sample)).value());
}

std::string rule_refusal(const RuleEntry& entry, const RuleSample& sample) {
    const MadeRules rules = rules_of(entry, puzzle_of(entry, sample));
    return rules ? "" : rules.error()[0].message + " (" + rules.error()[0].hint + ")";
}

std::string rule_description(const RuleEntry& entry, const RuleSample& sample) {
    const Puzzle puzzle = puzzle_of(entry, sample);
    const MadeRules rules = rules_of(entry, puzzle);
    std::string text;
    for (const auto& rule : rules.value()) text += (text.empty() ? "" : "\n") + rule->describe(puzzle);
    return text;
}

}  // namespace sator::tests
