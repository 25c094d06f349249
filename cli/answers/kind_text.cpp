#include "cli/answers/kind_text.hpp"

#include "cli/answers/example_text.hpp"
#include "sator/text/definitions/definition_text.hpp"
#include "sator/text/kinds/expansion_text.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::cli {

namespace {

std::string alias_text(const text::Kind& kind) {
    std::string text;
    for (const std::string& name : text::other_names(kind)) text += (text.empty() ? "'" : ", '") + name + "'";
    return text.empty() ? text : " It is also called " + text + ".";
}

/// Returns the text of the kind, which a file may also state with 'define kind'. Empty for an algorithm.
std::string text_of_kind(const text::Kind& kind) {
    if (kind.definition == nullptr) return "";
    const std::string text = definition_text(*kind.definition, text::OmittedParts::Prose);
    return "Its definition:\n\n" + example_block("kind " + text) + "\nAn example:\n\n";
}

std::string example_text(const text::Kind& kind, const std::string& solution) {
    return example_block(kind.example) + "\nstands for\n\n" +
           example_block(text::expansion_text(kind.example)) + "\n" + solutions_text(kind.example_solutions) +
           "\n\n" + example_block(solution);
}

}  // namespace

std::string kind_list(std::span<const DescribedKind> kinds) {
    std::string text;
    for (const auto& [kind, solution] : kinds)
        text += "  " + std::string(kind->syntax) + "\n      " + std::string(kind->summary) +
                alias_text(*kind) + "\n";
    return text;
}

std::string kind_explanation(const DescribedKind& described) {
    const text::Kind& kind = *described.kind;
    return std::string(kind.syntax) + "\n\n" + std::string(kind.summary) + alias_text(kind) + "\n\n" +
           text_of_kind(kind) + example_text(kind, described.solution);
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
    for (const auto& [row, solution] : kinds) {
        const text::Kind& kind = *row;
        text += "\n## " + std::string(kind.name) + "\n\n`" + std::string(kind.syntax) + "`\n\n" +
                std::string(kind.summary) + alias_text(kind) + "\n\n" + text_of_kind(kind) +
                example_text(kind, solution);
    }
    return text;
}

}  // namespace sator::cli
