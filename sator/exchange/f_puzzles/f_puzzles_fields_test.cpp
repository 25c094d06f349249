// Each field of f-puzzles on a small grid: the solutions of the puzzle as it was read are counted, and so are the grids that keep
// the plain meaning of the field.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "sator/exchange/f_puzzles/f_puzzles.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_writer.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/solve/puzzle_solver.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

/// A filled square, [row][column] from 0.
using Square = std::vector<std::vector<int>>;

/// Calls `see` with each square whose rows and columns hold each number once and, if `box` is not 1, whose boxes of `box` rows and
/// `size / box` columns do, too.
void each_square(std::size_t size, std::size_t box, Square& square, std::size_t cell,
                 const std::function<void(const Square&)>& see) {
    if (cell == size * size) return see(square);
    const std::size_t row = cell / size, column = cell % size, width = size / box;
    for (int value = 1; value <= static_cast<int>(size); ++value) {
        bool is_free = true;
        for (std::size_t i = 0; i < cell; ++i) {
            const std::size_t r = i / size, c = i % size;
            const bool is_same_box = box > 1 && r / box == row / box && c / width == column / width;
            is_free &= square[r][c] != value || !(r == row || c == column || is_same_box);
        }
        if (!is_free) continue;
        square[row][column] = value;
        each_square(size, box, square, cell + 1, see);
    }
}

/// Returns all these squares. They are made once.
const std::vector<Square>& all_squares(std::size_t size, std::size_t box) {
    static std::map<std::size_t, std::vector<Square>> known;
    std::vector<Square>& squares = known[size];
    Square square(size, std::vector<int>(size));
    if (squares.empty())
        each_square(size, box, square, 0, [&](const Square& full) { squares.push_back(full); });
    return squares;
}

std::string json_of(std::size_t size, const std::string& fields) {
    std::string row = "[", grid = "[";
    for (std::size_t i = 0; i < size; ++i) row += i == 0 ? "{}" : ",{}";
    for (std::size_t i = 0; i < size; ++i) grid += (i == 0 ? "" : ",") + row + "]";
    return "{\"size\":" + std::to_string(size) + ",\"grid\":" + grid + "]" +
           (fields.empty() ? "" : "," + fields) + "}";
}

/// Returns the number of solutions, or the error.
std::string solutions_of(const std::string& json) {
    const auto puzzle = read_f_puzzles_json("test", json, {});
    if (!puzzle) return to_text(puzzle.error()) + json;
    for (const LeftOut& part : puzzle->left_out) return part.what.message;
    for (const Diagnostic& remark : puzzle->remarks) return remark.message;
    auto solver = PuzzleSolver::build(*puzzle);
    if (!solver) return to_text(solver.error().front());
    const Outcome outcome = solver->count();
    const auto* solved = std::get_if<Solved>(&outcome);
    return solved == nullptr ? "0" : solved->count.to_string();
}

struct FieldCase {
    const char* name;
    std::size_t size;
    const char* fields;
    bool (*holds)(const Square& g);
};

bool are_beside(const Square& g, bool (*allows)(int a, int b)) {
    for (std::size_t r = 0; r < g.size(); ++r) {
        for (std::size_t c = 0; c < g.size(); ++c) {
            if (c + 1 < g.size() && !allows(g[r][c], g[r][c + 1])) return false;
            if (r + 1 < g.size() && !allows(g[r][c], g[r + 1][c])) return false;
        }
    }
    return true;
}

bool differ_by_moves(const Square& g, int down, int right) {
    const int size = static_cast<int>(g.size());
    for (int r = 0; r < size; ++r) {
        for (int c = 0; c < size; ++c) {
            for (const int way : {-1, 1}) {
                const int r2 = r + down, c2 = c + way * right;
                if (r2 < size && 0 <= c2 && c2 < size && g[r][c] == g[r2][c2]) return false;
            }
        }
    }
    return true;
}

bool is_ratio_two(int a, int b) {
    return a == 2 * b || b == 2 * a;
}

const FieldCase kCases[] = {
    {"nothing", 4, "", [](const Square&) { return true; }},
    {"rows and columns only", 3, "", [](const Square&) { return true; }},
    {"diagonal+", 4, R"("diagonal+":true)",
     [](const Square& g) {
         return std::set{g[3][0], g[2][1], g[1][2], g[0][3]}.size() == 4;
     }},
    {"diagonal-", 4, R"("diagonal-":true)",
     [](const Square& g) {
         return std::set{g[0][0], g[1][1], g[2][2], g[3][3]}.size() == 4;
     }},
    {"antiknight", 5, R"("antiknight":true)",
     [](const Square& g) { return differ_by_moves(g, 1, 2) && differ_by_moves(g, 2, 1); }},
    {"antiking", 5, R"("antiking":true)", [](const Square& g) { return differ_by_moves(g, 1, 1); }},
    {"disjointgroups", 4, R"("disjointgroups":true)",
     [](const Square& g) {
         for (const std::size_t r : {0, 1})
             for (const std::size_t c : {0, 1})
                 if (std::set{g[r][c], g[r][c + 2], g[r + 2][c], g[r + 2][c + 2]}.size() < 4) return false;
         return true;
     }},
    {"nonconsecutive", 5, R"("nonconsecutive":true)",
     [](const Square& g) { return are_beside(g, [](int a, int b) { return std::abs(a - b) != 1; }); }},
    {"nonconsecutive with differences", 4,
     R"("nonconsecutive":true,"difference":[{"cells":["R1C1","R1C2"]},{"cells":["R1C2","R1C3"],"value":"1"},
        {"cells":["R1C4","R1C3"]},{"cells":["R2C1","R2C2"]},{"cells":["R2C3","R2C4"]},{"cells":["R3C1","R3C2"]},
        {"cells":["R3C3","R3C4"]},{"cells":["R4C1","R4C2"]},{"cells":["R4C2","R4C3"]},{"cells":["R4C3","R4C4"]},
        {"cells":["R2C1","R3C1"]},{"cells":["R2C4","R3C4"]}])",
     [](const Square& g) {
         // In each row: which of its pairs are marked; and which pairs of a row and the next.
         constexpr bool kAcross[4][3] = {
             {true, true, true}, {true, false, true}, {true, false, true}, {true, true, true}};
         constexpr bool kDown[3][4] = {
             {false, false, false, false}, {true, false, false, true}, {false, false, false, false}};
         for (int r = 0; r < 4; ++r) {
             for (int c = 0; c < 4; ++c) {
                 if (c < 3 && (std::abs(g[r][c] - g[r][c + 1]) == 1) != kAcross[r][c]) return false;
                 if (r < 3 && (std::abs(g[r][c] - g[r + 1][c]) == 1) != kDown[r][c]) return false;
             }
         }
         return true;
     }},
    {"negative ratio", 5, R"("negative":["ratio"],"ratio":[{"cells":["R1C1","R1C2"],"value":"3"}])",
     [](const Square& g) {
         const auto is_ratio = [](int a, int b) { return a == 3 * b || b == 3 * a; };
         int ratios = 0;
         for (int r = 0; r < 5; ++r) {
             for (int c = 0; c < 5; ++c)
                 ratios += (c < 4 && is_ratio(g[r][c], g[r][c + 1]) ? 1 : 0) +
                           (r < 4 && is_ratio(g[r][c], g[r + 1][c]) ? 1 : 0);
         }
         return ratios == 1 && is_ratio(g[0][0], g[0][1]);
     }},
    {"negative ratio without a clue", 5, R"("negative":["ratio"])",
     [](const Square& g) { return are_beside(g, [](int a, int b) { return !is_ratio_two(a, b); }); }},
    {"negative ratios of two clues", 5,
     R"("negative":["ratio"],"ratio":[{"cells":["R3C2","R4C2"]},{"cells":["R3C4","R4C4"],"value":"3"},{"cells":["R3C5","R4C5"]}])",
     [](const Square& g) {
         const auto is_three = [](int a, int b) { return a == 3 * b || b == 3 * a; };
         int ratios = 0;
         for (int r = 0; r < 5; ++r) {
             for (int c = 0; c < 5; ++c) {
                 for (const auto& [r2, c2] : {std::pair{r, c + 1}, {r + 1, c}}) {
                     if (r2 < 5 && c2 < 5)
                         ratios += is_three(g[r][c], g[r2][c2]) || is_ratio_two(g[r][c], g[r2][c2]) ? 1 : 0;
                 }
             }
         }
         return ratios == 3 && is_ratio_two(g[2][1], g[3][1]) && is_three(g[2][3], g[3][3]) &&
                is_ratio_two(g[2][4], g[3][4]);
     }},
    {"negative nonconsecutive", 5, R"("negative":["nonconsecutive"])",
     [](const Square& g) { return are_beside(g, [](int a, int b) { return std::abs(a - b) != 1; }); }},
    {"negative difference", 5, R"("negative":["difference"],"nonconsecutive":true)",
     [](const Square& g) { return are_beside(g, [](int a, int b) { return std::abs(a - b) != 1; }); }},
    {"negative xv", 5,
     R"("negative":["xv"],"xv":[{"cells":["R1C2","R1C3"],"value":"V"},{"cells":["R3C3","R3C4"],"value":"V"},
        {"cells":["R4C1","R4C2"],"value":"V"},{"cells":["R5C4","R5C5"],"value":"V"},{"cells":["R1C4","R2C4"],"value":"V"},
        {"cells":["R2C2","R3C2"],"value":"V"},{"cells":["R3C5","R4C5"],"value":"V"},{"cells":["R4C3","R5C3"],"value":"V"}])",
     [](const Square& g) {
         int marks = 0;
         for (int r = 0; r < 5; ++r) {
             for (int c = 0; c < 5; ++c) {
                 const auto is_mark = [](int sum) { return sum == 5 || sum == 10; };
                 marks += (c < 4 && is_mark(g[r][c] + g[r][c + 1]) ? 1 : 0) +
                          (r < 4 && is_mark(g[r][c] + g[r + 1][c]) ? 1 : 0);
             }
         }
         return marks == 8 && g[0][1] + g[0][2] == 5 && g[2][2] + g[2][3] == 5 && g[3][0] + g[3][1] == 5 &&
                g[4][3] + g[4][4] == 5 && g[0][3] + g[1][3] == 5 && g[1][1] + g[2][1] == 5 &&
                g[2][4] + g[3][4] == 5 && g[3][2] + g[4][2] == 5;
     }},
    {"killercage", 4,
     R"("killercage":[{"cells":["R1C1","R1C2","R2C1"],"value":"7"},{"cells":["R3C2","R2C3"],"value":5}])",
     [](const Square& g) {
         return g[0][0] + g[0][1] + g[1][0] == 7 && g[2][1] + g[1][2] == 5 && g[2][1] != g[1][2];
     }},
    {"killercage without a sum", 4, R"("killercage":[{"cells":["R2C2","R3C3","R4C1"]}])",
     [](const Square& g) {
         return std::set{g[1][1], g[2][2], g[3][0]}.size() == 3;
     }},
    {"cage is drawn", 4, R"("cage":[{"cells":["R2C2","R3C3"],"value":"3"}])",
     [](const Square&) { return true; }},
    {"difference", 4, R"("difference":[{"cells":["R1C1","R1C2"],"value":"2"},{"cells":["R2C2","R3C2"]}])",
     [](const Square& g) { return std::abs(g[0][0] - g[0][1]) == 2 && std::abs(g[1][1] - g[2][1]) == 1; }},
    {"ratio", 4, R"("ratio":[{"cells":["R1C1","R1C2"],"value":"3"},{"cells":["R2C2","R3C2"]}])",
     [](const Square& g) { return g[0][0] * g[0][1] == 3 && is_ratio_two(g[1][1], g[2][1]); }},
    {"xv of cells apart", 5,
     R"("xv":[{"cells":["R1C1","R1C3"],"value":"V"},{"cells":["R2C2","R4C4"],"value":"X"}])",
     [](const Square& g) { return g[0][0] + g[0][2] == 5 && g[1][1] + g[3][3] == 10; }},
    {"xv", 5, R"("xv":[{"cells":["R1C1","R1C2"],"value":"V"},{"cells":["R2C2","R3C3"],"value":"X"}])",
     [](const Square& g) { return g[0][0] + g[0][1] == 5 && g[1][1] + g[2][2] == 10; }},
    {"extraregion", 4, R"("extraregion":[{"cells":["R1C1","R2C3","R3C2","R4C4"]}])",
     [](const Square& g) {
         return std::set{g[0][0], g[1][2], g[2][1], g[3][3]}.size() == 4;
     }},
    {"rowindexer", 4, R"("rowindexer":[{"cells":["R2C1","R3C3"]}])",
     [](const Square& g) { return g[g[1][0] - 1][0] == 2 && g[g[2][2] - 1][2] == 3; }},
    {"columnindexer", 4, R"("columnindexer":[{"cells":["R2C1","R3C3"]}])",
     [](const Square& g) { return g[1][g[1][0] - 1] == 1 && g[2][g[2][2] - 1] == 3; }},
    {"boxindexer", 4, R"("boxindexer":[{"cells":["R1C2","R4C3"]}])",
     [](const Square& g) {
         const int first = g[0][1] - 1, second = g[3][2] - 1;
         return g[first / 2][first % 2] == 2 && g[2 + second / 2][2 + second % 2] == 3;
     }},
    {"odd and even", 4, R"("odd":[{"cell":"R1C1"},{"cell":"R2C3"}],"even":[{"cell":"R3C3"}])",
     [](const Square& g) { return g[0][0] % 2 == 1 && g[1][2] % 2 == 1 && g[2][2] % 2 == 0; }},
    {"minimum", 4, R"("minimum":[{"cell":"R2C2"}])",
     [](const Square& g) {
         return g[1][1] < std::min({g[0][1], g[2][1], g[1][0], g[1][2]});
     }},
    {"minima side by side", 4, R"("minimum":[{"cell":"R1C1"},{"cell":"R1C2"}])",
     [](const Square& g) { return g[0][0] < g[1][0] && g[0][1] < g[1][1] && g[0][1] < g[0][2]; }},
    {"maximum", 4, R"("maximum":[{"cell":"R2C2"},{"cell":"R4C4"}])",
     [](const Square& g) {
         return g[1][1] > std::max({g[0][1], g[2][1], g[1][0], g[1][2]}) &&
                g[3][3] > std::max(g[2][3], g[3][2]);
     }},
    {"sandwichsum", 4, R"("sandwichsum":[{"cell":"R0C2","value":"5"},{"cell":"R3C0","value":"2"}])",
     [](const Square& g) {
         const auto between = [](std::array<int, 4> line) {
             int sum = 0;
             bool is_inside = false;
             for (const int value : line) {
                 if (value == 1 || value == 4)
                     is_inside = !is_inside;
                 else if (is_inside)
                     sum += value;
             }
             return sum;
         };
         return between({g[0][1], g[1][1], g[2][1], g[3][1]}) == 5 &&
                between({g[2][0], g[2][1], g[2][2], g[2][3]}) == 2;
     }},
    {"xsum", 4, R"("xsum":[{"cell":"R5C1","value":"8"},{"cell":"R2C5","value":"3"}])",
     [](const Square& g) {
         int up = 0, left = 0;
         for (int i = 0; i < g[3][0]; ++i) up += g[3 - i][0];
         for (int i = 0; i < g[1][3]; ++i) left += g[1][3 - i];
         return up == 8 && left == 3;
     }},
    {"skyscraper", 4, R"("skyscraper":[{"cell":"R0C1","value":"2"},{"cell":"R3C5","value":"3"}])",
     [](const Square& g) {
         int down = 0, left = 0, highest = 0;
         for (int i = 0; i < 4; ++i)
             if (g[i][0] > highest) highest = g[i][0], ++down;
         highest = 0;
         for (int i = 3; i >= 0; --i)
             if (g[2][i] > highest) highest = g[2][i], ++left;
         return down == 2 && left == 3;
     }},
    {"littlekillersum", 4,
     R"("littlekillersum":[{"cell":"R0C1","direction":"DR","value":"6"},{"cell":"R5C4","direction":"UL","value":"7"}])",
     [](const Square& g) { return g[0][1] + g[1][2] + g[2][3] == 6 && g[3][2] + g[2][1] + g[1][0] == 7; }},
    {"thermometer", 4, R"("thermometer":[{"lines":[["R1C1","R1C2"],["R4C4","R3C3","R2C2"]]}])",
     [](const Square& g) { return g[0][0] < g[0][1] && g[3][3] < g[2][2] && g[2][2] < g[1][1]; }},
    {"slowthermometer", 4, R"("slowthermometer":[{"lines":[["R4C4","R3C3","R2C2"]]}])",
     [](const Square& g) { return g[3][3] <= g[2][2] && g[2][2] <= g[1][1]; }},
    {"palindrome", 4, R"("palindrome":[{"lines":[["R1C1","R1C2","R2C3","R3C3"]]}])",
     [](const Square& g) { return g[0][0] == g[2][2] && g[0][1] == g[1][2]; }},
    {"renban", 4, R"("renban":[{"lines":[["R1C1","R2C2","R3C2"]]}])",
     [](const Square& g) {
         const std::set line{g[0][0], g[1][1], g[2][1]};
         return line.size() == 3 && *line.rbegin() - *line.begin() == 2;
     }},
    {"whispers", 4,
     R"("whispers":[{"lines":[["R1C1","R2C2","R3C3"]]},{"lines":[["R4C1","R4C2"]],"value":"3"}])",
     [](const Square& g) {
         return std::abs(g[0][0] - g[1][1]) >= 2 && std::abs(g[1][1] - g[2][2]) >= 2 &&
                std::abs(g[3][0] - g[3][1]) >= 3;
     }},
    {"regionsumline", 4, R"("regionsumline":[{"lines":[["R1C1","R2C1","R2C3","R3C3","R4C4"]]}])",
     [](const Square& g) { return g[0][0] + g[1][0] == g[1][2] && g[1][2] == g[2][2] + g[3][3]; }},
    {"betweenline", 4, R"("betweenline":[{"lines":[["R1C1","R2C2","R2C3"]]}])",
     [](const Square& g) {
         return std::min(g[0][0], g[1][2]) < g[1][1] && g[1][1] < std::max(g[0][0], g[1][2]);
     }},
    {"lockout", 4, R"("lockout":[{"lines":[["R1C1","R2C2","R2C3"]],"value":"1"}])",
     [](const Square& g) {
         return std::abs(g[0][0] - g[1][2]) >= 1 &&
                (g[1][1] < std::min(g[0][0], g[1][2]) || g[1][1] > std::max(g[0][0], g[1][2]));
     }},
    {"entropicline", 3, R"("entropicline":[{"lines":[["R1C1","R1C2","R1C3","R2C2"]]}])",
     [](const Square& g) {
         return std::set{g[0][1], g[0][2], g[1][1]}.size() == 3;
     }},
    {"modularline", 5, R"("modularline":[{"lines":[["R1C1","R2C2","R2C3","R3C3"]]}])",
     [](const Square& g) {
         return std::set{g[0][0] % 3, g[1][1] % 3, g[1][2] % 3}.size() == 3 &&
                std::set{g[1][1] % 3, g[1][2] % 3, g[2][2] % 3}.size() == 3;
     }},
    {"nabner", 5, R"("nabner":[{"lines":[["R1C1","R2C2","R2C3"]]}])",
     [](const Square& g) {
         return std::abs(g[0][0] - g[1][1]) > 1 && std::abs(g[0][0] - g[1][2]) > 1 &&
                std::abs(g[1][1] - g[1][2]) > 1;
     }},
    {"doublearrow", 4, R"("doublearrow":[{"lines":[["R1C1","R1C2","R2C2","R2C3"]]}])",
     [](const Square& g) { return g[0][0] + g[1][2] == g[0][1] + g[1][1]; }},
    {"zipperline", 4, R"("zipperline":[{"lines":[["R1C1","R1C2","R2C2","R2C3","R2C4"]]}])",
     [](const Square& g) { return g[0][0] + g[1][3] == g[1][1] && g[0][1] + g[1][2] == g[1][1]; }},
    {"arrow", 4, R"("arrow":[{"cells":["R1C1"],"lines":[["R1C1","R2C2","R3C3"],["R1C1","R2C3"]]}])",
     [](const Square& g) { return g[0][0] == g[1][1] + g[2][2] && g[0][0] == g[1][2]; }},
    {"arrow from a circle of one cell", 4, R"("arrow":[{"cells":["R1C1"],"lines":[["R1C1","R2C2","R3C3"]]}])",
     [](const Square& g) { return g[0][0] == g[1][1] + g[2][2]; }},
    {"arrow with a pill", 4,
     R"("arrow":[{"cells":["R1C2","R1C1"],"lines":[["R1C1","R2C1","R3C2","R3C3","R3C4","R4C4"]]}])",
     [](const Square& g) {
         return 10 * g[0][0] + g[0][1] == g[1][0] + g[2][1] + g[2][2] + g[2][3] + g[3][3];
     }},
    {"clone", 4, R"("clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R3C3","R3C4"]}])",
     [](const Square& g) { return g[0][0] == g[2][2] && g[0][1] == g[2][3]; }},
    {"quadruple of cells apart", 4, R"("quadruple":[{"cells":["R1C1","R2C3","R4C4"],"values":[1,1]}])",
     [](const Square& g) {
         return std::multiset{g[0][0], g[1][2], g[3][3]}.count(1) >= 2;
     }},
    {"quadruple", 4, R"("quadruple":[{"cells":["R2C2","R2C3","R3C2","R3C3"],"values":[1,1,3]}])",
     [](const Square& g) {
         const std::multiset cells{g[1][1], g[1][2], g[2][1], g[2][2]};
         return cells.count(1) >= 2 && cells.count(3) >= 1;
     }},
    {"drawings", 4,
     R"("line":[{"lines":[["R1C1","R2C2"]],"outlineC":"#FF0000"}],"rectangle":[{"cells":["R1C1"],"baseC":"#00FF00"}],
        "circle":[{"cells":["R1C1","R1C2"]}],"text":[{"cells":["R2C2"],"value":"\"5\" # 3\n|"}])",
     [](const Square&) { return true; }},
};

/// Returns the number of solutions of a puzzle after it was written and read.
std::string solutions_after_writing(const std::string& json) {
    const auto puzzle = read_f_puzzles_json("test", json, {});
    const auto written = f_puzzles_texts(*puzzle);
    if (!written) return to_text(written.error());
    for (const std::string& loss : written->losses) return loss;
    return solutions_of(written->texts.at(0));
}

/// Returns the names of the rules in a puzzle of f-puzzles.
std::set<std::string> rules_in(const std::string& json) {
    const JsonTree tree(json, {}, nullptr);
    std::set<std::string> rules;
    for (const auto& [key, value] : tree.root()->fields()) {
        const auto is_key = [&](const FPuzzlesOption& option) { return option.key == key; };
        if (key == "negative") {
            for (const JsonValue& name : value.members()) {
                const std::string relation(name.text() == "difference" ? "nonconsecutive" : name.text());
                rules.insert(relation == "nonconsecutive" ? relation : "negative " + relation);
            }
        } else if (find_f_puzzles_field(key) != nullptr ||
                   std::ranges::any_of(f_puzzles_switches(), is_key)) {
            rules.emplace(key);
        }
    }
    return rules;
}

TEST(FPuzzlesFields, AreWrittenAsTheyWereRead) {
    for (const FieldCase& each : kCases) {
        const std::string json = json_of(each.size, each.fields);
        EXPECT_EQ(solutions_after_writing(json), solutions_of(json)) << each.name;
        const auto written = f_puzzles_texts(*read_f_puzzles_json("test", json, {}));
        ASSERT_TRUE(written) << each.name;
        EXPECT_EQ(rules_in(written->texts.at(0)), rules_in(json)) << each.name;
    }
}

TEST(FPuzzlesFields, AllHaveACase) {
    std::set<std::string> rules;
    for (const FieldCase& each : kCases) rules.merge(rules_in(json_of(each.size, each.fields)));
    for (const FPuzzlesField& field : f_puzzles_fields())
        EXPECT_TRUE(rules.contains(std::string(field.key))) << field.key;
    for (const FPuzzlesOption& field : f_puzzles_switches())
        EXPECT_TRUE(rules.contains(std::string(field.key))) << field.key;
    EXPECT_EQ(rules.size(), f_puzzles_fields().size() + f_puzzles_switches().size() + 2)
        << "and two negative ones";
}

/// In f-puzzles two minima beside each other are not compared.
TEST(FPuzzlesFields, ComparisonsThatAreNoMinimumAreLost) {
    const auto losses_of = [](const std::string& rules) {
        Resources none;
        const auto puzzle = read_puzzles("latin 4x4\n" + rules, "test.sator", none);
        const auto written = f_puzzles_texts(*puzzle.at(0));
        return written ? written->losses : std::vector{to_text(written.error())};
    };
    using Losses = std::vector<std::string>;
    EXPECT_EQ(losses_of("rule a < b at R1C1 R1C2"), Losses{"the rule 'a < b'"});
    EXPECT_EQ(losses_of("rule a < b at R1C1 R1C2; R1C1 R2C1"), Losses{});
    EXPECT_EQ(losses_of("rule minimum at R1C1\nrule minimum at R1C2"), Losses{"the rule 'minimum'"});
    EXPECT_EQ(losses_of("rule minimum at R1C1\nrule a > b at R4C4 R4C3"), Losses{"the rule 'a > b'"});
}

TEST(FPuzzlesFields, DisjointGroupsOfOtherRegionsAreLost) {
    Resources none;
    const auto puzzle = read_puzzles("latin 4x4\nrule disjoint_groups at boxes 2x2\n", "test.sator", none);
    const auto written = f_puzzles_texts(*puzzle.at(0));
    ASSERT_TRUE(written);
    EXPECT_EQ(written->losses, std::vector<std::string>{"the rule 'disjoint_groups'"});
}

TEST(FPuzzlesFields, HaveTheirPlainMeaning) {
    for (const FieldCase& each : kCases) {
        const auto count = std::ranges::count_if(all_squares(each.size, each.size == 4 ? 2 : 1), each.holds);
        EXPECT_GT(count, 0) << each.name << ": the case shows nothing";
        EXPECT_EQ(solutions_of(json_of(each.size, each.fields)), std::to_string(count)) << each.name;
    }
}

/// Six by six, so that a sum can be 10; four rows are given. All pairs of one grid with the sum 5 or 10 are marked.
TEST(FPuzzlesFields, NegativeXvSpeaksOfBothSums) {
    constexpr std::size_t kSize = 6, kGivenRows = 4;
    const Square given = {{1, 2, 3, 4, 5, 6}, {4, 5, 6, 1, 2, 3}, {2, 1, 4, 3, 6, 5},
                          {3, 6, 5, 2, 1, 4}, {0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0}};
    std::vector<Square> grids;
    Square square = given;
    each_square(kSize, 2, square, kGivenRows * kSize, [&](const Square& full) { grids.push_back(full); });
    ASSERT_GT(grids.size(), 2U);
    const auto marks_of = [](const Square& g) {
        std::string marks;
        for (std::size_t r = 0; r < kSize; ++r) {
            for (std::size_t c = 0; c < kSize; ++c) {
                for (const auto& [r2, c2] : {std::pair{r, c + 1}, {r + 1, c}}) {
                    const int sum = r2 < kSize && c2 < kSize ? g[r][c] + g[r2][c2] : 0;
                    const auto name = [](std::size_t row, std::size_t column) {
                        return "\"R" + std::to_string(row + 1) + "C" + std::to_string(column + 1) + "\"";
                    };
                    if (sum == 5 || sum == 10)
                        marks += (marks.empty() ? "{\"cells\":[" : ",{\"cells\":[") + name(r, c) + "," +
                                 name(r2, c2) + "],\"value\":\"" + (sum == 5 ? "V" : "X") + "\"}";
                }
            }
        }
        return marks;
    };
    std::string rows;
    for (const auto& row : given) {
        std::string cells;
        for (const int value : row)
            cells += (cells.empty() ? "" : ",") +
                     (value == 0 ? "{}" : "{\"value\":" + std::to_string(value) + ",\"given\":true}");
        rows += (rows.empty() ? "[" : ",[") + cells + "]";
    }
    for (const Square& grid : {grids.front(), grids.back()}) {
        const std::string marks = marks_of(grid);
        EXPECT_TRUE(marks.contains("\"X\"") && marks.contains("\"V\""));
        const auto same =
            std::ranges::count_if(grids, [&](const Square& other) { return marks_of(other) == marks; });
        EXPECT_EQ(
            solutions_of("{\"size\":6,\"grid\":[" + rows + "],\"negative\":[\"xv\"],\"xv\":[" + marks + "]}"),
            std::to_string(same));
    }
}

}  // namespace
}  // namespace sator::tests
