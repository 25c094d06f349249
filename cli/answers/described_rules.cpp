#include "cli/answers/described_rules.hpp"

#include "cli/answers/example_text.hpp"
#include "sator/base/assert.hpp"
#include "sator/explain/german/german_summaries.hpp"

namespace sator::cli {

namespace {

std::string_view shape_text(RuleShape shape, SpokenLanguage language) {
    const bool is_german = language == SpokenLanguage::German;
    switch (shape) {
        case RuleShape::OneSequence:
            return is_german ? "Jede markierte Folge ist eine eigene Regel."
                             : "Each marked sequence is a rule of its own.";
        case RuleShape::OneDrawing:
            return is_german ? "Alle Folgen einer Zeichnung sind eine Regel."
                             : "All sequences of a drawing are one rule.";
        case RuleShape::AllDrawings:
            return is_german ? "Alle Folgen aller ihrer Zeichnungen sind eine Regel."
                             : "All sequences of all its drawings are one rule.";
    }
    SATOR_ASSERT(false);
    return {};
}

/// Returns the summary, and the further names of the rule if it has any.
std::string summary_with_names(const RuleEntry& entry, SpokenLanguage language) {
    std::string text = explain::summary_in(language, entry);
    const std::string also = language == SpokenLanguage::German ? " Auch: " : " Also: ";
    for (std::size_t i = 0; i < entry.aliases.size(); ++i) text += (i == 0 ? also : ", ") + entry.aliases[i];
    return text + (entry.aliases.empty() ? "" : ".");
}

/// Returns the files of the example, the example and its solution; `quote` encloses the name of a file.
std::string example_text(const DescribedRule& rule, std::string_view quote, SpokenLanguage language) {
    const RuleEntry& entry = *rule.entry;
    std::string text;
    for (const ExampleFile& file : entry.example_files)
        text +=
            std::string(quote) + file.name + std::string(quote) + ":\n\n" + example_block(file.text) + "\n";
    return text + example_block(entry.example) + "\n" + solutions_text(entry.example_solutions, language) +
           "\n\n" + example_block(rule.solution);
}

std::string meaning(const RuleEntry& entry, SpokenLanguage language) {
    return summary_with_names(entry, language) + " " + std::string(shape_text(entry.shape, language)) +
           "\n\n";
}

}  // namespace

std::string rule_list(std::span<const DescribedRule> rules, SpokenLanguage language) {
    std::string text;
    for (const DescribedRule& rule : rules)
        text +=
            "  rule " + rule.entry->syntax + "\n      " + summary_with_names(*rule.entry, language) + "\n";
    return text;
}

std::string rule_explanation(const DescribedRule& rule, SpokenLanguage language) {
    return "rule " + rule.entry->syntax + "\n\n" + meaning(*rule.entry, language) +
           example_text(rule, "", language);
}

std::string rule_page(std::span<const DescribedRule> rules) {
    std::string text =
        "# Rules\n\n"
        "All rules of the puzzle language, each with an example and a solution of it. This page is made "
        "by\n"
        "`sator rules --markdown`; the program explains a single one with `sator rules NAME`.\n";
    for (const DescribedRule& rule : rules)
        text += "\n## " + rule.entry->name + "\n\n`rule " + rule.entry->syntax + "`\n\n" +
                meaning(*rule.entry, SpokenLanguage::English) +
                example_text(rule, "`", SpokenLanguage::English);
    return text;
}

}  // namespace sator::cli
