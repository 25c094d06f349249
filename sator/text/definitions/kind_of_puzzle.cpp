#include "sator/text/definitions/kind_of_puzzle.hpp"

#include "sator/base/ascii.hpp"
#include "sator/text/definitions/kind_arguments.hpp"
#include "sator/text/definitions/kind_sentence.hpp"

namespace sator::text {

PuzzleKind kind_of_puzzle(const KindDefinition& definition, const KindScope& scope, const DrawnKind* drawn) {
    PuzzleKind kind{definition.name, {}, {}, definition.values, definition.shared_from_this()};
    for (const KindParameter& parameter : definition.parameters) {
        const std::string name =
            parameter.type == KindParameter::Type::Keys ? std::string(kKeys) : parameter.name;
        if (scope.has(name)) kind.parameters.emplace_back(name, scope.value(name));
    }
    for (const char* name : {"SIZE", "ROWS", "COLUMNS", "CELLS"}) {
        if (scope.has(name) && definition.parameter(name) == nullptr)
            kind.parameters.emplace_back(name, scope.value(name));
    }
    for (const auto& [sign, name] : keys_of(scope.value(kKeys))) {
        if (!name.empty() && base::is_ascii_letter(name.front()))
            kind.values.push_back({sign, name, name, {}, {}});
    }
    kind.says = kind_sentences(definition, scope);
    if (drawn == nullptr) return kind;
    for (const DrawnSign& sign : drawn->signs) {
        const bool is_corner = sign.meaning->place == KindSign::Place::Corner;
        kind.marks.push_back({static_cast<std::uint32_t>(sign.place.row),
                              static_cast<std::uint32_t>(sign.place.column), sign.text, sign.meaning->name,
                              sign.meaning->place == KindSign::Place::Block,
                              is_corner || sign.meaning->place == KindSign::Place::Between, sign.numbers,
                              sign.span, is_corner});
    }
    return kind;
}

}  // namespace sator::text
