#include "sator/exchange/crosswords/xd_sections.hpp"

#include <array>

#include "sator/base/ascii.hpp"

namespace sator::exchange {

namespace {

std::string lower_xd(std::string_view text) {
    std::string lower(text);
    for (char& c : lower) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return lower;
}

/// Returns the list of the section that a line begins, or null; `is_heading` says whether the line is a heading at all.
std::vector<NumberedLine>* named_section(std::string_view line, XdSections& sections) {
    const std::string name = lower_xd(trimmed(line.substr(std::min<std::size_t>(2, line.size()))));
    if (name == "metadata") return &sections.metadata;
    if (name == "grid") return &sections.grid;
    if (name == "clues") return &sections.clues;
    return nullptr;
}

XdSections with_headings(const std::vector<NumberedLine>& lines) {
    XdSections sections;
    std::vector<NumberedLine>* current = nullptr;
    for (const NumberedLine& line : lines) {
        if (line.text.starts_with("## ")) {
            current = named_section(line.text, sections);
        } else if (current != nullptr && !line.text.empty()) {
            current->push_back(line);
        }
    }
    return sections;
}

XdSections without_headings(const std::vector<NumberedLine>& lines) {
    XdSections sections;
    const std::array<std::vector<NumberedLine>*, 3> order = {&sections.metadata, &sections.grid,
                                                             &sections.clues};
    std::size_t section = 0, empty = 0;
    for (const NumberedLine& line : lines) {
        if (line.text.empty()) {
            ++empty;
            continue;
        }
        if (empty >= 2 && !order[section]->empty()) ++section;
        empty = 0;
        if (section == order.size()) break;  // notes
        order[section]->push_back(line);
    }
    return sections;
}

}  // namespace

XdSections xd_sections(std::string_view text) {
    const std::vector<NumberedLine> lines = numbered_lines(text);
    XdSections unused;
    for (const NumberedLine& line : lines) {
        if (line.text.starts_with("## ") && named_section(line.text, unused) != nullptr)
            return with_headings(lines);
    }
    return without_headings(lines);
}

std::pair<std::string, std::string> xd_header(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return {};
    return {lower_xd(trimmed(line.substr(0, colon))), std::string(trimmed(line.substr(colon + 1)))};
}

}  // namespace sator::exchange
