#include "cli/answers/kind_text.hpp"

#include "cli/answers/example_text.hpp"
#include "sator/explain/german/german_notes.hpp"
#include "sator/text/definitions/definition_text.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kinds/expansion_text.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::cli {

namespace {

/// Returns what the kind says, in which parameters are words: SIZE instead of {SIZE}.
std::string summary_of(const text::Kind& kind, SpokenLanguage language) {
    if (language == SpokenLanguage::English) return std::string(kind.summary);
    std::string german = kind.definition == nullptr ? "" : kind.definition->says_german;
    std::erase_if(german, [](char c) { return c == '{' || c == '}'; });
    return german.empty() ? std::string(explain::kInEnglish) + std::string(kind.summary) : german;
}

std::string alias_text(const text::Kind& kind, SpokenLanguage language) {
    std::string text;
    for (const std::string& name : text::other_names(kind)) text += (text.empty() ? "'" : ", '") + name + "'";
    if (text.empty()) return text;
    return (language == SpokenLanguage::German ? " Andere Namen: " : " It is also called ") + text + ".";
}

/// Returns the text of the kind, which a file may also state with 'define kind'. Empty for an algorithm.
std::string text_of_kind(const text::Kind& kind, SpokenLanguage language) {
    if (kind.definition == nullptr) return "";
    const std::string text = definition_text(*kind.definition, text::OmittedParts::Prose);
    const bool is_german = language == SpokenLanguage::German;
    return (is_german ? "Ihre Definition:\n\n" : "Its definition:\n\n") + example_block("kind " + text) +
           (is_german ? "\nEin Beispiel:\n\n" : "\nAn example:\n\n");
}

std::string example_text(const text::Kind& kind, const std::string& solution, SpokenLanguage language) {
    return example_block(kind.example) +
           (language == SpokenLanguage::German ? "\nsteht für\n\n" : "\nstands for\n\n") +
           example_block(text::expansion_text(kind.example)) + "\n" +
           solutions_text(kind.example_solutions, language) + "\n\n" + example_block(solution);
}

}  // namespace

std::string kind_list(std::span<const DescribedKind> kinds, SpokenLanguage language) {
    std::string text;
    for (const auto& [kind, solution] : kinds)
        text += "  " + std::string(kind->syntax) + "\n      " + summary_of(*kind, language) +
                alias_text(*kind, language) + "\n";
    return text;
}

std::string kind_explanation(const DescribedKind& described, SpokenLanguage language) {
    const text::Kind& kind = *described.kind;
    return std::string(kind.syntax) + "\n\n" + summary_of(kind, language) + alias_text(kind, language) +
           "\n\n" + text_of_kind(kind, language) + example_text(kind, described.solution, language);
}

std::string kind_page(std::span<const DescribedKind> kinds) {
    std::string text =
        "# Kinds\n\n"
        "All kinds of puzzles that one word opens, each with its definition, an example, the statements that "
        "the "
        "example\n"
        "stands for, and a solution. [sator/kinds](../sator/kinds/README.md) explains the lines of a "
        "definition, "
        "and a file may\n"
        "have definitions of its own, below `define kind`.\n";
    constexpr SpokenLanguage kEnglish = SpokenLanguage::English;
    for (const auto& [row, solution] : kinds) {
        const text::Kind& kind = *row;
        text += "\n## " + std::string(kind.name) + "\n\n`" + std::string(kind.syntax) + "`\n\n" +
                std::string(kind.summary) + alias_text(kind, kEnglish) + "\n\n" +
                text_of_kind(kind, kEnglish) + example_text(kind, solution, kEnglish);
    }
    return text;
}

}  // namespace sator::cli
