#include "sator/exchange/boards/unread_kind.hpp"

#include <string>

#include "sator/base/errors.hpp"
#include "sator/puzzle/name_spelling.hpp"
#include "sator/puzzle/unsaid_kinds.hpp"
#include "sator/text/kinds/kind_table.hpp"

namespace sator::exchange {

std::optional<Diagnostic> unread_kind_error(std::string_view name, std::string_view texts) {
    const text::Kind* kind = text::find_kind(name);
    if (kind == nullptr) return puzzle::unsaid_kind_error(name);
    return error_at({}, std::string(texts) + " of " + puzzle::spoken_name(kind->name) + " cannot be read yet",
                    "write the puzzle as the kind '" + std::string(kind->name) + "'");
}

std::vector<FormatPart> unsaid_parts() {
    std::vector<FormatPart> parts;
    for (const std::string_view name : puzzle::unsaid_names())
        parts.push_back({.name = name, .use = PartUse::Refused});
    return parts;
}

}  // namespace sator::exchange
