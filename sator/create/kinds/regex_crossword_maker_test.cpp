// Makes crosswords and judges them by what is printed alone: the text is read back, the clues are parsed again, and small ones are
// solved by plain enumeration with the backtracking matcher.

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "sator/base/utf8.hpp"
#include "sator/create/kinds/puzzle_maker.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/solve/clue_strings.hpp"
#include "sator/solve/puzzle_solver.hpp"

namespace sator::create {
namespace {

using Parameters = std::map<std::string, std::string>;

MakeResult make(const Parameters& parameters, std::uint64_t seed, std::optional<GradeRange> grade = {},
                const Limits& limits = {}) {
    CreateOptions options;
    options.kind = "regex";
    options.parameters = parameters;
    options.grade = grade;
    options.limits = limits;
    auto maker = PuzzleMaker::of(options);
    EXPECT_TRUE(maker.has_value());
    return maker->make(seed);
}

Puzzle read_back(const std::string& text) {
    Resources none;
    auto puzzles = read_puzzles(text, "made.sator", none);
    EXPECT_EQ(puzzles.size(), 1U);
    EXPECT_TRUE(puzzles[0].has_value()) << text;
    return std::move(*puzzles[0]);
}

RegexTree clue_of(const RuleStatement& rule) {
    RegexOptions options;
    if (rule.arguments.size() > 1 && rule.arguments[1].text == "dialect=java")
        options.dialect = Dialect::Java;
    return *parse_regex(to_code_points(rule.arguments[0].text), options);
}

const Slot& cells_of(const RuleStatement& rule) {
    return rule.drawings[0][0].cells;
}

/// Counts the solutions row by row: each row's strings are enumerated, the other clues are matched as soon as their cells are filled.
class PlainCount {
  public:
    explicit PlainCount(const Puzzle& puzzle) : puzzle_(puzzle), cells_(puzzle.grid.places.size(), U'?') {
        for (const RuleStatement& rule : puzzle.rules) trees_.push_back(clue_of(rule));
    }
    std::size_t count() {
        fill(0);
        return count_;
    }

  private:
    void fill(std::size_t cell) {
        if (cell == cells_.size()) {
            ++count_;
            return;
        }
        for (const Symbol& symbol : puzzle_.alphabet.symbols()) {
            cells_[cell] = *symbol.character();
            if (holds_so_far(cell)) fill(cell + 1);
        }
    }
    bool holds_so_far(std::size_t last) const {
        for (std::size_t i = 0; i < trees_.size(); ++i) {
            const Slot& slot = cells_of(puzzle_.rules[i]);
            const bool ends_here = std::ranges::max(slot, {}, &CellId::index).index() == last;
            std::u32string text;
            for (const CellId cell : slot) text += cells_[cell.index()];
            if (ends_here && matches_by_backtracking(trees_[i], text) != MatchResult::Yes) return false;
        }
        return true;
    }

    const Puzzle& puzzle_;
    std::u32string cells_;
    std::vector<RegexTree> trees_;
    std::size_t count_ = 0;
};

/// The form of a clue: its constructs without its letters.
std::string form_of(const RegexTree& tree, NodeId id) {
    const RegexNode& node = tree[id];
    const bool is_plain_set =
        node.kind == NodeKind::Set && node.end - node.begin <= 2 && tree.text[node.begin] != U'.';
    std::string form;
    switch (node.kind) {
        case NodeKind::Set:
            return is_plain_set                        ? "a"
                   : tree.text[node.begin] == U'.'     ? "."
                   : tree.text[node.begin + 1] == U'^' ? "[^]"
                                                       : "[]";
        case NodeKind::Repetition:
            form = form_of(tree, node.children[0]);
            return form + (node.max == kUnbounded ? "*" : node.min == 0 && node.max == 1 ? "?" : "{}");
        case NodeKind::Reference:
            return "\\1";
        case NodeKind::Group:
            if (tree[node.children[0]].kind == NodeKind::Alternation) return "(|)";
            return "(" + form_of(tree, node.children[0]) + ")";
        case NodeKind::Lookaround:
            return std::string("(?") + (node.behind ? "<" : "") + (node.negated ? "!" : "=") + ")";
        default:
            break;
    }
    for (const NodeId child : node.children) {
        if (node.kind == NodeKind::Alternation && !form.empty()) form += "|";
        const std::string next = form_of(tree, child);
        if (next != "a" || form.empty() || form.back() != 'a') form += next;
    }
    return form;
}

std::size_t share_of(std::size_t clues, std::size_t most_of_five) {
    return std::max<std::size_t>(2, (most_of_five * clues + 4) / 5);
}

/// No clue twice, no form for more than a fifth of the clues, alternatives in at most three fifths, references in at most a quarter.
void expect_variety(const Puzzle& puzzle, const std::string& text) {
    std::set<std::string> clues;
    std::map<std::string, std::size_t> forms;
    std::size_t alternatives = 0, references = 0, negated = 0;
    for (const RuleStatement& rule : puzzle.rules) {
        const RegexTree tree = clue_of(rule);
        EXPECT_TRUE(clues.insert(rule.arguments[0].text).second) << text;
        const std::string form = form_of(tree, tree.root);
        ++forms[form];
        alternatives += form.contains('|') ? 1 : 0;
        references += form.contains('\\') ? 1 : 0;
        negated += form.contains("[^]") ? 1 : 0;
    }
    const std::size_t count = puzzle.rules.size();
    for (const auto& [form, often] : forms) EXPECT_LE(often, share_of(count, 1)) << form << "\n" << text;
    EXPECT_LE(alternatives, share_of(count, 3)) << text;
    EXPECT_LE(references, (count + 3) / 4) << text;
    EXPECT_LE(negated, (count + 4) / 5) << text;
}

/// Counts the clues that match only one string.
std::size_t giveaways(const Puzzle& puzzle) {
    std::size_t found = 0;
    for (const RuleStatement& rule : puzzle.rules) {
        const auto strings = ClueStrings::build(clue_of(rule), puzzle.alphabet, cells_of(rule).size(), {});
        std::size_t count = 0;
        strings->list({}, [&](std::span<const Value>) { return ++count < 2; });
        found += count < 2 ? 1 : 0;
    }
    return found;
}

explain::Rating rating_of(const Puzzle& puzzle) {
    ClueCache cache;
    Resources none;
    RuleContext context{puzzle, cache, none, {}};
    const auto prepared = PreparedPuzzle::make(Registry::standard(), context, {});
    return *explain::rate(prepared->context(), {}, {}).rating;
}

void expect_good(const MadePuzzle& made, std::optional<GradeRange> grade = {}) {
    const Puzzle puzzle = read_back(made.text);
    auto solver = PuzzleSolver::build(puzzle);
    ASSERT_TRUE(solver);
    const FoundSolutions found = solver->solve({.limit = 2});
    ASSERT_EQ(found.solutions.size(), 1U) << made.text;
    for (std::size_t i = 0; i < made.solution.size(); ++i)
        EXPECT_EQ(found.solutions[0].values()[i], made.solution[i]);
    expect_variety(puzzle, made.text);
    const explain::Rating rating = rating_of(puzzle);
    EXPECT_NEAR(rating.effort, made.rating->effort, 1e-9);
    if (!grade) return;
    EXPECT_TRUE(grade->contains(rating.grade.number)) << made.text;
    EXPECT_TRUE(grade->most <= 2 || giveaways(puzzle) == 0) << made.text;
}

TEST(RegexCrosswordMaker, MeetsEachGrade) {
    for (int grade = 1; grade <= 5; ++grade) {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const auto made = make({}, seed, GradeRange{grade, grade});
            ASSERT_TRUE(made) << "grade " << grade << " seed " << seed;
            expect_good(*made, GradeRange{grade, grade});
        }
    }
}

TEST(RegexCrosswordMaker, MeetsEasyGradesOfLongLinesAndManyClues) {
    for (const int grade : {5, 6}) {
        const MakeResult made = make({{"size", "12x12"}}, 4, GradeRange{grade, grade});
        ASSERT_TRUE(made) << grade;
        EXPECT_EQ(made->rating->grade.number, grade) << made->text;
    }
    EXPECT_TRUE(make({{"size", "8x8"}, {"sides", "4"}}, 3, GradeRange{2, 2}));
}

TEST(RegexCrosswordMaker, MakesAllShapesOfGrids) {
    const std::vector<Parameters> calls = {{{"size", "2x2"}},
                                           {{"size", "3x7"}},
                                           {{"size", "1x6"}},
                                           {{"size", "9x8"}},
                                           {{"size", "12x12"}},
                                           {{"words", "HEART,EMBER,ABUSE,RESIN,TREND"}},
                                           {{"size", "4x4"}, {"sides", "4"}},
                                           {{"hexagon", "2"}},
                                           {{"hexagon", "3"}, {"sides", "6"}},
                                           {{"hexagon", "3x4x4"}},
                                           {{"text", "To be, or not to be: that is the question"}},
                                           {{"message", "look behind you"}},
                                           {{"size", "6x4"}, {"dialect", "java"}},
                                           {{"size", "5x4"}, {"alphabet", "0-9"}},
                                           {{"size", "5x5"}, {"style", "classes,negated,repetition,dots"}}};
    for (const Parameters& parameters : calls) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto made = make(parameters, seed);
            ASSERT_TRUE(made) << made.error().problem.message << testing::PrintToString(parameters);
            expect_good(*made);
        }
    }
}

TEST(RegexCrosswordMaker, FewConstructsAreEnough) {
    for (const std::string style : {"alternation", "classes", "repetition,alternation,optional",
                                    "references,alternation,dots", "lookaround,classes", "counts,classes"}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto made = make({{"style", style}}, seed);
            ASSERT_TRUE(made) << style;
            const Puzzle puzzle = read_back(made->text);
            EXPECT_EQ(PuzzleSolver::build(puzzle)->solve({.limit = 2}).solutions.size(), 1U) << made->text;
            std::set<std::string> clues;
            for (const RuleStatement& rule : puzzle.rules) {
                EXPECT_TRUE(clues.insert(rule.arguments[0].text).second) << made->text;
                EXPECT_TRUE(style.contains("classes") || !rule.arguments[0].text.contains('[')) << made->text;
                EXPECT_TRUE(style.contains("repetition") ||
                            rule.arguments[0].text.find_first_of("*+") == std::string::npos)
                    << made->text;
            }
        }
    }
}

TEST(RegexCrosswordMaker, SmallOnesAreUniqueByPlainEnumeration) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto made = make({{"size", "3x3"}, {"alphabet", "A-F"}}, seed);
        ASSERT_TRUE(made);
        const Puzzle puzzle = read_back(made->text);
        EXPECT_EQ(PlainCount(puzzle).count(), 1U) << made->text;
    }
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto made = make({{"hexagon", "2"}, {"alphabet", "A-E"}}, seed);
        ASSERT_TRUE(made);
        const Puzzle puzzle = read_back(made->text);
        EXPECT_EQ(PlainCount(puzzle).count(), 1U) << made->text;
    }
}

TEST(RegexCrosswordMaker, ProgressiveCrosswordsHaveOneAnswerAndGetHarder) {
    const auto made = make({{"text", "regular expression of the day"}, {"progressive", "5"}}, 2);
    ASSERT_TRUE(made);
    ASSERT_EQ(made->further.size(), 4U);
    double effort = made->rating->effort;
    expect_good(*made);
    for (const MadePuzzle& next : made->further) {
        expect_good(next);
        EXPECT_EQ(next.solution, made->solution);
        EXPECT_GT(next.rating->effort, effort);
        effort = next.rating->effort;
    }
}

TEST(RegexCrosswordMaker, TheSameSeedMakesTheSameCrossword) {
    EXPECT_EQ(make({{"hexagon", "3"}}, 5, GradeRange{3, 4})->text,
              make({{"hexagon", "3"}}, 5, GradeRange{3, 4})->text);
    EXPECT_NE(make({}, 5)->text, make({}, 6)->text);
}

TEST(RegexCrosswordMaker, RequestesThatAreNotMetEndWithTheNearest) {
    const auto too_easy = make({{"size", "12x12"}}, 1, GradeRange{2, 2});
    ASSERT_FALSE(too_easy);
    EXPECT_EQ(too_easy.error().reason, CreateFailure::Reason::NotMet);
    EXPECT_EQ(too_easy.error().problem.message, "no crossword of grade 2 was found");
    EXPECT_EQ(
        too_easy.error().problem.hint,
        "the last cells have too few clues for this grade: write --sides 4, or a smaller grid; the nearest "
        "follows");
    ASSERT_TRUE(too_easy.error().nearest);
    expect_good(*too_easy.error().nearest);
    const auto no_style = make({{"style", "dots"}}, 1);
    ASSERT_FALSE(no_style);
    EXPECT_EQ(no_style.error().reason, CreateFailure::Reason::NotMet);
    EXPECT_FALSE(no_style.error().nearest);
}

TEST(RegexCrosswordMaker, ALimitEndsTheSearch) {
    Limits limits;
    limits.deadline = Limits::Clock::now();
    const auto made = make({{"hexagon", "7"}}, 1, {}, limits);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().reason, CreateFailure::Reason::Limit);
}

TEST(RegexCrosswordMaker, RefusesWrongRequests) {
    const auto message = [](const Parameters& parameters) {
        const auto made = make(parameters, 1);
        return made ? "made" : made.error().problem.message + "; " + made.error().problem.hint;
    };
    EXPECT_EQ(message({{"sides", "3"}}),
              "there are no clues on 3 sides of a rectangle; write --sides 2 or --sides 4");
    EXPECT_EQ(message({{"hexagon", "2x2x2"}}),
              "'2x2x2' is no hexagon; write the cells of a side, e.g. 4, or the lines in three directions, "
              "e.g. 4x5x6, whose sum is odd");
    EXPECT_EQ(message({{"alphabet", "A"}}),
              "'A' is no alphabet; write at least two characters, e.g. A-F or A-Z0-9");
    EXPECT_EQ(message({{"dialect", "perl"}}), "no dialect is called 'perl'; write ecmascript or java");
    EXPECT_EQ(message({{"text", "abc"}, {"words", "a.txt"}}),
              "--text, --phrase, --grid and --words each fill the grid; write one of them");
    EXPECT_EQ(message({{"progressive", "1"}}), "--progressive 1 is no number of crosswords; write 2 to 30");
    EXPECT_TRUE(
        message({{"style", "flowers"}}).starts_with("no style is called 'flowers'; write some of classes"));
}

}  // namespace
}  // namespace sator::create
