#include "sator/text/kinds/known_kinds.hpp"

#include <algorithm>

#include "sator/text/definitions/expand_definition.hpp"
#include "sator/text/definitions/read_kind_definition.hpp"

namespace sator::text {

namespace {

bool has_name(const KindDefinition& definition, const std::string& spelling) {
    return spelling_of(definition.name) == spelling ||
           std::ranges::any_of(definition.names,
                               [&](const std::string& name) { return spelling_of(name) == spelling; });
}

}  // namespace

void KnownKinds::add(std::shared_ptr<const KindDefinition> definition) {
    rows_.push_back(kind_of(*definition));
    own_.push_back(std::move(definition));
}

const KindDefinition* KnownKinds::find_own(std::string_view name) const {
    const std::string spelling = spelling_of(name);
    const auto found = std::ranges::find_if(own_, [&](const auto& own) { return has_name(*own, spelling); });
    return found == own_.end() ? nullptr : found->get();
}

const Kind* KnownKinds::find(std::string_view name) const {
    if (const KindDefinition* own = find_own(name)) return &*std::ranges::find(rows_, own, &Kind::definition);
    return is_hidden(name) ? nullptr : table_->find(name);
}

const Kind* KnownKinds::of(const Statement& statement) const {
    if (!statement.is_bare) return nullptr;
    return statement.is_built_in ? table_->find(statement.keyword) : find(statement.keyword);
}

bool KnownKinds::is_own(const Kind& kind) const {
    return kind.definition != nullptr &&
           std::ranges::any_of(own_, [&](const auto& own) { return own.get() == kind.definition; });
}

void KnownKinds::add_defined(std::span<const Statement> statements) {
    for (const Statement& statement : statements) {
        if (!defines_kind(statement)) continue;
        if (auto definition = read_kind_definition(kind_head_of(statement), statement.body))
            add(std::move(*definition));
    }
}

std::vector<std::string> KnownKinds::words() const {
    std::vector<std::string> words = table_->words();
    for (const auto& definition : own_) {
        words.push_back(spelling_of(definition->name));
        for (const std::string& name : definition->names) words.push_back(spelling_of(name));
    }
    return words;
}

}  // namespace sator::text
