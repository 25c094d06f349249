#include "sator/text/write/own_text.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/rules/words/resources.hpp"
#include "sator/text/definitions/kind_definition.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/read/sator_language.hpp"
#include "sator/text/write/tidy_text.hpp"

namespace sator::text {

namespace {

bool has_own_kind(const Puzzle& puzzle) {
    if (puzzle.kind == nullptr || puzzle.kind->definition == nullptr || puzzle.text == nullptr) return false;
    const Kind* built_in = KindTable::standard().find(puzzle.kind->name);
    return built_in == nullptr || built_in->definition != puzzle.kind->definition.get();
}

/// Returns a text without its lines `include`.
std::string without_includes(const std::string& text) {
    const std::u32string code_points = to_code_points(text);
    std::set<std::uint32_t> left_out;
    for (const Statement& statement : read_statements(code_points).statements) {
        if (statement.keyword == "include") left_out.insert(statement.span.line);
    }
    std::string kept;
    std::uint32_t number = 0;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size() - 1) + 1;
        if (!left_out.contains(++number)) kept += rest.substr(0, end);
        rest.remove_prefix(end);
    }
    if (!kept.empty() && !kept.ends_with('\n')) kept += '\n';
    return kept;
}

/// Returns the texts of the files whose definitions the puzzle has.
std::map<std::string, std::string> included_texts(const Puzzle& puzzle) {
    std::map<std::string, std::string> texts;
    const KindDefinition& kind = *puzzle.kind->definition;
    if (kind.file_text != nullptr) texts.emplace(kind.file, *kind.file_text);
    for (const RuleDefinition& rule : puzzle.definitions) {
        if (rule.file_text != nullptr) texts.emplace(rule.file, *rule.file_text);
    }
    return texts;
}

}  // namespace

std::optional<std::string> own_text(const Puzzle& puzzle) {
    if (!has_own_kind(puzzle)) return std::nullopt;
    std::string text;
    for (const auto& [file, definitions] : included_texts(puzzle))
        text += without_includes(definitions) + "\n";
    text = tidy_text(text + without_includes(*puzzle.text), Registry::standard());
    Resources none;
    const auto again = read_sator({puzzle.file, std::make_shared<const std::string>(text)}, none);
    if (!again || !(*again == puzzle)) return std::nullopt;
    return text;
}

}  // namespace sator::text
