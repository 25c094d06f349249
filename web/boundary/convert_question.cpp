#include <algorithm>
#include <nlohmann/json.hpp>

#include "sator/base/spelling_suggestion.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/models/formats_json.hpp"
#include "sator/models/model_targets.hpp"
#include "sator/models/write_model.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

/// The version of this output format. Programs depend on its fields.
constexpr int kConvertVersion = 1;

Diagnostic wrong_target(const std::string& name) {
    std::vector<std::string_view> written;
    for (const Format& format : standard_formats()) {
        if (format.write != nullptr) written.push_back(format.name);
    }
    for (const models::ModelTarget& model : models::model_targets()) written.push_back(model.name);
    std::string names;
    for (const std::string_view one : written) names += (names.empty() ? "" : ", ") + std::string(one);
    const std::string_view near = spelling_suggestion(name, written);
    return error_in("request", "no format called '" + name + "' is written",
                    near.empty() ? "'to' is one of " + names : "did you mean '" + std::string(near) + "'?");
}

std::expected<WrittenPuzzle, Diagnostic> write_as(const models::ModelTarget& model, const Puzzle& puzzle,
                                                  Question& question) {
    LimitWatch watch(question.limits);
    auto text = models::write_model(model, puzzle, question.resources, 0, watch);
    if (!text) return std::unexpected(std::move(text.error()));
    WrittenPuzzle written{std::move(*text), {}};
    if (puzzle.initials.size() > 1) written.losses.emplace_back("more than one puzzle");
    return written;
}

void add_answer(Question& question, const std::string& name, WrittenPuzzle& written) {
    std::ranges::sort(written.losses);
    const auto repeated = std::ranges::unique(written.losses);
    written.losses.erase(repeated.begin(), repeated.end());
    const nlohmann::ordered_json line = {{"sator", kConvertVersion},  {"puzzle", name},
                                         {"to", question.request.to}, {"text", written.text},
                                         {"losses", written.losses},  {"left_out", written.left_out}};
    question.reply.add(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    question.reply.end_with(written.losses.empty() ? ExitCode::Found : ExitCode::None);
}

}  // namespace

void formats_question(Question& question) {
    question.reply.add(models::formats_json());
}

void convert_question(Question& question) {
    const std::string& to = question.request.to;
    const auto formats = standard_formats();
    const auto format = std::ranges::find(formats, to, &Format::name);
    const models::ModelTarget* model = models::find_model_target(to);
    if (model == nullptr && (format == formats.end() || format->write == nullptr))
        return question.reply.refuse(wrong_target(to));
    for_each_puzzle(question, [&](const AskedPuzzle& asked) {
        auto written = model != nullptr ? write_as(*model, *asked.puzzle, question)
                                        : write_puzzle(*format, *asked.puzzle);
        if (const auto limit = question.limits.reached()) return question.report_stopped(asked.name, *limit);
        if (!written) {
            if (written.error().file.empty()) written.error().file = asked.puzzle->file;
            return question.reply.refuse(written.error());
        }
        add_answer(question, asked.name, *written);
    });
}

}  // namespace sator::web
