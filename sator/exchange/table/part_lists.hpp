#pragma once

#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/table/format_part.hpp"

namespace sator::exchange {

// The parts of the formats that have many, by folder. Each list is made in the folder of its reader, from the tables that the reader
// asks. format_parts.cpp has the format of each.

std::vector<FormatPart> f_puzzles_parts();
std::vector<FormatPart> sudoku_pad_parts();

std::vector<FormatPart> lists_parts();
std::vector<FormatPart> pasted_parts();

std::vector<FormatPart> sdk_parts();
std::vector<FormatPart> hodoku_parts();
std::vector<FormatPart> open_sudoku_parts();
std::vector<FormatPart> iss_parts();

std::vector<FormatPart> puzz_link_parts();
std::vector<FormatPart> pzprv3_parts();
std::vector<FormatPart> penpa_parts();
std::vector<FormatPart> tatham_parts();

std::vector<FormatPart> non_parts();
std::vector<FormatPart> olsak_parts();
std::vector<FormatPart> webpbn_parts();

std::vector<FormatPart> across_lite_parts();
std::vector<FormatPart> ipuz_parts();
std::vector<FormatPart> jpz_parts();
std::vector<FormatPart> xd_parts();
std::vector<FormatPart> across_text_parts();
std::vector<FormatPart> exolve_parts();

}  // namespace sator::exchange
