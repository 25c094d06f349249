#include "sator/create/choose/puzzle_from_file.hpp"

#include <algorithm>
#include <sstream>
#include <variant>

#include "sator/create/choose/conflict_words.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/rules/registry/find_rule.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/text/write/write_sator.hpp"

namespace sator::create {

namespace {

/// Returns the text without the drawings in which givens or the solution stand, and without the `initial` or `solution` above them.
std::string without_values(const Puzzle& puzzle) {
    std::vector<std::string> lines;
    std::istringstream stream(*puzzle.text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    std::vector<bool> is_out(lines.size() + 1);
    const auto is_drawn = [&](std::size_t line) {
        return line < lines.size() && lines[line].starts_with('|');
    };
    const auto leave_out = [&](const std::vector<Given>& values) {
        for (const Given& value : values) {
            const std::size_t line = value.span.line - 1;  // of an unknown place: no line
            if (!is_drawn(line)) continue;
            for (std::size_t i = line; is_drawn(i); ++i) is_out[i] = true;
            std::size_t first = line;
            for (; first > 0 && is_drawn(first - 1); --first) is_out[first - 1] = true;
            if (first > 0 && (lines[first - 1] == "initial" || lines[first - 1] == "solution"))
                is_out[first - 1] = true;
        }
    };
    for (const Initial& initial : puzzle.initials) leave_out(initial.givens);
    leave_out(puzzle.solution);
    std::string text;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!is_out[i]) text += lines[i] + "\n";
    }
    while (text.ends_with("\n\n")) text.pop_back();
    return text;
}

/// Returns the statements of the puzzle: as the setter wrote them, if they are in the puzzle language and still say the same without
/// the givens; otherwise as Sator writes them.
std::expected<std::string, Diagnostic> base_text(const Puzzle& puzzle, BasePuzzles& bases) {
    Puzzle bare = puzzle;
    bare.initials.clear();
    bare.solution.clear();
    if (puzzle.text != nullptr) {
        std::string text = without_values(puzzle);
        const auto read = bases.read(text);
        if (read && *read == bare) return text;
    }
    return write_sator(bare);
}

}  // namespace

std::expected<PuzzleFromFile, CreateFailure> PuzzleFromFile::read(const CreateOptions& options,
                                                                  BasePuzzles& bases) {
    bases.set_file(options.from_name);
    LimitWatch watch(bases.limits());
    PuzzleOptions reading;
    reading.watch = &watch;
    ReadResult read = read_puzzles(options.from, options.from_name, bases.files(), reading);
    if (const auto limit = watch.reached()) return stopped_by(*limit);
    if (!read[0]) return mistake(std::move(read[0].error()));
    const Puzzle& puzzle = *read[0];
    if (!puzzle.left_out.empty() && !options.ignore_unknown) return mistake(puzzle.left_out.front().what);
    const auto uses_givens = [&](const RuleStatement& rule) {
        return rules::uses_givens(Registry::standard(), puzzle, rule);
    };
    if (std::ranges::any_of(puzzle.rules, uses_givens))
        return mistake(options.from_name +
                       ": a rule of this puzzle depends on its givens, so they cannot be chosen anew");
    PuzzleFromFile file;
    auto text = base_text(puzzle, bases);
    if (!text) return mistake(std::move(text.error()));
    file.base_ = std::move(*text);
    if (!puzzle.initials.empty()) file.givens_ = puzzle.initials[0].givens;
    if (puzzle.solution.size() == puzzle.grid.position_count()) file.solution_ = puzzle.solution;
    return file;
}

PlanResult PuzzleFromFile::plan(BasePuzzles& bases, RandomSource& random) const {
    auto base = bases.of(base_);
    if (!base) return failure(base);
    const std::vector<Given>& known = solution_.empty() ? givens_ : solution_;
    const FoundSolutions found =
        (*base)->solver.solve({.limit = 1, .givens = std::span<const Given>(known), .seed = random.next()});
    if (found.solutions.empty()) {
        if (const auto* stopped = std::get_if<Stopped>(&found.outcome)) {
            if (stopped->limit != Limit::Nodes) return stopped_by(stopped->limit);
            return not_met("no solution was found soon");
        }
        const std::string conflict = conflict_words(*(*base)->puzzle, known, bases);
        return mistake(std::string(!solution_.empty() ? "the file's solution breaks its rules"
                                                      : "the file's puzzle has no solution") +
                           (conflict.empty() ? "" : ": these cannot all be true: " + conflict),
                       conflict.empty() ? "see sator check" : "");
    }
    Plan plan{.base = *base, .solution = {}, .clues = {}};
    const auto values = found.solutions[0].values();
    plan.solution.assign(values.begin(), values.end());
    add_givens(plan);
    return plan;
}

}  // namespace sator::create
