#include "cli/answers/cross_check.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>

#include "cli/process/read_file.hpp"
#include "cli/process/session.hpp"
#include "cli/process/write_file.hpp"
#include "cli/programs/other_program.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/models/lower.hpp"
#include "sator/models/model_targets.hpp"

namespace sator::cli {

namespace {

/// Another solver: which target it reads, how it is called, and how its answer looks.
struct Checker {
    std::string_view name, target, program, package;
    std::vector<std::string> options;
    std::string_view unsatisfiable;  ///< a line that begins so says that there is no solution
    std::string_view satisfiable;
    std::string_view before, after;  ///< what stands around the number of a variable that is true
};

std::span<const Checker> checkers() {
    static const std::vector<Checker> all = {
        {"cadical", "dimacs", "cadical", "cadical", {"-q"}, "s UNSATISFIABLE", "s SATISFIABLE", " ", " "},
        {"clasp", "opb", "clasp", "clasp", {}, "s UNSATISFIABLE", "s SATISFIABLE", " x", " "},
        {"gecode",
         "flatzinc",
         "fzn-gecode",
         "minizinc",
         {},
         "=====UNSATISFIABLE",
         "----------",
         "\nx",
         " = true;"},
        {"clingo", "asp", "clingo", "gringo", {"--verbose=1"}, "UNSATISFIABLE", "SATISFIABLE", "x(", ")"},
        {"z3", "smt2", "z3", "z3", {}, "unsat", "sat", "(x", " true)"},
    };
    return all;
}

bool has_line(std::string_view text, std::string_view begin) {
    return text.starts_with(begin) || text.find("\n" + std::string(begin)) != std::string_view::npos;
}

/// The variables that the answer makes true, of those up to `last`.
std::vector<int> true_variables(const Checker& checker, std::string text, int last) {
    if (checker.target == "dimacs" || checker.target == "opb") std::ranges::replace(text, '\n', ' ');
    text = "\n" + text + " ";
    std::vector<int> variables;
    for (std::size_t at = text.find(checker.before); at != std::string::npos;
         at = text.find(checker.before, at + 1)) {
        const std::size_t begin = at + checker.before.size();
        const std::size_t end = std::min(text.find_first_not_of("0123456789", begin), text.size());
        const auto variable = to_whole_number<int>(std::string_view(text).substr(begin, end - begin));
        if (variable && *variable >= 1 && *variable <= last &&
            text.compare(end, checker.after.size(), checker.after) == 0)
            variables.push_back(*variable);
    }
    return variables;
}

Diagnostic cannot_run(const Checker& checker, const std::string& reason) {
    return call_error(std::string(checker.program) + " " + reason, "");
}

/// A solution as the variables that are true; empty if there is none.
std::expected<std::vector<int>, Diagnostic> find_one(const Checker& checker, const models::ClauseForm& form,
                                                     const Puzzle& puzzle,
                                                     const std::function<bool()>& is_over) {
    const TemporaryFolder folder;
    const models::ModelTarget& target = *models::find_model_target(checker.target);
    const std::string model = folder.path() + "/model" + std::string(target.extension);
    const std::string output = folder.path() + "/answer";
    if (auto done = write_file(model, target.print(form, puzzle)); !done) return failure(done);
    std::vector<std::string> words{std::string(checker.program)};
    words.insert(words.end(), checker.options.begin(), checker.options.end());
    words.push_back(model);
    const ProgramEnding ending = run_other_program(words, output, is_over);
    if (ending.is_missing())
        return std::unexpected(
            call_error(std::string(checker.program) + ", which is needed for --cross-check, is not installed",
                       "install the Debian package " + std::string(checker.package) + " (apt-get install " +
                           std::string(checker.package) + ")"));
    if (ending.was_stopped) return std::unexpected(cannot_run(checker, "did not end before the limit"));
    const auto answer = read_file(output);
    if (!answer) return std::unexpected(cannot_run(checker, "gave no answer"));
    if (has_line(*answer, checker.unsatisfiable)) return std::vector<int>();
    if (!has_line(*answer, checker.satisfiable))
        return std::unexpected(cannot_run(checker, "gave no answer that can be read"));
    auto solution = true_variables(checker, *answer, static_cast<int>(form.meanings.size()));
    if (solution.size() != form.cells)
        return std::unexpected(cannot_run(checker, "gave an answer without a value for each cell"));
    return solution;
}

/// Counts the solutions up to two.
std::expected<unsigned, Diagnostic> count_with(const Checker& checker, models::ClauseForm form,
                                               const Puzzle& puzzle, const std::function<bool()>& is_over) {
    for (unsigned count = 0; count < 2; ++count) {
        auto solution = find_one(checker, form, puzzle, is_over);
        if (!solution) return failure(solution);
        if (solution->empty()) return count;
        form.clauses.push_back(models::excluding(*solution));
    }
    return 2;
}

std::string found_text(unsigned count) {
    return count == 0 ? "no solution" : count == 1 ? "one solution" : "at least two solutions";
}

}  // namespace

std::vector<std::string> cross_checkers() {
    std::vector<std::string> names;
    for (const Checker& checker : checkers()) names.emplace_back(checker.name);
    return names;
}

ExitCode cross_check(const Session& session, std::string_view program, const ask::SolveAnswer& answer,
                     Resources& files, const Limits& limits, bool tells) {
    LimitWatch watch(limits);
    const auto refuse = [&](const Diagnostic& error) {
        session.report(error);
        return watch.reached() ? ExitCode::Stopped : ExitCode::Wrong;
    };
    const ask::Asked& asked = answer.asked;
    const auto model = models::lower(*asked.puzzle, files, asked.initial, watch);
    if (!model) return refuse(model.error());
    const auto checker = std::ranges::find(checkers(), program, &Checker::name);
    const auto count = count_with(*checker, models::clause_form(*model), *asked.puzzle,
                                  [&] { return watch.reached().has_value(); });
    if (!count) return refuse(count.error());
    const unsigned own = answer.found.count.is_zero() ? 0 : answer.found.count == BigCount(1) ? 1 : 2;
    if (own != *count) {
        session.report(error_in(asked.name,
                                std::string(program) + " finds " + found_text(*count) + ", but sator " +
                                    found_text(own) + ": one of them has a bug",
                                "please report it, with the puzzle"));
        return ExitCode::Bug;
    }
    if (tells) session.out.write(std::string(program) + " finds " + found_text(own) + ", too\n");
    return ExitCode::Found;
}

}  // namespace sator::cli
