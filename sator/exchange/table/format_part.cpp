#include "sator/exchange/table/format_part.hpp"

#include <algorithm>

namespace sator::exchange {

namespace {

std::string read_cell(const FormatPart& part) {
    switch (part.use) {
        case PartUse::Read:
            return part.read_as.empty() ? "yes" : "as `" + std::string(part.read_as) + "`";
        case PartUse::Drawn:
            return "drawn";
        case PartUse::Skipped:
            return "skipped";
        case PartUse::Refused:
            break;
    }
    return "refused";
}

/// A '|' would end the cell of a table.
std::string part_name(const FormatPart& part) {
    std::string name;
    for (const char c : part.name) name += c == '|' ? std::string("\\|") : std::string(1, c);
    return "`" + name + "`";
}

}  // namespace

void add_parts(std::vector<FormatPart>& list, std::span<const FormatPart> parts) {
    list.insert(list.end(), parts.begin(), parts.end());
}

std::string part_table(std::span<const FormatPart> parts) {
    const bool has_owners = !std::ranges::all_of(parts, &std::string_view::empty, &FormatPart::owner);
    std::string table = has_owners ? "| part | of | read | written |\n|---|---|---|---|\n"
                                   : "| part | read | written |\n|---|---|---|\n";
    for (const FormatPart& part : parts) {
        const std::string owner = part.owner.empty() ? "the puzzle" : std::string(part.owner);
        table += "| " + part_name(part) + (has_owners ? " | " + owner : "") + " | " + read_cell(part) +
                 " | " + (part.is_written ? "yes" : "no") + " |\n";
    }
    return table;
}

}  // namespace sator::exchange
