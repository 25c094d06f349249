#include "sator/create/kinds/own_kind.hpp"

#include <algorithm>
#include <vector>

#include "sator/base/utf8.hpp"
#include "sator/create/kinds/created_kind_table.hpp"
#include "sator/create/kinds/plan_by_recipe.hpp"
#include "sator/puzzle/name_spelling.hpp"
#include "sator/text/kinds/known_kinds.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::create {

namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

/// Returns the number of the last line of a definition, from 1; the line `end` below a kind belongs to it.
std::size_t last_line(const text::Statement& definition, const std::vector<std::string>& lines) {
    std::size_t last = definition.span.line;
    for (const auto* part : {&definition.text, &definition.body}) {
        if (!part->empty()) last = std::max<std::size_t>(last, part->back().line);
    }
    for (const text::DrawingLines& drawing : definition.drawings) {
        if (!drawing.empty()) last = std::max<std::size_t>(last, drawing.back().line);
    }
    while (last > 1 && lines[last - 1].find_first_not_of(' ') == std::string::npos) --last;
    return last < lines.size() && lines[last] == "end" ? last + 1 : last;
}

}  // namespace

std::string definitions_in(const std::string& text) {
    const std::u32string code_points = to_code_points(text);
    const std::vector<std::string> lines = lines_of(text);
    std::string definitions;
    for (const text::Statement& statement : text::read_statements(code_points).statements) {
        if (statement.keyword != "define") continue;
        const std::size_t last = last_line(statement, lines);
        for (std::size_t line = statement.span.line; line <= last; ++line)
            definitions += lines[line - 1] + "\n";
        definitions += "\n";
    }
    return definitions;
}

std::string full_kind_name(const std::string& name, const std::string& definitions) {
    const auto own = OwnKind::find(definitions, name);
    return own && *own ? (*own)->name : full_kind_name(name);
}

std::expected<std::unique_ptr<OwnKind>, Diagnostic> OwnKind::find(const std::string& definitions,
                                                                  std::string_view name) {
    const std::u32string code_points = to_code_points(definitions);
    text::KnownKinds kinds(text::KindTable::standard());
    kinds.add_defined(text::read_statements(code_points).statements);
    const text::KindDefinition* definition = kinds.find_own(name);
    if (definition == nullptr) return nullptr;
    auto recipe = KindRecipe::of(definition->shared_from_this(), definitions_in(definitions));
    if (!recipe) return failure(recipe);
    auto own = std::make_unique<OwnKind>();
    own->name = puzzle::hyphenated(definition->name);
    own->row = kind_by_recipe(std::move(*recipe), own->name);
    return own;
}

}  // namespace sator::create
