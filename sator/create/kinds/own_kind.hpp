#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "sator/create/kinds/created_kind.hpp"

namespace sator::create {

/// A kind that the caller defines: `define kind NAME …` in a text.
struct OwnKind {
    std::string name;
    CreatedKind row;

    /// Returns the kind of this name, in any spelling; null if the text defines no such kind. What it defines stands above each made
    /// puzzle. The error says why the kind cannot be made.
    static std::expected<std::unique_ptr<OwnKind>, Diagnostic> find(const std::string& definitions,
                                                                    std::string_view name);
};

/// Returns the name that a kind has in `sator create`: one of the definitions, or a row of the table; else `name` itself.
std::string full_kind_name(const std::string& name, const std::string& definitions);

/// Returns the definitions of a text, word for word, without its puzzles.
std::string definitions_in(const std::string& text);

}  // namespace sator::create
