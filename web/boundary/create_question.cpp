#include <algorithm>
#include <nlohmann/json.hpp>

#include "sator/create/kinds/puzzle_maker.hpp"
#include "sator/create/requests/grade_range.hpp"
#include "sator/create/requests/made_puzzle_json.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

using create::CreateFailure;

/// The version of this output format. Programs depend on its fields.
constexpr int kKindsVersion = 1;

void list_kinds(Question& question) {
    nlohmann::ordered_json line = {{"sator", kKindsVersion}, {"kinds", nlohmann::ordered_json::array()}};
    for (const create::CreatedKind& kind : create::created_kinds()) {
        nlohmann::ordered_json json = {{"name", kind.name},
                                       {"summary", kind.summary},
                                       {"symmetry", kind.usual_symmetry},
                                       {"parameters", nlohmann::ordered_json::array()}};
        for (const create::KindParameter& parameter : kind.parameters)
            json["parameters"].push_back(
                {{"name", parameter.name}, {"value", parameter.value}, {"help", parameter.help}});
        line["kinds"].push_back(std::move(json));
    }
    question.reply.add(line.dump());
}

std::expected<CreateOptions, Diagnostic> create_options(Question& question) {
    const Request& request = question.request;
    CreateOptions options{.kind = create::full_kind_name(request.kind),
                          .parameters = request.parameters,
                          .from = request.text,
                          .from_name = request.text.empty() ? "" : request.file,
                          .seed = request.seed.value_or(0),
                          .symmetry = request.symmetry,
                          .minimal = request.minimal,
                          .keep = request.keep,
                          .hardest = request.hardest,
                          .rated = !request.unrated,
                          .files = question.resources,
                          .limits = question.limits};
    if (request.givens) options.givens = static_cast<std::size_t>(*request.givens);
    if (request.grade.empty()) return options;
    auto grade = create::read_grade_range(request.grade);
    if (!grade) return std::unexpected(std::move(grade.error()));
    options.grade = *grade;
    return options;
}

/// Answers why no puzzle was made, with the puzzle that comes nearest to the wish.
void tell_failure(Question& question, const CreateOptions& options, const CreateFailure& failure) {
    Diagnostic problem = failure.problem;
    if (problem.file.empty()) problem.file = "create";
    if (failure.reason == CreateFailure::Reason::Mistake) return question.reply.refuse(problem);
    nlohmann::ordered_json line = {{"sator", kKindsVersion},
                                   {"kind", options.kind},
                                   {"status", failure.limit ? "stopped" : "not_met"},
                                   {"message", problem.message},
                                   {"hint", problem.hint}};
    if (failure.nearest)
        line["nearest"] = nlohmann::ordered_json::parse(
            create::made_puzzle_json(options, *failure.nearest, SATOR_VERSION), nullptr, false);
    question.reply.add(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    question.reply.end_with(failure.limit ? ExitCode::Stopped : ExitCode::None);
}

}  // namespace

void create_question(Question& question) {
    if (question.request.kind.empty() && question.request.text.empty()) return list_kinds(question);
    const auto options = create_options(question);
    if (!options) return question.reply.refuse(options.error());
    auto maker = create::PuzzleMaker::of(*options);
    if (!maker) return tell_failure(question, *options, maker.error());
    const std::uint64_t count = std::max<std::uint64_t>(1, question.request.limit.value_or(1));
    for (std::uint64_t i = 0; i < count; ++i) {
        const create::MakeResult made = maker->make(options->seed + i);
        if (!made) {
            tell_failure(question, *options, made.error());
            if (made.error().reason != CreateFailure::Reason::NotMet) return;
        } else {
            question.reply.add(create::made_puzzle_json(*options, *made, SATOR_VERSION));
        }
    }
}

}  // namespace sator::web
