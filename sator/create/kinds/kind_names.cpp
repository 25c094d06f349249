// The names by which the rows of the table of created kinds are found.
#include <algorithm>

#include "sator/base/spelling_suggestion.hpp"
#include "sator/create/kinds/created_kind_table.hpp"

namespace sator::create {

namespace {

/// What a name may leave out.
constexpr std::string_view kEndings[] = {"-sudoku", "-puzzle"};
/// The number of rows that a hint names at most.
constexpr std::size_t kMostNearNames = 4;
/// Shorter parts of names are in too many of them.
constexpr std::size_t kLeastPart = 3;

std::string plain_name(std::string_view name) {
    std::string plain(name);
    for (char& c : plain) {
        if (c == '_') c = '-';
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

}  // namespace

const CreatedKind* find_created_kind(std::string_view name) {
    const std::string plain = plain_name(name);
    const CreatedKind* row = row_called(plain);
    for (const std::string_view ending : kEndings) {
        if (row == nullptr) row = row_called(plain + std::string(ending));
    }
    return row;
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
    if (const std::string_view spelling = spelling_suggestion(plain, known); !spelling.empty()) add(spelling);
    const std::string_view part = short_name(plain);
    for (const CreatedKind& kind : created_kinds()) {
        if (part.size() >= kLeastPart && kind.name.contains(part)) add(kind.name);
    }
    return near;
}

}  // namespace sator::create
