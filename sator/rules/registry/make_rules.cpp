#include "sator/rules/registry/make_rules.hpp"

#include <algorithm>
#include <iterator>
#include <span>

#include "sator/base/small_vector.hpp"
#include "sator/base/spelling_suggestion.hpp"
#include "sator/puzzle/broken_references.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/puzzle/unsaid_kinds.hpp"
#include "sator/rules/registry/find_rule.hpp"
#include "sator/rules/registry/limit_error.hpp"
#include "sator/rules/registry/restated_rule.hpp"

namespace sator::rules {

namespace {

Diagnostic unknown_rule(const Registry& registry, const Puzzle& puzzle, const RuleStatement& statement) {
    if (auto unsaid = puzzle::unsaid_kind_error(statement.name)) {
        unsaid->span = statement.list_span.line != 0 ? statement.list_span : statement.span;
        return std::move(*unsaid);
    }
    std::vector<std::string_view> names;
    for (const RuleEntry& entry : registry.entries()) names.push_back(entry.name);
    for (const RuleDefinition& definition : puzzle.definitions) names.push_back(definition.name);
    const std::string_view suggestion = spelling_suggestion(statement.name, names);
    return error_at(statement.list_span.line != 0 ? statement.list_span : statement.span,
                    "there is no rule called '" + statement.name + "'",
                    suggestion.empty() ? "'sator rules' lists the rules"
                                       : "did you mean '" + std::string(suggestion) + "'?");
}

/// Returns whether two errors are the same, at the same position. If the mistake is in the name above a list
/// of clues, each clue of the list yields the same error.
bool is_same(const Diagnostic& a, const Diagnostic& b) {
    return a.span.line != 0 && a.span == b.span && a.file == b.file && a.message == b.message;
}

using Sequences = std::span<const Sequence>;
using Parts = SmallVector<Sequences, 4>;

/// Returns the lists of sequences for each of which the maker is called once. `joined_sequences` stores the
/// sequences of all drawings if the shape joins them.
Parts parts(const RuleStatement& statement, RuleShape shape, std::vector<Sequence>& joined_sequences) {
    Parts parts;
    for (const MarkedDrawing& drawing : statement.drawings) {
        if (shape == RuleShape::OneDrawing) parts.push_back(drawing);
        for (const Sequence& sequence : drawing) {
            if (shape == RuleShape::OneSequence) parts.push_back({&sequence, 1});
            if (shape == RuleShape::AllDrawings) joined_sequences.push_back(sequence);
        }
    }
    if (shape == RuleShape::AllDrawings) parts.push_back(joined_sequences);
    return parts;
}

/// Returns an error if a rule that looks at where its cells are in the grid is about a position between cells.
std::expected<void, Diagnostic> check_places(const RuleEntry& entry, const RuleStatement& statement,
                                             const Grid& grid) {
    if (!entry.is_about_places || grid.between.empty()) return {};
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) {
            const auto between =
                std::ranges::find_if_not(sequence.cells, [&](CellId cell) { return grid.is_drawn(cell); });
            if (between == sequence.cells.end()) continue;
            return std::unexpected(error_at(
                sequence.span.line == 0 ? statement.span : sequence.span,
                "'" + statement.name + "' is about cells, and " + cell_name(grid, *between) + " is none",
                "edges, links and corners have rules of their own"));
        }
    }
    return {};
}

void append(RuleList& rules, RuleList more) {
    if (rules.capacity() == 0) {
        rules = std::move(more);
    } else {
        std::ranges::move(more, std::back_inserter(rules));
    }
}

/// The number of steps that LimitWatch counts for posting one rule.
constexpr std::size_t kStepsPerPost = 32;

/// Makes the rules of one statement. `entry` is its row of the registry, or null.
std::expected<RuleList, Diagnostic> make_rules_by(const RuleEntry* entry, const Registry& registry,
                                                  const RuleStatement& statement, RuleContext& context) {
    const auto refuse = [&](Diagnostic error) {
        if (error.file.empty())
            error.file = context.puzzle.file;  // an error in a word list names the list's file
        if (error.excerpt.empty() && context.puzzle.text != nullptr) set_excerpt(error, *context.puzzle.text);
        return std::unexpected(std::move(error));
    };
    if (entry == nullptr) return refuse(unknown_rule(registry, context.puzzle, statement));
    if (!entry->maker)
        return refuse(error_at(statement.span, "the rule '" + entry->name + "' has no maker",
                               "a program that adds a rule gives it one"));
    if (auto checked = check_places(*entry, statement, context.puzzle.grid); !checked)
        return refuse(std::move(checked.error()));
    context.registry = &registry;
    RuleList rules;
    std::vector<Sequence> joined_sequences;
    for (const Sequences sequences :
         parts(statement, shape_of(registry, context.puzzle, statement), joined_sequences)) {
        auto made = entry->maker(statement, sequences, context);
        if (context.watch.is_over(kStepsPerPost)) return refuse(limit_error(statement.span));
        if (!made) return refuse(std::move(made.error()));  // the other sequences would yield the same error
        append(rules, std::move(*made));
    }
    if (!statement.label.empty()) {
        for (const auto& rule : rules) rule->set_label(statement.label);
    }
    return rules;
}

}  // namespace

std::expected<RuleList, Diagnostic> make_rules_of(const Registry& registry, const RuleStatement& statement,
                                                  RuleContext& context) {
    auto rules = make_rules_by(find_rule(registry, context.puzzle, statement), registry, statement, context);
    if (rules)
        std::erase_if(*rules, [](const auto& rule) {
            return dynamic_cast<const RestatedRule*>(rule.get()) != nullptr;
        });
    return rules;
}

std::expected<RuleList, std::vector<Diagnostic>> make_rules(const Registry& registry, RuleContext& context) {
    if (auto checked = check_references(context.puzzle); !checked)
        return std::unexpected(std::vector{std::move(checked.error())});
    RuleList rules;
    rules.reserve(context.puzzle.rules.size());
    std::vector<Diagnostic> errors;
    const RuleEntry* entry = nullptr;
    for (const RuleStatement& statement : context.puzzle.rules) {
        // Saves a lookup, because most statements have the same rule name as the one before.
        if (entry == nullptr || entry->name != statement.name)
            entry = find_rule(registry, context.puzzle, statement);
        auto made = make_rules_by(entry, registry, statement, context);
        if (context.watch.is_over()) return rules;
        if (made) {
            append(rules, std::move(*made));
        } else if (errors.empty() || !is_same(errors.back(), made.error())) {
            errors.push_back(std::move(made.error()));
        }
    }
    if (!errors.empty()) return std::unexpected(std::move(errors));
    return rules;
}

Model build_model(const Puzzle& puzzle, const RuleList& rules, LimitWatch& watch) {
    Model model;
    const std::size_t words = std::max<std::size_t>(1, words_for(puzzle.alphabet.size()));
    std::vector<Word> all(words, 0), candidates(words);
    for (std::size_t v = 0; v < puzzle.alphabet.size(); ++v) set_bit(all, v);
    const std::size_t cells = puzzle.grid.position_count();
    if (watch.has_room(cells * words * sizeof(Word))) model.expect_cells(cells, words);
    for (std::size_t cell = 0; cell < cells && !watch.is_over(); ++cell) {
        if (puzzle.ranges.empty() || puzzle.ranges[cell].empty()) {
            model.add_cell(all);
            continue;
        }
        std::ranges::fill(candidates, 0);
        for (const ValueId v : puzzle.ranges[cell]) set_bit(candidates, v);
        model.add_cell(candidates);
    }
    model.post_under(&watch);
    for (std::size_t rule = 0; rule < rules.size() && !watch.is_over(kStepsPerPost); ++rule) {
        model.begin_rule(RuleId(rule));
        rules[rule]->post(model);
    }
    model.post_under(nullptr);
    return model;
}

}  // namespace sator::rules
