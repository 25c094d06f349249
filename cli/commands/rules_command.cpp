#include "cli/commands/rules_command.hpp"

#include <algorithm>
#include <memory>

#include "sator/base/assert.hpp"
#include "sator/base/spelling_suggestion.hpp"
#include "sator/formats/standard_formats.hpp"
#include "sator/render/text/grid_text.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::cli {

namespace {

std::string_view shape_text(RuleShape shape) {
    switch (shape) {
        case RuleShape::OneSequence:
            return "Each marked sequence is a rule of its own.";
        case RuleShape::OneDrawing:
            return "All sequences of a drawing are one rule.";
        case RuleShape::AllDrawings:
            return "All sequences of all its drawings are one rule.";
    }
    SATOR_ASSERT(false);
    return {};
}

std::string solutions_text(std::uint64_t count) {
    return count == 1 ? "One solution:" : std::to_string(count) + " solutions, the first:";
}

/// Draws a solution of a rule's example. An example without a solution is a bug.
std::string solved_example(const RuleEntry& entry) {
    Resources resources([&](const std::string& path) -> std::optional<std::string> {
        const auto file = std::ranges::find(entry.example_files, path, &ExampleFile::name);
        return file == entry.example_files.end() ? std::nullopt : std::optional(file->text);
    });
    ReadResult found = read_puzzles(entry.example, "", resources);
    SATOR_ASSERT(!found.empty() && found.front().has_value());
    const auto puzzle = std::make_shared<const Puzzle>(std::move(*found.front()));
    ClueCache clue_cache;
    RuleContext context{*puzzle, clue_cache, resources, {}};
    auto solver = PuzzleSolver::build(puzzle, Registry::standard(), context, Limits{});
    SATOR_ASSERT(solver.has_value());
    std::string drawing;
    solver->solve({}, [&](std::span<const Value> values) {
        drawing = grid_text(*puzzle, values);
        return false;
    });
    return drawing;
}

std::string example_block(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        if (!line.empty()) result += "    " + std::string(line);
        result += "\n";
        text.remove_prefix(std::min(text.size(), line.size() + 1));
    }
    return result;
}

/// Returns the summary, and the further names of the rule if it has any.
std::string summary_with_names(const RuleEntry& entry) {
    std::string text = entry.summary;
    for (std::size_t i = 0; i < entry.aliases.size(); ++i)
        text += (i == 0 ? " Also: " : ", ") + entry.aliases[i];
    return text + (entry.aliases.empty() ? "" : ".");
}

std::string list() {
    std::string text;
    for (const RuleEntry& entry : Registry::standard().entries()) {
        text += "  rule " + entry.syntax + "\n      " + summary_with_names(entry) + "\n";
    }
    return text;
}

std::string explanation(const RuleEntry& entry) {
    std::string text = "rule " + entry.syntax + "\n\n" + summary_with_names(entry) + " " +
                       std::string(shape_text(entry.shape)) + "\n\n";
    for (const ExampleFile& file : entry.example_files)
        text += file.name + ":\n\n" + example_block(file.text) + "\n";
    return text + example_block(entry.example) + "\n" + solutions_text(entry.example_solutions) + "\n\n" +
           example_block(solved_example(entry));
}

/// Returns the content of docs/rules.md.
std::string page() {
    std::string text =
        "# Rules\n\n"
        "All rules of the puzzle language, each with an example and a solution of it. This page is made "
        "by\n"
        "`sator rules --markdown`; the program explains a single one with `sator rules NAME`.\n";
    for (const RuleEntry& entry : Registry::standard().entries()) {
        text += "\n## " + entry.name + "\n\n`rule " + entry.syntax + "`\n\n" + summary_with_names(entry) +
                " " + std::string(shape_text(entry.shape)) + "\n\n";
        for (const ExampleFile& file : entry.example_files) {
            text += "`" + file.name + "`:\n\n" + example_block(file.text) + "\n";
        }
        text += example_block(entry.example) + "\n" + solutions_text(entry.example_solutions) + "\n\n" +
                example_block(solved_example(entry));
    }
    return text;
}

/// Finds a rule by one of its names, or by its name in the list: `rule EXPRESSION`.
const RuleEntry* find(std::string_view name) {
    for (const RuleEntry& entry : Registry::standard().entries()) {
        if (entry.syntax == name) return &entry;
    }
    return Registry::standard().find(name);
}

std::vector<std::string> rule_names() {
    std::vector<std::string> names;
    for (const RuleEntry& entry : Registry::standard().entries()) names.push_back(entry.name);
    return names;
}

struct RulesCall {
    std::optional<std::string> name;
    bool markdown = false;

    ExitCode run(Session& session) const {
        if (!name) {
            session.out.write(markdown ? page() : list());
            return ExitCode::Found;
        }
        const RuleEntry* entry = find(*name);
        if (entry != nullptr) {
            session.out.write(explanation(*entry));
            return ExitCode::Found;
        }
        const std::vector<std::string> names = rule_names();
        const std::vector<std::string_view> known(names.begin(), names.end());
        const std::string_view suggestion = spelling_suggestion(*name, known);
        session.report(call_error(
            "there is no rule called '" + *name + "'",
            suggestion.empty() ? "sator rules lists them" : "did you mean " + std::string(suggestion) + "?"));
        return ExitCode::Wrong;
    }
};

}  // namespace

Command rules_command() {
    return {
        .name = "rules",
        .summary = "List the rules of the puzzle language, or explain one with a solved example.",
        .description = "",
        .example = "sator rules\nsator rules sum",
        .prepare =
            [] {
                const auto call = std::make_shared<RulesCall>();
                std::vector<Option> options;
                options.push_back(
                    text("NAME", "", call->name, "the rule to explain").suggesting(rule_names()));
                options.push_back(flag("--markdown", call->markdown, "print the page docs/rules.md"));
                return Call{std::move(options), [call](Session& session) { return call->run(session); }};
            },
    };
}

}  // namespace sator::cli
