// Boards of puzz.link's program with its own verdicts: those that it accepts hold, and those that it rejects do not hold and break the
// rule that it names. The boards are in the folder of foreign puzzles; without it the test is skipped.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/check/stated_solution.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// The name that puzz.link has for the first rule that an answer breaks, and a part of Sator's sentence about this rule. An empty kind
/// means all kinds.
struct FailCode {
    std::string_view code, kind, words;
};

constexpr std::string_view kOpenCells = "the answer is not complete";

constexpr std::array kFailCodes = {
    // Numbers, shapes and shades of single kinds.
    FailCode{"baParaGe3", "juosan", "at most 2"},
    FailCode{"bkMajorBarGt", "juosan", "as the greater number of"},
    FailCode{"bkMajorBarLt", "juosan", kOpenCells},
    FailCode{"baDir", "lollipops", "must be true"},
    FailCode{"nmDupRow", "lollipops", "that follow each other"},
    FailCode{"nmDupRow", "alter", "that follow each other"},
    FailCode{"nmTripRow", "alter", "has no circles or"},
    FailCode{"bkNumLt3", "alter", "exactly 1"},
    FailCode{"bkNoNum", "hanare", "exactly 1 cell"},
    FailCode{"bkNoNum", "putteria", "exactly 1 cell"},
    FailCode{"bkNoNum", "news", "exactly 2 cells"},
    FailCode{"bkNoNum", "nanro", "at least 1 cell"},
    FailCode{"arNotRelative", "news", "exactly 1 cell with north, south"},
    FailCode{"bkPluralShade", "parquet", "the tiles of the region"},
    FailCode{"csLoop", "parquet", "close no ring"},
    FailCode{"arNotMax", "makaro", "the arrow"},
    FailCode{"nmSumViewNe", "view", "seen from there"},
    FailCode{"nmDupRow", "slovak", "exactly 1 cell"},
    FailCode{"nmCircleNe", "slovak", "the dots"},
    FailCode{"nmShadeNe", "paintarea", "must have"},
    FailCode{"cu2x2", "paintarea", "1 to 3 black"},
    FailCode{"cs2x2", "paintarea", "1 to 3 black"},
    FailCode{"bkSizeLt", "aquapelago", "as many cells"},
    FailCode{"bkSizeGt", "aquapelago", "as many cells"},
    FailCode{"cuNotSquare", "circlesquare", "must be a square"},
    FailCode{"nm2x2", "nanro", "none cell"},
    FailCode{"cbSameNum", "nanro", "!=|not complete"},
    FailCode{"bkPlNum", "nanro", "if "},
    FailCode{"nmCountLt", "simplegako", kOpenCells},
    FailCode{"nmCountGt", "simplegako", "in line with"},
    FailCode{"msConsecGt3", "nondango", "must be true"},
    FailCode{"muConsecGt3", "nondango", "must be true"},
    FailCode{"csGt2", "dominion", "exactly 2 cells"},
    FailCode{"bkNoNum", "dominion", "at least one clue"},
    FailCode{"bkSizeNe", "cornerch", "as many cells"},
    FailCode{"csDivide8", "cornerch", "a common corner is enough"},
    FailCode{"routePassDeadEnd", "nurimaze", "must not pass"},
    FailCode{"cuLoop", "guidearrow", "close no ring"},
    FailCode{"ceDirection", "guidearrow", "must pass"},
    FailCode{"nmShadeEq", "smullyan", "if it is shaded"},
    FailCode{"nmShadeGt", "smullyan", "if it is white"},
    FailCode{"crShadeGt", "creek", "corner"},
    FailCode{"crShadeLt", "creek", "corner"},
    FailCode{"crConnSlNe", "", "that end"},
    FailCode{"slLoop", "gokigen", "no closed line"},
    FailCode{"slLoopGiri", "wagiri", "no ring|not complete"},
    FailCode{"slNotLoopWa", "wagiri", "part of a ring|not complete"},
    FailCode{"ceNoSlash", "", kOpenCells},
    FailCode{"circleUnshade", "statuepark", "the black circle"},
    FailCode{"bankGt", "", "pieces of the bank"},
    FailCode{"bankLt", "", "pieces of the bank"},
    FailCode{"shDiag", "pentopia", "pieces of the bank"},
    FailCode{"shDiag", "regional-poly", "pieces of the bank"},
    FailCode{"cbShade", "regional-poly", "pieces of the bank"},
    FailCode{"csOnArrow", "pentopia", "the sign"},
    FailCode{"arDistanceGt", "pentopia", "the nearest|the sign|the ←"},
    FailCode{"arDistanceNe", "pentopia", "the nearest|the ┌|the ↔"},
    FailCode{"nmTriangleGt", "shakashaka", "the cells beside"},
    FailCode{"nmTriangleLt", "shakashaka", "the cells beside"},
    FailCode{"bdEqual", "antmill", "the same value"},
    FailCode{"rmIsolated", "antmill", "must touch exactly two others"},
    FailCode{"nmPillowGt", "shugaku", kOpenCells},
    FailCode{"nmPillowLt", "shugaku", "the cells beside the 2"},
    FailCode{"futonHalf", "shugaku", kOpenCells},
    FailCode{"nmOasisGt", "oasis", "must reach"},
    FailCode{"bkSizeNe", "nuritwin", "parts of black"},
    FailCode{"bkUnitNe2", "nuritwin", "parts of black"},
    FailCode{"cuRoomLt", "akichi", "parts of white"},
    FailCode{"bkShadeDivide", "martini", "must hang together"},
    FailCode{"bkSizeGt", "martini", "must reach"},
    FailCode{"bsEqShade", "mannequin", "different distances"},
    FailCode{"bkShadeLt2", "mannequin", "exactly 2 black"},
    FailCode{"bkNoShade", "mannequin", "exactly 2 black"},
    FailCode{"bkShadeDivide", "stostone", "of region a must hang together"},
    FailCode{"bkNoShade", "stostone", "at least 1 black"},
    FailCode{"csUpper", "stostone", "exactly 3 black"},
    FailCode{"cuLower", "stostone", "exactly 3 black"},
    FailCode{"csGt4", "tetrochain", "exactly 4 cells"},
    FailCode{"csLt4", "tetrochain", "exactly 4 cells"},
    FailCode{"futonMidPos", "shugaku", kOpenCells},
    FailCode{"csDivide", "shugaku", kOpenCells},
    // Regions with marks and dots.
    FailCode{"bkNotSymSt", "tentaisho", "after half a turn"},
    FailCode{"bkPlStar", "tentaisho", "after half a turn"},
    FailCode{"bkNoNum", "kramma", "clues of one kind"},
    FailCode{"bkPlNum", "kramma", "clues of one kind"},
    FailCode{"bkCircleNe", "familyphoto", "as many marked cells"},
    FailCode{"bkNotRect", "familyphoto", "be a rectangle"},
    FailCode{"bkSubLt2", "dbchoco", "two congruent shapes"},
    FailCode{"bkSubGt2", "dbchoco", "two congruent shapes"},
    FailCode{"bkDifferentShape", "dbchoco", "two congruent shapes"},
    FailCode{"bkNumGt2", "sashikazune", "at most two clues"},
    FailCode{"nmDistNe", "sashikazune", "away from there"},
    FailCode{"bkNotLshape", "", "an L that is one cell wide"},
    // Regions with clues at corners and on edges, in cells, and of several parts.
    FailCode{"bdBranchExBP", "bdblock", "the borders at corner"},
    FailCode{"bkPlNum", "bdblock", "all with one number"},
    FailCode{"bkSepNum", "bdblock", "all with one number"},
    FailCode{"bdCrossBP", "kramman", "the line at the dot"},
    FailCode{"bdIgnoreBP", "kramman", "the line at the dot"},
    FailCode{"bkPlNum", "kramman", "clues of one kind"},
    FailCode{"bdDeadEnd", "kramman", "clues of one kind"},
    FailCode{"bdCrossUnder", "heavydots", "the borders at the black dot"},
    FailCode{"bdCrossNearBP", "heavydots", "beside a dot"},
    FailCode{"nmMidpoint", "snakepit", "the grey cell"},
    FailCode{"nmSame2x2", "snakepit", "be a snake"},
    FailCode{"nmEqOne", "snakepit", "be a snake"},
    FailCode{"nmBranch", "snakepit", "be a snake"},
    FailCode{"nmLoop", "snakepit", "be a snake"},
    FailCode{"bdUnusedCircle", "wafusuma", "be two regions"},
    FailCode{"bsSameNum", "wafusuma", "differ in size"},
    FailCode{"nmSumNe", "wafusuma", "in total"},
    FailCode{"bkSizeGt3", "voxas", "3 cells"},
    FailCode{"bkNotRect", "voxas", "one cell wide"},
    FailCode{"bdVoxasBlack", "voxas", "differ in size and in direction"},
    FailCode{"bdVoxasGray", "voxas", "either in size or in direction"},
    FailCode{"anNoAdjBd", "yajitatami", "be two regions"},
    FailCode{"bkSize1", "yajitatami", "one cell wide"},
    FailCode{"anTatamiNe", "yajitatami", "with the rim"},
    FailCode{"nmMissing", "lohkous", "exactly these lengths"},
    FailCode{"bkUnknown", "lohkous", "exactly these lengths"},
    FailCode{"bdUnused", "lohkous", "each region must"},
    FailCode{"bkNumGe2", "lightshadow", "exactly one number|not complete"},
    FailCode{"bkNoNum", "lightshadow", "exactly one number|not complete"},
    FailCode{"crShadeGt", "nibunnogo", "corner"},
    FailCode{"crShadeLt", "nibunnogo", "corner"},
    FailCode{"bkDifferentShape", "nikoji", "as they lie"},
    FailCode{"bkDifferentPosition", "nikoji", "as they lie"},
    FailCode{"bkDifferentLetters", "nikoji", "congruent to no other"},
    FailCode{"bkDupNum", "roma", "at most 1|not complete"},
    // Lines and borders.
    FailCode{"lnBranch", "numlin", "form paths"},
    FailCode{"lnCross", "numlin", "form paths"},
    FailCode{"lnDeadEnd", "numlin", "form paths"},
    FailCode{"lcOnNum", "numlin", "form paths"},
    FailCode{"lcIsolate", "numlin", "form paths"},
    FailCode{"lcDivide", "hashikake", "straight bridges"},
    FailCode{"nmLineGt", "hashikake", "straight bridges"},
    FailCode{"nmLineLt", "hashikake", "straight bridges"},
    FailCode{"shInside", "castle", "outside the loop"},
    FailCode{"shOutside", "castle", "inside the loop"},
    FailCode{"ceNoLine", "detour", "visits each cell"},
    FailCode{"blWrongTurns", "detour", "turn in exactly"},
    FailCode{"ceNoLine", "doubleback", "visits each cell"},
    FailCode{"bkNotPassTwice", "doubleback", "twice"},
    FailCode{"bkNoMatch", "dotchi", "at all white circles"},
    FailCode{"nmVertexNe", "vslither", "pass"},
    FailCode{"lnLenGt", "reflect", "in total"},
    FailCode{"lnLenLt", "reflect", "in total"},
    FailCode{"lnExTri", "reflect", "leave"},
    FailCode{"lnDeadEnd", "reflect", "one closed loop"},
    FailCode{"lnBranch", "loopsp", "form closed loops"},
    FailCode{"lpSepNum", "loopsp", "form closed loops"},
    FailCode{"shNone", "curvedata", "form figures"},
    FailCode{"shMultiple", "curvedata", "form figures"},
    FailCode{"shIncorrect", "curvedata", "form figures"},
    FailCode{"ceNoLine", "curvedata", "form figures|the answer is not complete"},
    FailCode{"bkBothMarksPassed", "moonsun", "all moons or all suns"},
    FailCode{"bkMSPassedGt2", "moonsun", "all moons or all suns"},
    FailCode{"bkNoMarksPassed", "moonsun", "all moons or all suns"},
    FailCode{"bkNoLine", "moonsun", "enter"},
    FailCode{"bkPassTwice", "moonsun", "enter"},
    FailCode{"lnBranch", "nagenawa", "form rectangles"},
    FailCode{"lnDeadEnd", "nagenawa", "form rectangles"},
    FailCode{"lnDeadEnd", "ringring", "form rectangles"},
    FailCode{"lnNotRect", "ringring", "form rectangles"},
    FailCode{"cuNoLine", "ringring", "visit each cell"},
    FailCode{"blLineShort", "maxi", "longest piece"},
    FailCode{"ceAddLine", "", "leave"},
    FailCode{"lnNotCrossMk", "pipelink", "leave"},
    FailCode{"lnNoBranchOrTerm", "lither", "must meet at"},
    FailCode{"nmLineNe", "lither", "exactly"},
    FailCode{"lnOnCenter", "midloop", "the middle of a straight piece"},
    FailCode{"lnOnDot", "midloop", "the middle of a straight piece"},
    FailCode{"ceNoLine", "barns", kOpenCells},
    FailCode{"lnCrossExIce", "barns", "at most 2"},
    FailCode{"lnCurveOnIce", "barns", "the ice"},
    FailCode{"lnCurveOnIce", "icewalk", "the ice"},
    FailCode{"lnCurveOnIce", "icebarn", "straight over the ice"},
    FailCode{"csdDivide", "scrin", "hang together"},
    FailCode{"rmDeadend", "scrin", "touch others at exactly 2"},
    FailCode{"rmBranch", "scrin", "touch others at exactly 2"},
    FailCode{"rmIsolated", "scrin", "touch others at exactly 2"},
    FailCode{"segUnclued", "railpool", "straight pieces"},
    FailCode{"clueUnused", "railpool", "straight pieces"},
    FailCode{"csDotBlack", "kurarin", "more black cells"},
    FailCode{"csDotGray", "kurarin", "as many black cells"},
    FailCode{"csDotWhite", "kurarin", "fewer black cells"},
    FailCode{"ceEmpty", "kurarin", "one closed loop"},
    FailCode{"lnOnShade", "kurarin", "one closed loop"},
    FailCode{"nmLineAdjacent", "keywest", kOpenCells},
    FailCode{"lcDivided", "keywest", "hang together"},
    FailCode{"bkNoLineNe", "mejilink", "must satisfy"},
    FailCode{"lnCurveOnIce", "icelom", "straight over the ice"},
    FailCode{"stNoLine", "icelom", "lead from"},
    FailCode{"lrDeadEnd", "icelom", "lead from"},
    FailCode{"lnPlLine", "icelom", "cross only on ice"},
    FailCode{"lnBranch", "icelom", "cross only on ice"},
    FailCode{"lnCrossExIce", "icelom", "cross only on ice"},
    FailCode{"lnCurveOnIce", "icelom2", "straight over the ice"},
    FailCode{"stNoLine", "icelom2", "lead from"},
    FailCode{"lrDeadEnd", "icelom2", "lead from"},
    FailCode{"lnPlLine", "icelom2", "cross only on ice"},
    FailCode{"lnBranch", "icelom2", "cross only on ice"},
    FailCode{"lnCrossExIce", "icelom2", "cross only on ice"},
    FailCode{"lrOrder", "icelom", "in their order"},
    FailCode{"lrOrder", "icelom2", "in their order"},
    FailCode{"cuNoLine", "icelom", "no ice"},
    FailCode{"bkNoLine", "icelom2", "pass the ice"},
    FailCode{"nmUnpass", "icelom2", "in their order"},
    FailCode{"lnBranch", "icebarn", "cross only on ice"},
    FailCode{"lrReverse", "icebarn", "against no arrow"},
    FailCode{"lnPlLine", "icebarn", "cross only on ice"},
    FailCode{"arNoLine", "icebarn", "lead from"},
    FailCode{"bkSizeGt2", "waterwalk", "two cells of water"},
    FailCode{"lnIsolate", "waterwalk", "pass the number"},
    FailCode{"tapaloopError", "tapaloop", "pieces of|must not pass"},
    FailCode{"lnCross", "wblink", "at most 2"},
    FailCode{"nmNoLine", "wblink", "must have one line"},
    FailCode{"lnBranch", "rassi", "form one path"},
    FailCode{"ceNoLine", "rassi", "form one path"},
    FailCode{"blPassTwice", "rassi", "form one path"},
    FailCode{"laLoop", "rassi", "form one path"},
    FailCode{"lnDeadEndAround", "rassi", "not end both"},
    FailCode{"lpNumGt2", "onsen", "each with one clue"},
    FailCode{"lnIsolate", "onsen", "each with one clue"},
    FailCode{"arNoLine", "nagare", "the arrow at"},
    FailCode{"lrAcrossArrow", "nagare", "the arrow at"},
    FailCode{"lrAcrossWind", "nagare", "across the wind"},
    FailCode{"lrAgainstWind", "nagare", "direction of all arrows"},
    FailCode{"lnCrossExIce", "pipelinkr", "at most 2"},
    FailCode{"lnCurveOnIce", "pipelinkr", "go straight through"},
    FailCode{"bkLineNe", "nothing", "all or none"},
    FailCode{"bkPassTwice", "nothing", "enter"},
    FailCode{"ceEmpty", "yajilin-regions", "one closed loop"},
    FailCode{"lnCross", "", "one closed loop"},
    FailCode{"lnBranch", "", "one closed loop"},
    FailCode{"lnDeadEnd", "", "one closed loop"},
    FailCode{"lnPlLoop", "", "one closed loop"},
    FailCode{"ceEmpty", "koburin", "one closed loop"},
    FailCode{"ceEmpty", "yajilin", "one closed loop"},
    FailCode{"anShadeNe", "koburin", "the cells beside the"},
    FailCode{"anShadeNe", "bosnianroad", "the cells around the"},
    FailCode{"shBranch", "bosnianroad", "has exactly 2 black cells"},
    FailCode{"shDeadEnd", "bosnianroad", "has exactly 2 black cells"},
    FailCode{"numNoLine", "geradeweg", kOpenCells},
    FailCode{"segLong", "geradeweg", "the straight pieces of line at the"},
    FailCode{"bkPassTwice", "country", "enter"},
    FailCode{"bkNoLine", "country", "enter"},
    FailCode{"cbNoLine", "country", "at most 1 empty cell"},
    FailCode{"bkNumGe2", "shikaku", "exactly one clue, whose number is its number of cells"},
    FailCode{"bkSizeNe", "shikaku", "exactly one clue, whose number is its number of cells"},
    FailCode{"bdDeadEnd", "shikaku", "be a rectangle"},
    // The answer is not begun, or not complete.
    FailCode{"brNoShade", "", kOpenCells},
    FailCode{"brNoLine", "", kOpenCells},
    FailCode{"ceNoNum", "", kOpenCells},
    FailCode{"ceEmpty", "", kOpenCells},
    // Some cells must hang together.
    FailCode{"csDivide", "", "hang together"},
    FailCode{"cuDivide", "", "hang together"},
    FailCode{"cuDivideRB", "", "hang together"},
    FailCode{"nmDivide", "", "hang together"},
    FailCode{"csConnOut", "", "reach the edge"},
    // Some cells must not be beside each other.
    FailCode{"csAdjacent", "", "at most 1"},
    FailCode{"cs2x2", "snake", "form a path"},
    FailCode{"cs2x2", "", "at most 3|1 to 3"},
    FailCode{"nmAdjacent", "", "different|!="},
    FailCode{"nmAround", "", "king's move"},
    FailCode{"tentAround", "", "not touch"},
    FailCode{"nmAdjDiff", "", "at most 1"},
    // Numbers must occur once.
    FailCode{"nmDupRow", "hitori", "at most 1"},
    FailCode{"nmDupRow", "", "permutation|hold different"},
    FailCode{"bkDupNum", "hakoiri", "exactly 1"},
    FailCode{"bkDupNum", "sukororoom", "at most 1 cell"},
    FailCode{"bkDupNum", "", "permutation"},
    FailCode{"bkNumLt3", "", "exactly 1"},
    // Clues must hold.
    FailCode{"nmSumViewNe", "", "see"},
    // puzz.link also counts in lines with open cells.
    FailCode{"nmSightNe", "", "see|not complete"},
    FailCode{"nmSum", "", "add up to"},
    FailCode{"nmAkariNe", "", "lamp"},
    FailCode{"akariDup", "", "at most 1 lamp"},
    FailCode{"nmMinesNe", "", "counts mines"},
    FailCode{"nmShadeDiagNe", "", "if it is shaded"},
    FailCode{"nmIneqNe", "", "<"},
    FailCode{"nmDivNe2", "", "join numbers"},
    FailCode{"nmDivEq2", "", "not"},
    FailCode{"bkSmallOnBig", "", "<|rise"},
    FailCode{"bkShadeGt2", "", "exactly 2"},
    FailCode{"csLt2", "", "black"},
    FailCode{"bkStarGt", "", "region"},
    FailCode{"bkStarLt", "", "region"},
    FailCode{"lnStarNe", "", "row|column"},
    FailCode{"circleNotPromontory", "", "white"},
    FailCode{"exTentNe", "", "tent"},
    FailCode{"nmTentLt", "", "tree"},
    FailCode{"exMinusNe", "", "minus"},
    FailCode{"bkNumLt2", "", kOpenCells},
    FailCode{"bkNumGt2", "", "plus"},
    FailCode{"shEndpoint", "", "exactly 1"},
    FailCode{"shMidpoint", "", "exactly 2"},
    FailCode{"shDiag", "", "does not have exactly 2 black cells or"},
    // Shaded areas and their numbers.
    FailCode{"cu3", "", "1 to 3 black"},
    FailCode{"csNotRect", "", "does not have exactly 3 black cells"},
    FailCode{"bkShadeNe", "", "exactly"},
    FailCode{"cbShade", "", "at most 1 black"},
    FailCode{"bkShadeDivide", "", "of region b must hang together"},
    FailCode{"bsSameShape", "lits", "differs in shape"},
    FailCode{"bsSameShape", "invlitso", "differs in shape"},
    FailCode{"bkShadeGt4", "", "be one piece of 4 cells"},
    FailCode{"bkNoShade", "lits", "be one piece of 4 cells"},
    FailCode{"bkNoShade", "", "there must be at least one"},
    FailCode{"bkUnshadeConsecGt3", "", "at least 1 black"},
    FailCode{"nmShootShadeNe1", "", "exactly 1 black"},
    FailCode{"nmNotConsecNeighbors", "", "must share an edge"},
    FailCode{"csDivide8", "", "hang together, where a common corner is enough"},
    FailCode{"csRect", "", "no rectangle"},
    FailCode{"csNotSquare", "", "must be a square"},
    FailCode{"csCornerSize", "", "touch it at a corner"},
    FailCode{"csWidthGt1", "", "at most 2 black"},
    FailCode{"csGt2", "", "has exactly 1 black cell"},
    FailCode{"bkNoNum", "", "exactly one number|exactly one clue"},
    FailCode{"bkNumGe2", "", "exactly one number|exactly one clue|at most one clue"},
    FailCode{"bkSizeNe", "",
             "which is its number of cells|whose number is its number of cells|as many cells as each number"},
    // Regions by borders.
    FailCode{"bkSizeGt3", "", "have exactly 3 cells|not complete"},
    FailCode{"bkSizeLt3", "", "have exactly 3 cells"},
    FailCode{"bkSameTouch", "", "differ in shape"},
    FailCode{"bkSizeLt4", "", "have exactly 4 cells"},
    FailCode{"bkSizeGt4", "", "have exactly 4 cells"},
    FailCode{"nmBorderNe", "", "border"},
    FailCode{"bkSizeLt", "", "cells"},
    FailCode{"bkSizeGt", "", "cells"},
    FailCode{"bsSameShape", "", "differ in shape"},
    FailCode{"nmShapeNe", "", "be the polyomino"},
    FailCode{"bdCross", "", "four borders meet"},
    FailCode{"bdDeadEnd", "", "each region must"},
    FailCode{"bsSizeEq", "", "differ in size"},
    FailCode{"bkWidthGt1", "", "one cell wide"},
    FailCode{"bkSideNe", "", "as tall and as wide"},
    FailCode{"bkNotSquare", "", "a square|as tall as wide"},
    FailCode{"bkNotVRect", "", "taller than wide"},
    FailCode{"bkNotRect3", "", "be a rectangle"},
    FailCode{"bkNotLshape3", "", "but an L"},
    FailCode{"bkMoreThan2Num", "", "exactly two clues"},
    FailCode{"bkArafEqual", "", "between their numbers"},
    FailCode{"bkArafTooSmall", "", "between their numbers"},
    FailCode{"bkArafTooBig", "", "between their numbers"},
    FailCode{"arNotPtCnr", "", "go on from there"},
    FailCode{"ciNotOnCnr", "", "bends there"},
    FailCode{"ceSuspend", "", kOpenCells},
};

struct Board {
    std::string kind, text, verdict;
};

std::vector<Board> boards() {
    const char* shared = std::getenv("SATOR_SHARED");
    const std::filesystem::path root = shared != nullptr ? shared : SATOR_SOURCE_DIR "/../shared";
    std::ifstream file(root / "corpus" / "genres" / "pzprjs-states.tsv");
    std::vector<Board> list;
    std::string line;
    for (std::getline(file, line); std::getline(file, line);) {
        std::istringstream fields(line);
        Board board;
        std::string source;
        std::getline(fields, board.kind, '\t');
        std::getline(fields, source, '\t');
        std::getline(fields, board.text, '\t');
        std::getline(fields, board.verdict, '\t');
        list.push_back(std::move(board));
    }
    return list;
}

/// The sentences about the rules that a board's answer breaks, or the error of the reader.
struct Judged {
    bool is_read = false, holds = false;
    std::string sentences;
};

Judged judged(const Board& board) {
    Resources resources;
    const ReadResult read = read_puzzles(board.text, "board", resources, {});
    if (read.size() != 1 || !read[0]) return {false, false, read.empty() ? "" : read[0].error().message};
    ClueCache clues;
    RuleContext context{*read[0], clues, resources, {}};
    const auto parts = explain::PuzzleParts::make(Registry::standard(), context);
    if (!parts) return {false, false, parts.error().front().message};
    const auto stated = explain::judge_stated_solution(*parts, 0, {});
    if (!stated) return {true, false, "no solution is stated"};
    std::string text;
    for (const explain::PartId part : stated->broken) text += parts->describe(part) + "\n";
    if (!stated->open.empty()) text += explain::sentence_of_open_cells(*read[0], stated->open) + "\n";
    return {true, stated->holds(), text};
}

/// Returns whether a sentence has one of the words, which '|' separates.
bool names_rule(const std::string& sentences, std::string_view words) {
    for (std::size_t begin = 0; begin <= words.size();) {
        const std::size_t end = std::min(words.find('|', begin), words.size());
        if (sentences.find(words.substr(begin, end - begin)) != std::string::npos) return true;
        begin = end + 1;
    }
    return false;
}

const FailCode* find_code(const Board& board) {
    const auto found = std::ranges::find_if(kFailCodes, [&](const FailCode& row) {
        return row.code == board.verdict && (row.kind.empty() || row.kind == board.kind);
    });
    return found == kFailCodes.end() ? nullptr : &*found;
}

TEST(PeerBoards, AreJudgedAsByTheirOwnProgram) {
    const std::vector<Board> all = boards();
    if (all.empty()) GTEST_SKIP() << "no folder of foreign puzzles";
    std::size_t read = 0;
    for (const Board& board : all) {
        const Judged result = judged(board);
        if (!result.is_read) continue;
        ++read;
        const std::string what =
            board.kind + " " + board.verdict + ": " + board.text + "\n" + result.sentences;
        if (board.verdict == "solved") {
            EXPECT_TRUE(result.holds) << what;
            continue;
        }
        EXPECT_FALSE(result.holds) << what;
        const FailCode* code = find_code(board);
        EXPECT_NE(code, nullptr) << what;
        EXPECT_TRUE(code == nullptr || names_rule(result.sentences, code->words)) << what;
    }
    EXPECT_GE(read, 75U);
}

/// Each kind of puzz.link that has a codec is read, except for boards with parts that Sator cannot say.
TEST(PeerBoards, OfOtherKindsAreRefusedByName) {
    const std::vector<Board> all = boards();
    if (all.empty()) GTEST_SKIP() << "no folder of foreign puzzles";
    for (const Board& board : all) {
        const Judged result = judged(board);
        if (result.is_read) continue;
        // Boards of version pzprv3.1 have other parts.
        const bool is_named = board.text.starts_with("pzprv3.1/") ||
                              names_rule(result.sentences, "cannot be said|can be read|cannot be read");
        EXPECT_TRUE(is_named) << board.text << "\n" << result.sentences;
    }
}

}  // namespace
}  // namespace sator::tests
