// Inputs of kinds that people reported of other programs, or that Sator once misread: what each command says of them. More members of
// each class are in the tests of its reader.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "tests/program/temporary_folder.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

struct ReportedInput {
    std::string what, file, text;
    std::string command;  ///< $SATOR is the program, and the file is in its folder
    int exit = 0;
    std::vector<std::string> says = {}, never_says = {};
};

std::vector<ReportedInput> reported_inputs() {
    return {
        {"digits below a bare rule are no marks",
         "bare.sator",
         "sudoku 4x4\nanti_knight\n| 1 . . .\n| . . 2 .\n| . . . .\n| . . . .\n",
         "$SATOR solve --count bare.sator",
         2,
         {"bare.sator:3:3: error:", "hint: write a line 'initial' above the known values"}},
        {"a crossword has the alphabet of its file",
         "letters.ipuz",
         R"({"version":"http://ipuz.org/v2","kind":["http://ipuz.org/crossword#1"],"dimensions":{"width":3,"height":1},"puzzle":[[1,0,0]],"solution":[["A","Ñ","O"]]})",
         "$SATOR convert --to puz letters.ipuz > letters.puz && $SATOR solve letters.puz && $SATOR convert "
         "--to ipuz letters.puz",
         0,
         {"A-ZÑ", "\"Ñ\""}},
        {"a letter with an accent is one letter",
         "accent.ipuz",
         R"({"version":"http://ipuz.org/v2","kind":["http://ipuz.org/crossword#1"],"dimensions":{"width":3,"height":1},"puzzle":[[1,0,0]],"solution":[["A","Ñ","O"]]})",
         "$SATOR convert --to ipuz accent.ipuz",
         0,
         {"\"Ñ\""},
         {"several letters"}},
        {"a row is as long as it has characters",
         "rows.xd",
         "Title: Small\n\n\nGÑL\nA#O\nGEL\n\n\nA1. It ~ GÑL\n",
         "$SATOR convert --to exolve rows.xd",
         0,
         {"exolve-width: 3", "exolve-height: 3"}},
        {"a cryptarithm of many numbers",
         "many.sator",
         "cryptarithm \"A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + "
         "A + A + A + A + A = BC\"\n",
         "$SATOR solve --count many.sator",
         0,
         {"2 solutions"}},
        {"a saved game has all parameters",
         "game.sav",
         "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :8:Light Up\nPARAMS  "
         ":10:4x4b20s2d0\n"
         "CPARAMS :10:4x4b20s2d0\nDESC    :9:bBa0f1d\nNSTATES :1:1\nSTATEPOS:1:1\n",
         "$SATOR solve game.sav",
         0,
         {"unique"}},
        {"what f-puzzles has is written and read",
         "groups.sator",
         "sudoku\nrule disjoint_groups at boxes\n",
         "$SATOR convert --to fpuzzles-json groups.sator > groups.json && cat groups.json && $SATOR convert "
         "--to sator groups.json",
         0,
         {"\"disjointgroups\":true", "disjoint_groups"}},
        {"black cells are drawn as magazines print them",
         "lamps.sator",
         "akari\n| . . # .\n| 0 . . .\n| . . . 1\n| . . . .\n",
         "$SATOR render -o lamps.svg lamps.sator && cat lamps.svg",
         0,
         {">0</text>", ">1</text>", "block"}},
        {"clues of a crossword are printed below it",
         "clues.sator",
         "crossword\n| . . .\n| . # .\n| . . .\nwords\nCAT TON CAB BEN TEN BUN\n\nclue across 1 "
         "\"Pet\"\nclue "
         "down 2 \"Number\"\n",
         "$SATOR render -o clues.svg clues.sator && cat clues.svg",
         0,
         {"Pet", "Number", "Across"}},
        {"a long path is found",
         "path.sator",
         "hidato\n"
         "| . . . . . . .\n"
         "| . 12 13 . 42 . .\n"
         "| . . . . . 34 .\n"
         "| . 10 . . . . .\n"
         "| . . . . . 30 .\n"
         "| . 3 2 19 . 24 .\n"
         "| . . . . . . .\n",
         "$SATOR solve --time-limit 20s path.sator",
         0,
         {"at least 2 solutions"}},
        {"rows of commas",
         "commas.txt",
         "5,3,,,7,,,,\n6,,,1,9,5,,,\n,9,8,,,,,6,\n8,,,,6,,,,3\n4,,,8,,3,,,1\n7,,,,2,,,,6\n,6,,,,,2,8,\n,,,4,"
         "1,9,,,5\n,,,,8,,,7,9\n",
         "$SATOR solve commas.txt",
         0,
         {"5 3 4", "unique over 1..9"}},
        {"rows with dashes and blanks",
         "dashes.txt",
         "1 - - -\n- - 3 -\n4 - - -\n- - 2 -\n",
         "$SATOR solve dashes.txt",
         0,
         {"unique over 1..4"}},
        {"rows with underscores",
         "underscores.txt",
         "1 _ | _ _\n_ _ | 3 _\n---------\n4 _ | _ _\n_ _ | 2 _\n",
         "$SATOR solve underscores.txt",
         0,
         {"unique over 1..4"}},
        {"a list of Python, and an object with a grid",
         "list.txt",
         "grid = [[1, 0, 0, 0],\n        [0, 0, 3, 0],\n        [4, 0, 0, 0],\n        [0, 0, 2, 0]]\n",
         R"($SATOR solve list.txt && echo '{"grid": ["1000", "0030", "4000", "0020"]}' | $SATOR solve -)",
         0,
         {"unique over 1..4"}},
        {"a cryptarithm is explained in letters and carries",
         "letters.sator",
         "cryptarithm \"I + BB = ILL\"\n",
         "$SATOR explain letters.sator",
         0,
         {"carry", "I = 1"},
         {"R1C1"}},
        {"what Sator prints is read",
         "open.sator",
         "sudoku 4x4\n| 1 . . .\n| . . 3 .\n| 4 . . .\n| . . 2 .\n",
         "$SATOR render -o printed.txt open.sator && $SATOR solve printed.txt",
         0,
         {"unique over 1..4"}},
        {"JSON of another puzzle",
         "runs.json",
         R"({"rows": [[2], [1], [2, 1]], "columns": [[3], [1, 1], [], [1]]})",
         "$SATOR solve runs.json",
         0,
         {"unique over # blank"},
         {"patternsX"}},
        {"bars divide words",
         "bars.ipuz",
         R"({"version":"http://ipuz.org/v2","kind":["http://ipuz.org/crossword#1"],"dimensions":{"width":4,"height":2},)"
         R"("puzzle":[[1,2,{"cell":3,"style":{"barred":"L"}},4],[5,0,0,0]],"clues":{"Across":[[1,"a"],[3,"b"],[5,"c"]],"Down":[[1,"d"],[2,"e"],[3,"f"],[4,"g"]]}})",
         "$SATOR convert --to exolve bars.ipuz",
         0,
         {"3 b", "5 c", "4 g", "|"}},
        {"a crossword is drawn, although no word of the list is as long",
         "long.ipuz",
         R"({"version":"http://ipuz.org/v2","kind":["http://ipuz.org/crossword#1"],"dimensions":{"width":4,"height":2},)"
         R"("puzzle":[[1,2,3,4],[5,0,0,0]],"clues":{"Across":[[1,"a"],[5,"b"]],"Down":[[1,"c"],[2,"d"],[3,"e"],[4,"f"]]}})",
         "$SATOR render -o long.svg long.ipuz && grep -o Across long.svg && ! $SATOR solve long.ipuz",
         0,
         {"Across", "no word of words.txt fits 4 cells across"}},
        {"a remark is no error",
         "remark.sator",
         "title A\nsudoku 4x4\n| 1 . . .\n| . . 3 .\n| 4 . . .\n| . . 2 .\n",
         "$SATOR convert --to sudoku remark.sator",
         0,
         {"remark.sator: remark: "},
         {"error"}},
        {"the plain cause comes first",
         "sums.non",
         "width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n2\n",
         "$SATOR check sums.non",
         1,
         {"the rows say 3 filled cells, the columns 4"}},
        {"two equal signs",
         "equal.sator",
         "cryptarithm \"I + BB == ILL\"\n",
         "$SATOR solve equal.sator",
         0,
         {"unique"}},
        {"bytes before the header of a .puz",
         "letters.xd",
         "Title: Small\n\n\nCAT\n\n\nA1. It ~ CAT\n",
         "$SATOR convert --to puz letters.xd > plain.puz && (printf 'mail\\r\\n'; cat plain.puz) > "
         "mailed.puz && $SATOR convert --to exolve mailed.puz",
         0,
         {"C A T"}},
    };
}

TEST(ReportedInputs, AreAnsweredAsTheyAreMeant) {
    std::ofstream(temporary_folder() + "words.txt") << "AÑO\nAGO\nCAT\nBAG\n";
    for (const ReportedInput& input : reported_inputs()) {
        std::ofstream(temporary_folder() + input.file) << input.text;
        const std::string line =
            "cd '" + temporary_folder() + "' && SATOR='" SATOR_PROGRAM "' && { " + input.command + "; } 2>&1";
        FILE* pipe = ::popen(line.c_str(), "r");
        std::string output;
        std::array<char, 4096> piece{};
        for (std::size_t n; (n = std::fread(piece.data(), 1, piece.size(), pipe)) > 0;)
            output.append(piece.data(), n);
        const int status = ::pclose(pipe);
        EXPECT_EQ(WEXITSTATUS(status), input.exit) << input.what << "\n" << output;
        for (const std::string& said : input.says)
            EXPECT_TRUE(output.contains(said)) << input.what << ": no '" << said << "' in\n" << output;
        for (const std::string& wrong : input.never_says)
            EXPECT_FALSE(output.contains(wrong)) << input.what << ": '" << wrong << "' in\n" << output;
    }
}

}  // namespace
}  // namespace sator::tests
