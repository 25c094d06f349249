#include "sator/exchange/format_parts.hpp"

#include <algorithm>
#include <array>

#include "sator/exchange/table/format_rows.hpp"
#include "sator/exchange/table/part_lists.hpp"

namespace sator::exchange {

namespace {

struct PartsOfFormat {
    const Format& format;
    std::vector<FormatPart> (*parts)();
};

const std::array kParts = {
    PartsOfFormat{kFPuzzlesJsonText, f_puzzles_parts},
    PartsOfFormat{kSudokuPad, sudoku_pad_parts},
    PartsOfFormat{kLists, lists_parts},
    PartsOfFormat{kPasted, pasted_parts},
    PartsOfFormat{kSdk, sdk_parts},
    PartsOfFormat{kHodoku, hodoku_parts},
    PartsOfFormat{kOpenSudoku, open_sudoku_parts},
    PartsOfFormat{kIssText, iss_parts},
    PartsOfFormat{kPuzzLink, puzz_link_parts},
    PartsOfFormat{kPzprv3, pzprv3_parts},
    PartsOfFormat{kPenpa, penpa_parts},
    PartsOfFormat{kGameId, tatham_parts},
    PartsOfFormat{kNon, non_parts},
    PartsOfFormat{kOlsak, olsak_parts},
    PartsOfFormat{kWebpbn, webpbn_parts},
    PartsOfFormat{kPuz, across_lite_parts},
    PartsOfFormat{kIpuzFormat, ipuz_parts},
    PartsOfFormat{kJpz, jpz_parts},
    PartsOfFormat{kXd, xd_parts},
    PartsOfFormat{kAcrossText, across_text_parts},
    PartsOfFormat{kExolve, exolve_parts},
};

}  // namespace

std::vector<FormatPart> format_parts(const Format& format) {
    const auto found = std::ranges::find_if(
        kParts, [&](const PartsOfFormat& row) { return row.format.name == format.name; });
    return found == kParts.end() ? std::vector<FormatPart>() : found->parts();
}

}  // namespace sator::exchange
