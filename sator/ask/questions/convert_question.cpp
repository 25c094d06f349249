#include <algorithm>
#include <utility>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/convert_target.hpp"
#include "sator/base/errors.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/models/model_targets.hpp"
#include "sator/models/write_model.hpp"

namespace sator::ask {

namespace {

std::string comma_list(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    return list;
}

Diagnostic wrong_target(const std::string& name, const std::string& near) {
    return error_in(
        kRequestName, "no format called '" + name + "' is written",
        near.empty() ? "'to' is one of " + comma_list(convert_targets()) : "did you mean '" + near + "'?");
}

void keep_each_once(std::vector<std::string>& lines) {
    std::ranges::sort(lines);
    const auto repeated = std::ranges::unique(lines);
    lines.erase(repeated.begin(), repeated.end());
}

std::expected<WrittenPuzzle, Diagnostic> write_as(Work& work, const ConvertTarget& target,
                                                  const Puzzle& puzzle) {
    if (target.format != nullptr) return write_puzzle(*target.format, puzzle);
    LimitWatch watch(work.limits());
    auto text = models::write_model(*target.model, puzzle, work.files(), 0, watch);
    if (!text) return failure(text);
    WrittenPuzzle written{std::move(*text), {}};
    if (puzzle.initials.size() > 1) written.losses.emplace_back("more than one puzzle");
    return written;
}

}  // namespace

void answer_question(Work& work, const Convert& question) {
    const auto target = find_convert_target(question.to);
    if (!target) {
        work.refuse(wrong_target(question.to, target.error()));
        return;
    }
    for_each_puzzle(work, [&](const AskedPuzzle& puzzle) {
        ConvertAnswer answer{
            {puzzle.name, *puzzle.puzzle}, question.to, write_as(work, *target, **puzzle.puzzle)};
        if (const auto limit = work.limits().reached())
            return work.stop(puzzle.name, *limit, Unanswered::Before::Made);
        if (answer.written) {
            keep_each_once(answer.written->losses);
        } else if (answer.written.error().file.empty()) {
            answer.written.error().file = (*puzzle.puzzle)->file;
        }
        return work.answer(std::move(answer));
    });
}

}  // namespace sator::ask
