#include <algorithm>
#include <nlohmann/json.hpp>

#include "sator/base/spelling_suggestion.hpp"
#include "sator/formats/standard_formats.hpp"
#include "sator/models/formats_json.hpp"
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
    std::string names;
    for (const std::string_view one : written) names += (names.empty() ? "" : ", ") + std::string(one);
    const std::string_view near = spelling_suggestion(name, written);
    return error_in("request", "no format called '" + name + "' is written",
                    near.empty() ? "'to' is one of " + names : "did you mean '" + std::string(near) + "'?");
}

}  // namespace

void formats_question(Question& question) {
    question.reply.add(models::formats_json());
}

void convert_question(Question& question) {
    const auto formats = standard_formats();
    const auto target = std::ranges::find(formats, question.request.to, &Format::name);
    if (target == formats.end() || target->write == nullptr)
        return question.reply.refuse(wrong_target(question.request.to));
    for_each_puzzle(question, [&](const AskedPuzzle& asked) {
        auto written = target->write(*asked.puzzle);
        if (!written) {
            if (written.error().file.empty()) written.error().file = asked.puzzle->file;
            return question.reply.refuse(written.error());
        }
        std::ranges::sort(written->losses);
        const auto repeated = std::ranges::unique(written->losses);
        written->losses.erase(repeated.begin(), repeated.end());
        const nlohmann::ordered_json line = {{"sator", kConvertVersion},
                                             {"puzzle", asked.name},
                                             {"to", target->name},
                                             {"text", written->text},
                                             {"losses", written->losses}};
        question.reply.add(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
        question.reply.end_with(written->losses.empty() ? ExitCode::Found : ExitCode::None);
    });
}

}  // namespace sator::web
