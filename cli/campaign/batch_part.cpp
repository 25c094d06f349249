// A part of a batch is asked about at once, but that of files file by file, because a file may have several puzzles. Between two elements
// its result is saved from time to time. A further run, on any host, asks about the elements that are left.
#include "cli/campaign/batch_part.hpp"

#include <filesystem>
#include <fstream>
#include <utility>

#include "cli/campaign/batch_answers.hpp"
#include "cli/campaign/batch_lines.hpp"
#include "cli/campaign/batch_plan.hpp"
#include "cli/campaign/part_time.hpp"
#include "cli/campaign/planned_puzzle.hpp"
#include "cli/campaign/sealed_text.hpp"
#include "cli/process/host_name.hpp"
#include "cli/process/read_file.hpp"
#include "cli/process/session.hpp"
#include "cli/process/zlib_inflate.hpp"
#include "sator/ask/asker.hpp"
#include "sator/ask/json/request_json.hpp"
#include "sator/base/errors.hpp"

namespace sator::cli {

namespace {

constexpr std::string_view kOtherFile = "is not the file that the plan was made with";
constexpr std::string_view kOtherFileHint = "copy that file, or make the plan again";

/// The result of a part while its elements are answered: it is saved from time to time, so that another run can go on.
class SavedResult {
  public:
    SavedResult(const Campaign& campaign, const PartRunOptions& options, const std::string& name,
                const ask::PlanPart& part)
        : campaign_(campaign),
          options_(options),
          result_(campaign.begun(name, options.is_again).value_or(begun_result(campaign, name))),
          elements_(part.last - part.first + 1),
          seconds_before_(result_.seconds),
          marks_(campaign, name, options) {
        ask::add_host(result_.hosts, host_name());
        if (!result_.done) result_.done = 0;
        marks_.going_on(share(), seconds_before_);
    }
    ask::PartResult& result() { return result_; }

    /// Notes that a further element is answered. Returns false if the result cannot be saved.
    bool going_on() {
        update();
        marks_.going_on(share(), result_.seconds);
        return std::chrono::steady_clock::now() < next_save_ || save();
    }
    /// Saves the result, because a limit has ended the run.
    PartRun stop() {
        update();
        if (!saved_ || !save()) return failure(saved_);
        marks_.stopped(share(), result_.seconds);
        return std::nullopt;
    }
    PartRun finish() {
        update();
        result_.done.reset();
        result_.sum = ask::sum_of_lines(result_.listed);
        if (auto written = campaign_.write(result_, options_.is_again); !written) return failure(written);
        return std::move(result_);
    }

  private:
    double share() const { return static_cast<double>(*result_.done) / static_cast<double>(elements_); }
    void update() { result_.seconds = seconds_before_ + time_.seconds(); }
    bool save() {
        result_.sum = ask::sum_of_lines(result_.listed);
        saved_ = campaign_.save(result_, options_.is_again);
        next_save_ = std::chrono::steady_clock::now() + options_.every;
        return saved_.has_value();
    }

    const Campaign& campaign_;
    const PartRunOptions& options_;
    ask::PartResult result_;
    std::uint64_t elements_;
    PartTime time_;
    double seconds_before_;  // of earlier runs
    MarkWriter marks_;
    std::expected<void, Diagnostic> saved_;
    std::chrono::steady_clock::time_point next_save_ = std::chrono::steady_clock::now() + options_.every;
};

}  // namespace

/// Reads the lines of a part alone.
std::expected<std::string, Diagnostic> BatchParts::lines_of(const ask::PlanPart& part) const {
    const std::string path = path_of_file(campaign_.path(), campaign_.plan().files.at(0).path);
    std::error_code error;
    std::ifstream file(path, std::ios::binary);
    const bool is_long_enough = std::filesystem::file_size(path, error) >= part.end && !error;
    std::string lines(is_long_enough ? part.end - part.begin : 0, '\0');
    file.seekg(static_cast<std::streamoff>(part.begin));
    file.read(lines.data(), static_cast<std::streamsize>(lines.size()));
    if (!file || !is_long_enough)
        return std::unexpected(error_in(path, "cannot be read, or is shorter than it was",
                                        "copy the file that the plan was made with"));
    if (sha256(lines) != part.hash)
        return std::unexpected(error_in(path, std::string(kOtherFile), std::string(kOtherFileHint)));
    return lines;
}

std::expected<ask::SourceText, Diagnostic> BatchParts::planned_file(std::uint64_t number) const {
    const ask::PlanFile& planned = campaign_.plan().files.at(number - 1);
    const std::string path = path_of_file(campaign_.path(), planned.path);
    auto text = read_file(path);
    if (!text) return failure(text);
    if (sha256(*text) != planned.hash)
        return std::unexpected(error_in(path, std::string(kOtherFile), std::string(kOtherFileHint)));
    return ask::SourceText{std::move(*text), path};
}

/// Returns the question about the elements after those that are done: about all of them, or about one file.
std::expected<ask::Request, Diagnostic> BatchParts::request_about(const ask::PlanPart& part,
                                                                  std::uint64_t done,
                                                                  Resources& files) const {
    const ask::Plan& plan = campaign_.plan();
    auto request = ask::read_request(plan.request);
    if (!request) return failure(request);
    auto* const create = std::get_if<ask::Create>(&request->question);
    if ((create != nullptr) != (plan.batch == ask::BatchOf::Seeds) || request->source.texts.empty())
        return std::unexpected(other_question(campaign_));
    ask::Source& source = request->source;
    const std::string name = source.texts.at(0).file;
    source.texts.clear();
    source.files = files;
    source.clue_cache = make_clue_cache();
    source.inflate = zlib_inflate();
    if (create != nullptr) {
        source.seed = source.seed.value_or(1) + part.first - 1 + done;
        create->count = part.last - part.first + 1 - done;
        return request;
    }
    if (plan.batch == ask::BatchOf::Files) {
        auto text = planned_file(part.first + done);
        if (!text) return failure(text);
        source.texts.push_back(std::move(*text));
        return request;
    }
    const auto lines = lines_of(part);
    if (!lines) return failure(lines);
    std::string left(after_puzzle_lines(*lines, done));
    if (plan.batch == ask::BatchOf::Grids) {
        source.texts.push_back({plan.puzzle, name});
        source.initial = ask::SourceText{std::move(left), plan.files[0].path};
    } else {
        source.texts.push_back({std::move(left), plan.files[0].path});
    }
    return request;
}

/// Answers the elements that are left, until a limit is reached.
std::expected<void, Diagnostic> BatchParts::answer(const ask::PlanPart& part, ask::PartResult& result,
                                                   BatchAnswers& answers) const {
    const bool is_of_files = campaign_.plan().batch == ask::BatchOf::Files;
    const std::uint64_t elements = part.last - part.first + 1;
    NamedFiles files;
    while (*result.done < elements && !answers.is_stopped()) {
        const auto request = request_about(part, *result.done, files.resources());
        if (!request) return failure(request);
        ask::ask(request->source, request->question, options_.limits, answers);
        if (answers.mistake()) return std::unexpected(*answers.mistake());
        if (is_of_files) answers.end_element();
        if (!is_of_files) break;
    }
    if (!answers.is_stopped()) answers.end();
    return campaign_.plan().batch == ask::BatchOf::Grids ? files.check(campaign_.plan())
                                                         : std::expected<void, Diagnostic>();
}

PartRun BatchParts::run(const std::string& name, const ask::PlanPart& part) {
    SavedResult saved(campaign_, options_, name, part);
    BatchAnswers answers(campaign_.plan(), part, saved.result(), [&] { return saved.going_on(); });
    if (auto answered = answer(part, saved.result(), answers); !answered) return failure(answered);
    return answers.is_stopped() ? saved.stop() : saved.finish();
}

}  // namespace sator::cli
