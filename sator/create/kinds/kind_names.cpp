// The names by which the rows of the table of created kinds are found.
#include <algorithm>

#include "sator/base/spelling_suggestion.hpp"
#include "sator/create/kinds/created_kind_table.hpp"
#include "sator/rules/further_names.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/text/kinds/named_word.hpp"

namespace sator::create {

namespace {

/// Words that a name may leave out.
constexpr std::string_view kEndings[] = {"-sudoku", "-puzzle", "-square"};
/// The number of rows that a hint names at most.
constexpr std::size_t kMostNearNames = 4;
/// Shorter parts of names are in too many of them.
constexpr std::size_t kLeastPart = 3;

std::string plain_name(std::string_view name) {
    std::string plain(name);
    for (char& c : plain) {
        if (c == '_' || c == ' ') c = '-';
        if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return plain;
}

std::string_view short_name(std::string_view name) {
    for (const std::string_view ending : kEndings) {
        if (name.ends_with(ending)) return name.substr(0, name.size() - ending.size());
    }
    return name;
}

const CreatedKind* row_called(std::string_view name) {
    const auto found = std::ranges::find(created_kinds(), name, &CreatedKind::name);
    return found == created_kinds().end() ? nullptr : &*found;
}

/// Returns the row of a name, with or without an ending.
const CreatedKind* row_near(const std::string& plain) {
    const CreatedKind* row = row_called(plain);
    for (const std::string_view ending : kEndings) {
        if (row == nullptr) row = row_called(plain + std::string(ending));
    }
    return row;
}

/// Returns the row that makes the puzzles of a kind, or null.
const CreatedKind* row_of_kind(std::string_view kind) {
    const auto found = std::ranges::find(created_kinds(), kind, &CreatedKind::kind);
    return found == created_kinds().end() ? nullptr : &*found;
}

/// Returns the row whose only clues are those of a rule, or null. A row may call the rule by another of its names.
const CreatedKind* row_of_rule(const RuleEntry& rule) {
    const auto is_of_rule = [&](const CreatedKind& kind) {
        const auto* way = std::get_if<ByForms>(&kind.way);
        return way != nullptr && way->forms.size() == 1 &&
               Registry::standard().find(way->forms[0].rule) == &rule;
    };
    const auto found = std::ranges::find_if(created_kinds(), is_of_rule);
    return found == created_kinds().end() ? nullptr : &*found;
}

}  // namespace

const CreatedKind* find_created_kind(std::string_view name) {
    if (const CreatedKind* row = row_near(plain_name(name))) return row;
    // Other names are those of kinds and rules.
    const text::NamedWord word = text::named_word(name);
    if (word.kind != nullptr) return row_of_kind(word.kind->name);
    if (word.rule == nullptr) return nullptr;
    const CreatedKind* row = row_near(plain_name(word.rule->name));
    return row != nullptr ? row : row_of_rule(*word.rule);
}

std::string full_kind_name(const std::string& name) {
    const CreatedKind* row = find_created_kind(name);
    return row == nullptr ? name : std::string(row->name);
}

std::vector<std::string> near_kind_names(std::string_view name) {
    const std::string plain = plain_name(name);
    std::vector<std::string_view> known;
    for (const CreatedKind& kind : created_kinds()) {
        known.push_back(kind.name);
        if (short_name(kind.name) != kind.name) known.push_back(short_name(kind.name));
    }
    std::vector<std::string> near;
    const auto add = [&](std::string_view found) {
        std::string full = full_kind_name(std::string(found));
        if (near.size() < kMostNearNames && std::ranges::find(near, full) == near.end())
            near.push_back(std::move(full));
    };
    for (const std::string_view rule : rules::rules_meant_by(text::spelling_of(name))) {
        if (find_created_kind(rule) != nullptr) add(rule);
    }
    if (const std::string_view spelling = spelling_suggestion(plain, known); !spelling.empty()) add(spelling);
    const std::string_view part = short_name(plain);
    for (const CreatedKind& kind : created_kinds()) {
        if (part.size() >= kLeastPart && kind.name.contains(part)) add(kind.name);
    }
    return near;
}

}  // namespace sator::create
