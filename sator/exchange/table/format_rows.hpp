#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/source/format.hpp"

namespace sator::exchange {

// The formats of other programs, by folder. Each is defined at the end of the file of its reader. The array in standard_formats.cpp
// has the order in which texts are recognised.

extern const Format kFPuzzles;
extern const Format kFPuzzlesJsonText;
extern const Format kSudokuPad;

extern const Format kEquation;
extern const Format kKakuroText;
extern const Format kLists;
extern const Format kPasted;

extern const Format kSudokuLines;
extern const Format kJigsawText;
extern const Format kPencilMarks;
extern const Format kKillerText;
extern const Format kSdk;
extern const Format kIssText;
extern const Format kOpenSudoku;
extern const Format kHodoku;

extern const Format kPzprv3;  ///< pzprv3/pzprv3.cpp
extern const Format kPuzzLink;
extern const Format kPenpa;
extern const Format kGameId;  ///< of Tatham's collection

extern const Format kNon;
extern const Format kNin;
extern const Format kCwd;
extern const Format kMk;
extern const Format kOlsak;
extern const Format kWebpbn;

extern const Format kPuz;
extern const Format kIpuzFormat;
extern const Format kJpz;
extern const Format kXd;
extern const Format kAcrossText;
extern const Format kExolve;

extern const Format kHexRegex;
extern const Format kRegHex;
extern const Format kJimbly;
extern const Format kTrux;

}  // namespace sator::exchange
