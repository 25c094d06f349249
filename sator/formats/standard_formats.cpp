#include "sator/formats/standard_formats.hpp"

#include <algorithm>
#include <array>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/formats/json/regex_json.hpp"
#include "sator/formats/non.hpp"
#include "sator/formats/puzzlink/puzz_link.hpp"
#include "sator/formats/sator/sator_language.hpp"
#include "sator/formats/sudoku_lines.hpp"
#include "sator/formats/tatham/game_id.hpp"

namespace sator {

using namespace base;
using namespace formats;

namespace {

constexpr std::array kFormats = {kRegexJson, kSatorLanguage, kNon, kSudokuLines, kPuzzLink, kGameId};

ReadResult refuse(std::string_view file, std::string message, std::string hint) {
    ReadResult result;
    result.emplace_back(std::unexpected(error_in(file, std::move(message), std::move(hint))));
    return result;
}

/// Joins one member of every row.
std::string listed(std::string_view Format::*member, std::string_view separator) {
    std::string text;
    for (const Format& format : kFormats) {
        if (!text.empty()) text += separator;
        text += format.*member;
    }
    return text;
}

}  // namespace

std::span<const Format> standard_formats() {
    return kFormats;
}

ReadResult read_puzzles(std::string text, std::string_view file, Resources& resources,
                        const PuzzleOptions& options, std::string_view format) {
    if (text.starts_with(kByteOrderMark)) text.erase(0, kByteOrderMark.size());
    auto chosen = std::ranges::find_if(kFormats, [&](const Format& row) {
        return format.empty() ? row.recognises(text) : row.name == format;
    });
    if (chosen == kFormats.end() && format.empty()) {
        chosen = std::ranges::find_if(
            kFormats, [&](const Format& row) { return row.resembles != nullptr && row.resembles(text); });
    }
    if (chosen != kFormats.end()) {
        const SourceFile source{std::string(file), std::make_shared<const std::string>(std::move(text))};
        return chosen->read(source, resources, options);
    }
    if (!format.empty()) {
        return refuse(file, "unknown format '" + std::string(format) + "'",
                      "the formats are " + listed(&Format::name, ", "));
    }
    if (text.find('\0') != std::string::npos)
        return refuse(file, "the file is no text",
                      "a puzzle is a text file, e.g. in the puzzle language or in JSON");
    const bool is_blank = text.find_first_not_of(" \t\r\n") == std::string::npos;
    return refuse(file, is_blank ? "the file is empty" : "the file is in no known format",
                  listed(&Format::beginning, "; "));
}

}  // namespace sator
