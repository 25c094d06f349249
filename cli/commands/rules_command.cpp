#include "cli/commands/rules_command.hpp"

#include <memory>

#include "cli/answers/example_text.hpp"
#include "cli/answers/kind_text.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/read_file.hpp"
#include "sator/base/assert.hpp"
#include "sator/base/spelling_suggestion.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/puzzle/name_spelling.hpp"
#include "sator/render/json/rules_json.hpp"
#include "sator/render/notes/printed_rules.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/text/kinds/kind_table.hpp"

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

/// Returns the summary, and the further names of the rule if it has any.
std::string summary_with_names(const RuleEntry& entry) {
    std::string text = entry.summary;
    for (std::size_t i = 0; i < entry.aliases.size(); ++i)
        text += (i == 0 ? " Also: " : ", ") + entry.aliases[i];
    return text + (entry.aliases.empty() ? "" : ".");
}

std::string list() {
    std::string text = "Kinds of puzzles, each a word that stands for several statements:\n\n" + kind_list() +
                       "\nRules:\n\n";
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
           example_block(solved_example(entry.example, entry.example_files));
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
                example_block(solved_example(entry.example, entry.example_files));
    }
    return text + "\n" + kind_page();
}

/// Finds a rule by one of its names, or by its name in the list: `rule EXPRESSION`.
const RuleEntry* find(std::string_view name) {
    for (const RuleEntry& entry : Registry::standard().entries()) {
        if (entry.syntax == name) return &entry;
    }
    return Registry::standard().find(puzzle::spelling_of(name));
}

std::vector<std::string> rule_names() {
    std::vector<std::string> names;
    for (const RuleEntry& entry : Registry::standard().entries()) names.push_back(entry.name);
    for (const text::Kind& kind : text::kind_table()) names.emplace_back(kind.name);
    return names;
}

/// Returns whether the argument names a file and not a rule: no rule's name has a '.' or a '/'.
bool is_file(std::string_view name) {
    return name == "-" || name.find_first_of("./") != std::string_view::npos;
}

/// Prints the rules of the puzzles of a file. Puzzles with the same rules are printed once.
ExitCode print_rules_of(const std::string& path, Session& session) {
    LimitWatch unlimited;
    const auto text = read_puzzle_text(path, unlimited);
    if (!text) {
        session.report(text.error());
        return ExitCode::Wrong;
    }
    Resources resources = file_resources();
    ExitCode code = ExitCode::Found;
    std::string last;
    for (const auto& puzzle : read_puzzles(*text, shown_name(path), resources)) {
        if (!puzzle) {
            session.report(puzzle.error());
            code = ExitCode::Wrong;
            continue;
        }
        std::string rules = printed_rules(*puzzle, Registry::standard());
        if (rules != last) session.out.write(rules);
        last = std::move(rules);
    }
    return code;
}

struct RulesCall {
    std::optional<std::string> name;
    bool markdown = false;
    bool json = false;

    ExitCode run(Session& session) const {
        if (json) {
            session.out.write(rules_json());
            return ExitCode::Found;
        }
        if (!name) {
            session.out.write(markdown ? page() : list());
            return ExitCode::Found;
        }
        if (const text::Kind* kind = text::find_kind(*name)) {
            session.out.write(kind_explanation(*kind));
            return ExitCode::Found;
        }
        const RuleEntry* entry = find(*name);
        if (entry != nullptr) {
            session.out.write(explanation(*entry));
            return ExitCode::Found;
        }
        if (is_file(*name)) return print_rules_of(*name, session);
        const std::vector<std::string> names = rule_names();
        const std::vector<std::string_view> known(names.begin(), names.end());
        const std::string_view suggestion = spelling_suggestion(*name, known);
        session.report(call_error(
            "there is no rule or kind called '" + *name + "'",
            suggestion.empty() ? "sator rules lists them" : "did you mean " + std::string(suggestion) + "?"));
        return ExitCode::Wrong;
    }
};

}  // namespace

Command rules_command() {
    return {
        .name = "rules",
        .summary = "List the kinds and rules of the puzzle language, or explain one with a solved example.",
        .description =
            "With a file it prints the rules of its puzzles: the text that they state, or a sentence for "
            "each rule.",
        .example =
            "sator rules\nsator rules sum\nsator rules kakuro\nsator rules puzzles/sudoku/four-by-four.sator",
        .prepare =
            [] {
                const auto call = std::make_shared<RulesCall>();
                std::vector<Option> options;
                options.push_back(
                    text("NAME", "", call->name, "the rule or kind to explain, or a puzzle's file")
                        .suggesting(rule_names()));
                options.push_back(
                    flag("--json", call->json, "print all rules and kinds as JSON, e.g. for editors"));
                options.push_back(flag("--markdown", call->markdown, "print the page docs/rules.md"));
                return Call{std::move(options), [call](Session& session) { return call->run(session); }};
            },
    };
}

}  // namespace sator::cli
