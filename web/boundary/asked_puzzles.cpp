#include "web/boundary/asked_puzzles.hpp"

#include <algorithm>
#include <utility>

#include "sator/base/printable_text.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/explanation/prepared_puzzle.hpp"
#include "sator/puzzle/alphabet_choice.hpp"
#include "sator/puzzle/puzzle_name.hpp"
#include "sator/render/text/json_lines.hpp"
#include "sator/text/initial/initial_lines.hpp"
#include "web/boundary/counted_memory.hpp"

namespace sator::web {

namespace {

/// The name of known values in messages.
constexpr std::string_view kInitialName = "initial";

Limits limits_of(const Request& request, const ProgressPoll& poll) {
    Limits limits;
    if (request.time_limit)
        limits.deadline = Limits::Clock::now() + std::chrono::milliseconds(*request.time_limit);
    limits.memory_bytes = static_cast<std::size_t>(
        std::min<std::uint64_t>(request.memory_limit.value_or(kUsualMemoryLimit), kMostMemory));
    limits.memory_used = memory_used();
    limits.poll = poll.function();
    return limits;
}

std::expected<PuzzleOptions, Diagnostic> puzzle_options(const Request& request, LimitWatch& watch) {
    PuzzleOptions options;
    options.watch = &watch;
    if (request.dialect == "java") {
        options.dialect = Dialect::Java;
    } else if (!request.dialect.empty() && request.dialect != "ecmascript") {
        return std::unexpected(error_in("request", "there is no dialect '" + request.dialect + "'",
                                        "the dialects are ecmascript and java"));
    }
    if (request.cell_limit) options.cell_limit = static_cast<std::size_t>(*request.cell_limit);
    if (request.alphabet.empty()) return options;
    auto set = parse_alphabet(request.alphabet);
    if (!set) {
        set.error().file = "alphabet";
        return std::unexpected(std::move(set.error()));
    }
    options.alphabet = std::move(*set);
    return options;
}

/// Returns the number of answers that a puzzle has: one for each initial drawing.
std::size_t answers_of(const std::expected<Puzzle, Diagnostic>& puzzle) {
    return puzzle ? std::max<std::size_t>(1, puzzle->initials.size()) : 1;
}

/// Adds the known values of a request to a puzzle.
std::optional<Diagnostic> add_initials(const Request& request, LimitWatch& watch, AskedPuzzle& asked) {
    if (request.initial.empty()) return std::nullopt;
    auto puzzle = std::make_shared<Puzzle>(*asked.puzzle);
    auto error = add_initial_lines(kInitialName, request.initial, *puzzle, &watch);
    asked.puzzle = std::move(puzzle);
    return error;
}

}  // namespace

Question::Question(const Request& asked)
    : request(asked),
      reply(asked.stream),
      limits(limits_of(asked, progress)),
      resources([&asked](const std::string& path) {
          const auto found = asked.files.find(path);
          return found == asked.files.end() ? std::nullopt : std::optional(found->second);
      }) {}

void Question::report_stopped(const std::string& name, Limit limit, std::string_view ending) {
    reply.add(JsonLines::stopped(name, limit, ending));
    reply.end_with(ExitCode::Stopped);
}

void for_each_puzzle(Question& question, const std::function<void(const AskedPuzzle&)>& answer,
                     std::string_view ending) {
    const Request& request = question.request;
    LimitWatch watch(question.limits);
    const auto options = puzzle_options(request, watch);
    if (!options) return question.reply.refuse(options.error());
    const auto start = std::chrono::steady_clock::now();
    ReadResult found = read_puzzles(request.text, request.file, question.resources, *options, request.format);
    if (watch.is_over(0))
        return question.report_stopped(puzzle_name(request.file, 0, 1), *watch.reached(), ending);
    const auto share = (std::chrono::steady_clock::now() - start) / std::max<std::size_t>(1, found.size());
    std::size_t count = 0, index = 0;  // of answers
    for (const auto& puzzle : found) count += answers_of(puzzle);
    for (auto& puzzle : found) {
        const std::size_t own = answers_of(puzzle);
        if (!puzzle) {
            question.reply.refuse(puzzle_name(request.file, index, count), std::span(&puzzle.error(), 1));
        } else {
            AskedPuzzle asked{printable_text(puzzle->name),
                              std::make_shared<const Puzzle>(std::move(*puzzle)), share};
            const auto limit = index > 0 ? question.limits.reached() : std::nullopt;
            const auto error = limit ? std::nullopt : add_initials(request, watch, asked);
            if (limit) question.report_stopped(asked.name, *limit, ending);
            if (!limit && (request.initial.empty() || !asked.puzzle->initials.empty())) answer(asked);
            if (error) question.reply.refuse(asked.name, std::span(&*error, 1));
        }
        index += own;
    }
}

void for_each_initial(Question& question, const AskedPuzzle& asked,
                      const std::function<void(std::size_t initial, const std::string& name)>& answer,
                      std::string_view ending) {
    const auto& initials = asked.puzzle->initials;
    for (std::size_t i = 0; i < std::max<std::size_t>(1, initials.size()); ++i) {
        const std::string name = asked.name + (initials.empty() ? "" : initials[i].name);
        const auto limit = i > 0 ? question.limits.reached() : std::nullopt;
        if (limit) {
            question.report_stopped(name, *limit, ending);
        } else {
            answer(i, name);
        }
    }
}

void for_each_context(Question& question, const AnswerWithContext& answer, std::string_view ending) {
    for_each_puzzle(
        question,
        [&](const AskedPuzzle& asked) {
            RuleContext context{*asked.puzzle, question.clue_cache, question.resources, RegexLimits{}};
            auto prepared = PreparedPuzzle::make(Registry::standard(), context, question.limits);
            if (!prepared) return question.reply.refuse(asked.name, prepared.error());
            for_each_initial(
                question, asked,
                [&](std::size_t initial, const std::string& name) {
                    prepared->rebuild_for(initial, context, question.limits);
                    if (context.watch.is_over()) {
                        question.report_stopped(name, *context.watch.reached(), ending);
                    } else {
                        answer(prepared->context(), initial, name);
                    }
                },
                ending);
        },
        ending);
}

}  // namespace sator::web
