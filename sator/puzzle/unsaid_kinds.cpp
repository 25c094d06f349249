#include "sator/puzzle/unsaid_kinds.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "sator/base/errors.hpp"
#include "sator/puzzle/name_spelling.hpp"

namespace sator::puzzle {

namespace {

struct UnsaidKind {
    std::string_view title, names;  ///< with a blank between two names
};

/// Most of these need a path or a division of the grid, which the language does not have.
constexpr std::array kUnsaidKinds = {
    UnsaidKind{"Hebi-Ichigo", "hebi hebi_ichigo"},
    UnsaidKind{"Renban-Madoguchi", "renban renban_madoguchi"},
    UnsaidKind{"Pentominoes", "pentominoes pentomino pento"},
    UnsaidKind{"Tracks", "tracks train_tracks zugstrecke"},
    UnsaidKind{"Undead", "undead haunted_mirror_maze"},
    UnsaidKind{"Signpost", "signpost arrow_path"},
    UnsaidKind{"Untangle", "untangle"},
    UnsaidKind{"Usowan", "usowan"},
    UnsaidKind{"Kusabi", "kusabi"},
    UnsaidKind{"Herugolf", "herugolf"},
};

bool has_name(std::string_view names, std::string_view name) {
    while (!names.empty()) {
        const std::string_view one = names.substr(0, names.find(' '));
        if (one == name) return true;
        names.remove_prefix(std::min(one.size() + 1, names.size()));
    }
    return false;
}

}  // namespace

std::string_view unsaid_kind(std::string_view name) {
    const std::string spelling = spelling_of(name);
    const auto kind = std::ranges::find_if(
        kUnsaidKinds, [&](const UnsaidKind& row) { return has_name(row.names, spelling); });
    return kind == kUnsaidKinds.end() ? std::string_view() : kind->title;
}

std::vector<std::string_view> unsaid_names() {
    std::vector<std::string_view> names;
    for (const UnsaidKind& kind : kUnsaidKinds) names.push_back(kind.names.substr(0, kind.names.find(' ')));
    return names;
}

std::optional<Diagnostic> unsaid_kind_error(std::string_view name) {
    const std::string_view kind = unsaid_kind(name);
    if (kind.empty()) return std::nullopt;
    return error_at({}, "the rules of " + std::string(kind) + " cannot be said in the puzzle language yet",
                    "'sator rules' lists the rules and kinds that it has");
}

}  // namespace sator::puzzle
