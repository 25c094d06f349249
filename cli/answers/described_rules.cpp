#include "cli/answers/described_rules.hpp"

#include "cli/answers/example_text.hpp"
#include "sator/base/assert.hpp"

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

/// Returns the files of the example, the example and its solution; `quote` encloses the name of a file.
std::string example_text(const DescribedRule& rule, std::string_view quote) {
    const RuleEntry& entry = *rule.entry;
    std::string text;
    for (const ExampleFile& file : entry.example_files)
        text +=
            std::string(quote) + file.name + std::string(quote) + ":\n\n" + example_block(file.text) + "\n";
    return text + example_block(entry.example) + "\n" + solutions_text(entry.example_solutions) + "\n\n" +
           example_block(rule.solution);
}

std::string meaning(const RuleEntry& entry) {
    return summary_with_names(entry) + " " + std::string(shape_text(entry.shape)) + "\n\n";
}

}  // namespace

std::string rule_list(std::span<const DescribedRule> rules) {
    std::string text;
    for (const DescribedRule& rule : rules)
        text += "  rule " + rule.entry->syntax + "\n      " + summary_with_names(*rule.entry) + "\n";
    return text;
}

std::string rule_explanation(const DescribedRule& rule) {
    return "rule " + rule.entry->syntax + "\n\n" + meaning(*rule.entry) + example_text(rule, "");
}

std::string rule_page(std::span<const DescribedRule> rules) {
    std::string text =
        "# Rules\n\n"
        "All rules of the puzzle language, each with an example and a solution of it. This page is made "
        "by\n"
        "`sator rules --markdown`; the program explains a single one with `sator rules NAME`.\n";
    for (const DescribedRule& rule : rules)
        text += "\n## " + rule.entry->name + "\n\n`rule " + rule.entry->syntax + "`\n\n" +
                meaning(*rule.entry) + example_text(rule, "`");
    return text;
}

}  // namespace sator::cli
