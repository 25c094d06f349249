// Fills the grid, makes pools of clues for its lines, and searches; if the search ends without what is requested, it begins anew with
// other clues, and keeps the nearest.
#include "sator/create/regex/regex_maker.hpp"

#include <algorithm>
#include <optional>

#include "sator/base/utf8.hpp"
#include "sator/create/regex/theme_words.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/text/write/write_sator.hpp"

namespace sator::create {

namespace {

/// The candidates of a line at first.
constexpr std::size_t kPoolSize = 40;
/// The number of times that the search begins anew.
constexpr std::size_t kAttempts = 8;
/// The openness of clues, in bits a cell, of crosswords of the easiest rank, and what each further rank adds.
constexpr double kLeastOpenness = 0.5, kOpennessPerRank = 0.3;
/// Without a request, the search aims at the middle of the ranks.
constexpr GradeRange kUsualRanks{4, 6};
/// The ranks of crosswords that get harder, if the caller names no grades.
constexpr GradeRange kProgressiveRanks{2, 10};
/// Up to this rank, a clue may leave one string.
constexpr int kGiveAwayUpTo = 2;
/// Up to this grade, long lines get tight clues, and large grids only letters.
constexpr int kEasiestGrades = 2;

/// Everything about one crossword that does not change between attempts.
struct Commission {
    const RegexRequest& request;
    const CreateOptions& options;
    Answer answer;
    CrosswordFrame frame;
    ClueMaterial material;
    std::vector<std::u32string> lines;
};

std::u32string alphabet_with(const std::u32string& alphabet, const std::u32string& cells) {
    std::u32string all = without_repeats(alphabet + cells);
    std::ranges::sort(all);
    return all;
}

Alphabet alphabet_of(const std::u32string& characters) {
    std::vector<CodePointRange> ranges;
    for (const char32_t c : characters) ranges.push_back({c, c});
    return Alphabet::of_characters(CodePointSet(std::span<const CodePointRange>(ranges)));
}

/// The properties of the crossword before this one, if there are several over one answer.
struct Stage {
    double effort = 0;
    std::size_t creative = 0;
};

/// Returns the level of a crossword of this effort, by its work alone.
double level_of_effort(double effort, std::size_t cell_count) {
    return explain::level_of_work(explain::work_of(effort, cell_count));
}

/// Returns the ranks that crosswords of these grades have among those that people made. How open clues must be depends on the rank: a
/// large crossword takes long although its clues are tight.
GradeRange ranks_of(const GradeRange& grades, std::size_t cell_count) {
    const auto rank_at = [&](double level) {
        return explain::rank_of(explain::regex_scale(),
                                explain::effort_of_work(explain::work_of_level(level), cell_count))
            .rank;
    };
    return {rank_at(grades.least), rank_at(grades.most + 1)};
}

ClueRequest clue_request(const DifficultyRequest& difficulty, const std::optional<GradeRange>& grades,
                         std::size_t cell_count, const Stage& before) {
    ClueRequest request{difficulty, grades.value_or(GradeRange{})};
    const GradeRange ranks = grades ? ranks_of(*grades, cell_count) : kUsualRanks;
    const int middle = (ranks.least + ranks.most) / 2;
    request.openness = kLeastOpenness + kOpennessPerRank * (middle - 1);
    request.creativity = (middle - 1) / 9.0;
    request.may_give_away = grades && ranks.least <= kGiveAwayUpTo;
    request.harder_than = before.effort;
    request.least_creative = before.creative;
    return request;
}

MadePuzzle made_puzzle(const Commission& commission, const CrosswordSearch& search, std::uint64_t seed) {
    auto puzzle = std::make_shared<Puzzle>(crossword_of(commission.frame, search.texts()));
    puzzle->message = commission.answer.message;
    if (!commission.answer.title.empty()) puzzle->title = commission.answer.title;
    MadePuzzle made{.puzzle = puzzle, .rating = search.rating(), .seed = seed};
    made.text = write_sator(*puzzle).value_or("");
    for (const char32_t c : commission.answer.cells)
        made.solution.push_back(static_cast<Value>(*puzzle->alphabet.find(Symbol::of_character(c))));
    return made;
}

/// Deductions about several clues are at hand, too. The easiest crosswords that were made had this share of the effort that values
/// forced by one clue would leave.
constexpr double kEasiestCrossword = 0.65;

/// Returns whether hardly any crossword of this shape is as easy as requested. If each open cell can be filled by each of its
/// clues, the effort is the sum of 1 / (ease · clues · open cells), and the last cells make most of it.
bool is_too_easy_for(const CrosswordFrame& frame, const GradeRange& grades) {
    const double clues_of_cell = static_cast<double>(frame.size.directions() * frame.clues_per_line);
    const double ease = explain::entry_of(explain::Technique::ForcedValue).ease;
    double least = 0;
    for (std::size_t open = 1; open <= frame.cell_count; ++open)
        least += 1 / (ease * clues_of_cell * static_cast<double>(open));
    return grades.most + 1 <= level_of_effort(kEasiestCrossword * least, frame.cell_count);
}

std::string hint_of(const CrosswordFrame& frame, const std::optional<GradeRange>& grades) {
    if (!grades || !is_too_easy_for(frame, *grades))
        return "another size, other letters or another --seed may have one; the nearest follows";
    const std::string more = frame.size.is_hexagonal() ? "6" : "4";
    return "the last cells have too few clues for this grade: " +
           (frame.clues_per_line == 1 ? "write --sides " + more + ", or a smaller grid"
                                      : std::string("write a smaller grid")) +
           "; the nearest follows";
}

MakeResult failure_of(const Commission& commission, const DifficultyRequest& difficulty,
                      std::optional<MadePuzzle> nearest) {
    const auto limit = commission.options.limits.reached();
    auto failure = limit     ? stopped_by(*limit)
                   : nearest ? not_met("no crossword of " + difficulty.words() + " was found",
                                       hint_of(commission.frame, commission.options.grade))
                             : not_met("no clues were found that tell the answer from all others",
                                       "allow more of --style, or choose a smaller grid");
    if (limit)
        failure.error().problem.hint =
            nearest ? "the nearest that was found so far follows; a longer --time-limit may find better"
                    : "no crossword with one solution was found so far; allow a longer --time-limit";
    failure.error().nearest = std::move(nearest);
    return failure;
}

/// Whether the search must have tight clues from the start, because it hardly ever comes to them by itself.
bool needs_tight_clues(const GradeRange& ranks, const std::u32string& line) {
    constexpr std::size_t kLongLine = 8;
    constexpr int kTightUpTo = 6;
    constexpr std::size_t kLineOfManyClues = 5;
    if (ranks.most == 1) return line.size() > kLineOfManyClues;
    if (ranks.most <= kEasiestGrades) return line.size() >= kLongLine;
    return ranks.least <= kTightUpTo && line.size() > kLongLine;
}

/// Searches in several attempts. `before` becomes what was found.
MakeResult search_for(const Commission& commission, const std::optional<GradeRange>& grades,
                      std::uint64_t seed, RandomSource& random, Stage& before) {
    CreateOptions options = commission.options;
    options.grade = grades;
    const DifficultyRequest difficulty = *DifficultyRequest::of(options);
    const ClueRequest request = clue_request(difficulty, grades, commission.frame.cell_count, before);
    std::optional<MadePuzzle> nearest;
    double nearest_distance = 0;
    CrosswordProver prover(commission.frame, commission.answer.cells, options.limits);
    std::optional<GradeRange> ranks;
    if (grades) ranks = ranks_of(*grades, commission.frame.cell_count);
    const bool is_hopeless = grades && is_too_easy_for(commission.frame, *grades);
    const std::size_t attempts = std::min(is_hopeless ? 1 : kAttempts, options.attempts);
    for (std::size_t attempt = 0; attempt < attempts && !options.limits.reached(); ++attempt) {
        const PoolRules rules{commission.material, commission.frame.alphabet, commission.request.style,
                              commission.request.dialect};
        std::vector<CluePool> pools;
        for (const std::u32string& line : commission.lines) {
            pools.emplace_back(line, rules);
            pools.back().grow(kPoolSize, random);
            if (ranks && needs_tight_clues(*ranks, line)) pools.back().add_last_resorts(random);
        }
        CrosswordSearch search(commission.frame, pools, prover, request, random);
        if (!search.run()) continue;
        const double distance = difficulty.distance(*search.rating());
        if (search.fits()) before = {search.rating()->effort, search.creative_clues()};
        if (search.fits()) return made_puzzle(commission, search, seed);
        if (nearest && distance >= nearest_distance) continue;
        nearest = made_puzzle(commission, search, seed);
        nearest_distance = distance;
    }
    return failure_of(commission, difficulty, std::move(nearest));
}

/// Returns the grades of crosswords with these ranks.
GradeRange grades_of_ranks(const GradeRange& ranks, std::size_t cell_count) {
    const auto& deciles = explain::regex_scale().deciles;
    const auto grade_at = [&](double effort) {
        const double level = level_of_effort(effort, cell_count);
        return std::clamp(static_cast<int>(level), explain::kLeastGrade, explain::kMostGrade);
    };
    return {grade_at(deciles[static_cast<std::size_t>(ranks.least) - 2]),
            grade_at(deciles[static_cast<std::size_t>(ranks.most) - 2])};
}

/// Makes crosswords over one answer, each harder than the one before and with as many creative clues or more. Their grades are
/// spread over the range that is requested; if a grade is not met, a crossword that is harder than the one before takes its place.
MakeResult search_progressively(const Commission& commission, std::uint64_t seed, RandomSource& random) {
    const GradeRange range =
        commission.options.grade.value_or(grades_of_ranks(kProgressiveRanks, commission.frame.cell_count));
    const auto steps = static_cast<int>(commission.request.progressive) - 1;
    std::optional<MadePuzzle> first;
    Stage before;
    for (int step = 0; step <= steps; ++step) {
        const int grade = range.least + (2 * step * (range.most - range.least) + steps) / (2 * steps);
        const double easier = before.effort;
        auto made = search_for(commission, GradeRange{grade, grade}, seed, random, before);
        if (!made) {
            auto& nearest = made.error().nearest;
            const bool is_harder = nearest && nearest->rating->effort > easier;
            if (!is_harder || made.error().reason != CreateFailure::Reason::NotMet) {
                nearest = std::move(first);
                return made;
            }
            before.effort = nearest->rating->effort;
            made = std::move(*nearest);
        }
        if (first) {
            first->further.push_back(std::move(*made));
        } else {
            first = std::move(*made);
        }
    }
    return std::move(*first);
}

/// Blanks and signs make the alphabet larger, so that few easy crosswords of many cells have them.
bool is_large_and_easy(const AnswerRequest& answer, const std::optional<GradeRange>& grade) {
    constexpr std::size_t kManyCells = 50;
    const CrosswordSize size = answer.size;
    const std::size_t cells = size.x * size.y * std::max<std::size_t>(size.z, 1);
    return answer.has_size && cells >= kManyCells && grade && grade->most <= kEasiestGrades;
}

}  // namespace

MakeResult create_regex_crossword(const RegexRequest& request, const CreateOptions& options,
                                  std::uint64_t seed) {
    const auto difficulty = DifficultyRequest::of(options);
    if (!difficulty) return failure(difficulty);
    RandomSource random(seed);
    Resources files = options.files;
    AnswerRequest wanted = request.answer;
    if (is_large_and_easy(wanted, options.grade)) wanted.has_signs = false;
    auto answer = fill_answer(wanted, request.alphabet, files, options.limits, random);
    if (!answer) return failure(answer);
    const std::u32string alphabet = alphabet_with(request.alphabet, answer->cells);
    auto frame = make_frame(answer->size, request.clues_per_line, alphabet_of(alphabet), request.dialect);
    if (!frame) return mistake(frame.error());
    std::vector<std::u32string> lines;
    for (const CrosswordFrame::Line& line : frame->lines) lines.push_back(line_text(line, answer->cells));
    ClueMaterial material(alphabet, theme_words(), lines, answer->theme);
    const Commission commission{
        request, options, std::move(*answer), std::move(*frame), std::move(material), std::move(lines)};
    if (request.progressive > 1) return search_progressively(commission, seed, random);
    Stage none;
    return search_for(commission, options.grade, seed, random, none);
}

}  // namespace sator::create
