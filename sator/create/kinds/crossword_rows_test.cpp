// Crosswords, checked by what stands in the puzzle and its solution alone.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "sator/create/kinds/crossword_words.hpp"
#include "sator/create/kinds/puzzle_maker.hpp"
#include "sator/create/shapes/crossword_pattern.hpp"

namespace sator::create {
namespace {

/// A list with scores; only its best words fill the grid whose rows are BUG, ILLUS, MANIA, PSALM and TED.
constexpr std::string_view kCrosswordList =
    "bug;60\nillus;60\nmania;60\npsalm;60\nted;60\nimp;60\nblast;60\nulnae;60\nguild;60\nsam;60\n"
    "std;20\nsperm;20\nposer;20\natlas;20\nspa;20\nspots;20\ntesla;20\ndream;20\nmrs;20\n"
    "bugs;40\nperil;20\nseoul;20\niraqi;20\nfms;20\ndid;20\nisp;20\nfreed;20\nmaori;20\nsquid;20\nill;20\n"
    "freya;20\nburg;20\nhell;20\nuhf;20\nsefer;20\nhello;20\ncafe;20\nd'or;90\n";

CreateOptions crossword_request(std::string size, std::uint64_t seed) {
    CreateOptions options{.kind = "crossword"};
    options.parameters = {{"words", "list.txt"}, {"size", std::move(size)}};
    options.seed = seed;
    options.rated = false;
    options.files = Resources([](const std::string& path) {
        return path.ends_with("list.txt") ? std::optional(std::string(kCrosswordList)) : std::nullopt;
    });
    return options;
}

MakeResult crossword_of(const CreateOptions& options) {
    auto maker = PuzzleMaker::of(options);
    if (!maker) return failure(maker);
    return maker->make(options.seed);
}

/// The letters of the solution in the black and white grid of the puzzle's drawing.
CrosswordPattern solved_pattern(const MadePuzzle& made) {
    CrosswordPattern solved;
    std::size_t cell = 0;
    for (std::size_t at = made.text.find("\n|") + 1; made.text[at] == '|';
         at = made.text.find('\n', at) + 1) {
        ++solved.rows;
        for (std::size_t i = at + 2; made.text[i - 1] != '\n'; i += 2) {
            const bool is_black = made.text[i] == '#';
            solved.signs +=
                is_black ? "#"
                         : made.puzzle->alphabet[ValueId(static_cast<std::size_t>(made.solution[cell++]))]
                               .to_string();
        }
    }
    solved.columns = solved.signs.size() / solved.rows;
    return solved;
}

std::vector<std::string> entries_of(const CrosswordPattern& solved) {
    std::vector<std::string> entries;
    for (const auto& run : solved.runs()) {
        std::string& entry = entries.emplace_back();
        for (const std::size_t cell : run) entry += solved.signs[cell];
    }
    return entries;
}

bool is_symmetric(const CrosswordPattern& pattern) {
    for (std::size_t i = 0; i < pattern.signs.size(); ++i) {
        if ((pattern.signs[i] == '#') != (pattern.signs[pattern.signs.size() - 1 - i] == '#')) return false;
    }
    return true;
}

bool is_listed(std::string entry) {
    for (char& c : entry) c = static_cast<char>(c - 'A' + 'a');
    return ("\n" + std::string(kCrosswordList)).contains("\n" + entry + ";");
}

TEST(CreatedCrossword, IsSymmetricAndHasWordsOfTheListWithoutAStemTwice) {
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const MakeResult made = crossword_of(crossword_request("5x5", seed));
        ASSERT_TRUE(made) << to_text(made.error().problem);
        const CrosswordPattern solved = solved_pattern(*made);
        EXPECT_TRUE(is_symmetric(solved)) << made->text;
        EXPECT_TRUE(solved.is_whole()) << made->text;
        const std::vector<std::string> entries = entries_of(solved);
        const std::set<std::string> different(entries.begin(), entries.end());
        EXPECT_EQ(different.size(), entries.size()) << made->text;
        for (const std::string& entry : entries) {
            EXPECT_TRUE(is_listed(entry)) << entry;
            for (const char* ending : {"S", "ES", "D", "ED", "ING"})
                EXPECT_FALSE(different.contains(entry + ending)) << entry << ending;
        }
    }
}

TEST(CreatedCrossword, UsesTheWordsWithTheBestScores) {
    int with_best = 0;
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
        const MakeResult made = crossword_of(crossword_request("5x5", seed));
        ASSERT_TRUE(made);
        const std::vector<std::string> entries = entries_of(solved_pattern(*made));
        if (std::ranges::find(entries, "MANIA") == entries.end()) continue;
        ++with_best;
        for (const std::string& entry : entries)
            EXPECT_TRUE(entry.size() != 3 || entry == "BUG" || entry == "TED" || entry == "IMP" ||
                        entry == "SAM")
                << entry;
    }
    EXPECT_GT(with_best, 0);
}

TEST(CreatedCrossword, HasItsThemeAlthoughTheListDoesNot) {
    CreateOptions options = crossword_request("5x5", 3);
    options.parameters["theme"] = "il lut";
    options.parameters["words"] = "BUG,MANIA,PSALM,TED,IMP,BLAST,ULNAE,GUILD,TAM,STD";
    const MakeResult made = crossword_of(options);
    ASSERT_TRUE(made) << to_text(made.error().problem);
    EXPECT_TRUE(std::ranges::count(entries_of(solved_pattern(*made)), "ILLUT") == 1) << made->text;
    EXPECT_TRUE(made->text.contains("I L L U T")) << "theme letters are given: " << made->text;
}

TEST(CreatedCrossword, LeavesEntriesOfTheThemeOutOfTheRuleIfAFileDoesNotHaveThem) {
    CreateOptions options = crossword_request("5x5", 3);
    options.parameters["theme"] = "SEXUL";  // between IRAQI and PERIL, instead of SEOUL
    const std::string list = "iraqi\nperil\nfms\ndid\nisp\nfreed\nmaxri\nsquid\nill\n";
    options.files = Resources([&](const std::string& path) {
        return path.ends_with("list.txt") ? std::optional(list) : std::nullopt;
    });
    const MakeResult made = crossword_of(options);
    ASSERT_TRUE(made) << to_text(made.error().problem);
    EXPECT_TRUE(std::ranges::count(entries_of(solved_pattern(*made)), "SEXUL") == 1) << made->text;
    EXPECT_TRUE(made->text.contains("rule word \"list.txt\"")) << made->text;
}

TEST(CreatedCrossword, SaysAtOnceWhatCannotBe) {
    CreateOptions options = crossword_request("5x5", 1);
    options.parameters["theme"] = "TOOLONG";
    EXPECT_TRUE(to_text(crossword_of(options).error().problem).contains("TOOLONG has 7 letters"));
    options.parameters["theme"] = "BUG,BUGS";
    EXPECT_TRUE(to_text(crossword_of(options).error().problem).contains("BUGS shares its stem"));
    options.parameters = {};
    EXPECT_TRUE(to_text(crossword_of(options).error().problem).contains("needs a list of words"));
    options.parameters = {{"words", "no,AB,x1"}};
    EXPECT_TRUE(to_text(crossword_of(options).error().problem).contains("x1"));
    options.parameters = {{"words", "no,AB"}};
    EXPECT_TRUE(to_text(crossword_of(options).error().problem).contains("no word of at least three letters"));
}

TEST(CreatedCrossword, NamesTheSlotOfAGridThatCannotBeFilled) {
    CreateOptions options;
    options.from = "crossword at_least 3\n| . . .\n| . # .\n| X . .\n\nwords\n  BAG BIG GEM GUM BAT\n";
    options.from_name = "grid.sator";
    const MakeResult made = crossword_of(options);
    ASSERT_FALSE(made);
    EXPECT_TRUE(to_text(made.error().problem).contains("R3C1 is given as X"))
        << to_text(made.error().problem);
    EXPECT_TRUE(to_text(made.error().problem).contains("must be a word")) << to_text(made.error().problem);
}

TEST(CrosswordStems, JoinFormsOfAWord) {
    for (const char* word : {"BAKE", "BAKES", "BAKED", "BAKING"}) EXPECT_EQ(word_stem(word), "BAK") << word;
    for (const char* word : {"RUN", "RUNS", "RUNNING"}) EXPECT_EQ(word_stem(word), "RUN") << word;
    EXPECT_EQ(word_stem("CITIES"), word_stem("CITY"));
    EXPECT_EQ(word_stem("PASSES"), word_stem("PASS"));
    EXPECT_NE(word_stem("CAT"), word_stem("COT"));
    EXPECT_EQ(word_stem("RED"), "RED") << "two letters are left";
}

TEST(CrosswordWords, ALeastScoreLeavesOutWordsAndAStemHasOneWord) {
    CreateOptions options = crossword_request("5x5", 1);
    BasePuzzles bases(options.files, {});
    const auto words = CrosswordWords::read({*find_created_kind("crossword"), options, bases});
    ASSERT_TRUE(words);
    EXPECT_EQ(words->least_scores(), (std::vector<std::int64_t>{60, 20}));
    RandomSource random(1);
    const std::string best = words->fill_text(std::vector<bool>(6, true), 60, random);
    EXPECT_EQ(std::ranges::count(best, '\n'), 10);
    const std::string all = words->fill_text(std::vector<bool>(6, true), 20, random);
    EXPECT_TRUE(all.contains("BUG\n"));
    EXPECT_FALSE(all.contains("BUGS\n")) << "BUG has a higher score";
}

TEST(CrosswordPatterns, AreWholeAndSymmetricAroundTheTheme) {
    const std::vector<std::string> theme = {"PLAINSAILING", "CREAMCRACKER", "BREADCRUMB"};
    int made = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        RandomSource random(seed);
        const auto pattern = make_crossword_pattern(15, 15, theme, std::vector<bool>(16, true), random);
        if (!pattern) continue;
        ++made;
        EXPECT_TRUE(pattern->is_whole());
        EXPECT_TRUE(is_symmetric(*pattern));
        const std::vector<std::string> entries = entries_of(*pattern);
        for (const std::string& entry : theme) EXPECT_EQ(std::ranges::count(entries, entry), 1);
    }
    EXPECT_GT(made, 10);
}

}  // namespace
}  // namespace sator::create
