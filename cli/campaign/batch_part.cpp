#include "cli/campaign/batch_part.hpp"

#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <variant>

#include "cli/campaign/batch_plan.hpp"
#include "cli/campaign/planned_puzzle.hpp"
#include "cli/campaign/sealed_text.hpp"
#include "cli/process/puzzle_input.hpp"
#include "cli/process/read_file.hpp"
#include "cli/process/session.hpp"
#include "cli/process/zlib_inflate.hpp"
#include "sator/ask/asker.hpp"
#include "sator/ask/json/answer_json.hpp"
#include "sator/ask/json/request_json.hpp"
#include "sator/base/errors.hpp"
#include "sator/create/symmetry/canonical_form.hpp"

namespace sator::cli {

namespace {

using BatchClock = std::chrono::steady_clock;

/// The number of digits of a canonical form's checksum: 128 bits distinguish billions of puzzles.
constexpr std::size_t kFormDigits = 32;
/// Fields of an answer that differ from run to run.
constexpr const char* kTimes[] = {"seconds", "search"};

/// Returns the lines of an answer without these fields.
std::string lines_without_times(const std::string& lines) {
    std::istringstream in(lines);
    std::string all;
    for (std::string line; std::getline(in, line);) {
        auto json = nlohmann::ordered_json::parse(line, nullptr, false);
        if (json.is_object()) {
            for (const char* const name : kTimes) json.erase(name);
            line = json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
        }
        all += line + "\n";
    }
    return all;
}

/// Returns a checksum of the canonical form: the same for puzzles that are turned, mirrored or have other names of the values.
std::string form_of(const create::MadePuzzle& made) {
    return sha256(create::canonical_form(*made.puzzle, made.solution, file_resources()))
        .substr(0, kFormDigits);
}

/// Keeps the answers of a part. A made puzzle has its form before its JSON.
class BatchListener final : public ask::Listener {
  public:
    BatchListener(const ask::PlanPart& part, std::uint64_t all, std::function<void(double share)> mark)
        : part_(part), all_(all), mark_(std::move(mark)) {}

    const std::string& lines() const { return lines_; }
    std::uint64_t count() const { return count_; }
    bool is_stopped() const { return is_stopped_; }
    /// A mistake in the question itself.
    const std::optional<Diagnostic>& mistake() const { return mistake_; }

    void answer(const ask::Answer& given) override {
        if (const std::vector<Diagnostic> errors = mistakes_of(given); !errors.empty()) {
            mistake_ = errors.front();
            return;
        }
        ask::Answer answer = given;
        std::visit([this](auto& one) { rename(one); }, answer);
        if (const auto* const stopped = std::get_if<ask::Unanswered>(&answer)) note(stopped->limit);
        std::visit(
            [this](const auto& one) {
                if constexpr (requires { one.limit->value(); }) note(one.limit);
            },
            answer);
        add(lines_without_times(ask::answer_json(answer, SATOR_VERSION).value_or("")));
    }

    Taken take(const ask::CreateAnswer& made) override {
        if (!made.made) {
            if (made.made.error().limit) note(*made.made.error().limit);
            add("- " + lines_without_times(*ask::answer_json(made, SATOR_VERSION)));
            return is_stopped_ ? Taken::Stop : Taken::Counts;
        }
        add(form_of(*made.made) + " " + lines_without_times(*ask::answer_json(made, SATOR_VERSION)));
        for (const create::MadePuzzle& further : made.made->further) {
            const ask::CreateAnswer one{made.options, made.seed, further};
            add(form_of(further) + " " + lines_without_times(*ask::answer_json(one, SATOR_VERSION)));
        }
        return Taken::Counts;
    }

  private:
    void add(const std::string& lines) {
        lines_ += lines;
        ++count_;
        mark_(static_cast<double>(count_) / static_cast<double>(part_.last - part_.first + 1));
    }

    static std::vector<Diagnostic> mistakes_of(const ask::Answer& answer) {
        const auto* const refused = std::get_if<ask::Refused>(&answer);
        return (refused != nullptr && !refused->puzzle) || std::holds_alternative<ask::CreateAnswer>(answer)
                   ? ask::errors_of(answer)
                   : std::vector<Diagnostic>();
    }

    void note(Limit limit) { is_stopped_ |= limit == Limit::Time || limit == Limit::Interrupt; }
    void note(const std::optional<Limit>& limit) {
        if (limit) note(*limit);
    }

    /// Gives a puzzle the number that it has in its file: the lines of the part alone are numbered from 1.
    void rename(std::string& name) const {
        if (part_.hash.empty() || all_ < 2) return;
        const std::size_t sign = name.rfind('#');
        if (sign != std::string::npos && name.find_first_not_of("0123456789", sign + 1) == std::string::npos)
            name.resize(sign);
        name += "#" + std::to_string(part_.first + count_);
    }
    template <class One>
    void rename(One& answer) const {
        if constexpr (requires { answer.asked.name; }) rename(answer.asked.name);
        if constexpr (std::is_same_v<One, ask::Unanswered>) rename(answer.name);
        if constexpr (std::is_same_v<One, ask::Refused>) {
            if (answer.puzzle) rename(*answer.puzzle);
        }
    }

    const ask::PlanPart& part_;
    std::uint64_t all_;  // puzzles of the plan
    std::function<void(double)> mark_;
    std::string lines_;
    std::uint64_t count_ = 0;
    bool is_stopped_ = false;
    std::optional<Diagnostic> mistake_;
};

}  // namespace

/// Reads the lines of a part alone.
std::expected<std::string, Diagnostic> BatchParts::lines_of(const ask::PlanPart& part) const {
    const std::string path = path_of_file(campaign_.path(), campaign_.plan().files.at(0).path);
    std::ifstream file(path, std::ios::binary);
    std::string lines(part.end - part.begin, '\0');
    file.seekg(static_cast<std::streamoff>(part.begin));
    file.read(lines.data(), static_cast<std::streamsize>(lines.size()));
    if (!file)
        return std::unexpected(error_in(path, "cannot be read, or is shorter than it was",
                                        "copy the file that the plan was made with"));
    if (sha256(lines) != part.hash)
        return std::unexpected(error_in(path, "is not the file that the plan was made with",
                                        "copy that file, or make the plan again"));
    return lines;
}

std::expected<ask::Request, Diagnostic> BatchParts::request_of(const ask::PlanPart& part,
                                                               Resources& files) const {
    const ask::Plan& plan = campaign_.plan();
    auto request = ask::read_request(plan.request);
    if (!request) return failure(request);
    ask::Source& source = request->source;
    const std::string name = source.texts.at(0).file;
    source.texts.clear();
    source.files = files;
    source.clue_cache = make_clue_cache();
    source.inflate = zlib_inflate();
    if (plan.batch == ask::BatchOf::Seeds) {
        source.seed = source.seed.value_or(1) + part.first - 1;
        std::get<ask::Create>(request->question).count = part.last - part.first + 1;
    } else if (plan.batch == ask::BatchOf::Files) {
        for (std::uint64_t i = part.first; i <= part.last; ++i) {
            const std::string path = path_of_file(campaign_.path(), plan.files.at(i - 1).path);
            auto text = read_file(path);
            if (!text) return failure(text);
            if (sha256(*text) != plan.files[i - 1].hash)
                return std::unexpected(error_in(path, "is not the file that the plan was made with",
                                                "copy that file, or make the plan again"));
            source.texts.push_back({std::move(*text), path});
        }
    } else {
        auto lines = lines_of(part);
        if (!lines) return failure(lines);
        if (plan.batch == ask::BatchOf::Grids) {
            source.texts.push_back({plan.puzzle, name});
            source.initial = ask::SourceText{std::move(*lines), plan.files[0].path};
        } else {
            source.texts.push_back({std::move(*lines), plan.files[0].path});
        }
    }
    return request;
}

PartRun BatchParts::run(const std::string& name, const ask::PlanPart& part) {
    const auto begin = BatchClock::now();
    const auto seconds = [&] { return std::chrono::duration<double>(BatchClock::now() - begin).count(); };
    NamedFiles files;
    const auto request = request_of(part, files.resources());
    if (!request) return failure(request);
    ask::PartResult result = begun_result(campaign_, name);
    auto next_mark = begin;
    const auto mark = [&](double share) {
        if (options_.is_again || BatchClock::now() < next_mark) return;
        const std::chrono::duration<double> every = options_.every;
        campaign_.mark(name, {result.host, share, seconds(), every.count()});
        next_mark = BatchClock::now() + options_.every;
    };
    mark(0);
    BatchListener listener(part, campaign_.plan().parts.back().last, mark);
    ask::ask(request->source, request->question, options_.limits, listener);
    if (listener.mistake()) return std::unexpected(*listener.mistake());
    if (listener.is_stopped()) return std::nullopt;
    if (campaign_.plan().batch == ask::BatchOf::Grids) {
        if (auto checked = files.check(campaign_.plan()); !checked) return failure(checked);
    }
    result.count = listener.count();
    result.listed = listener.lines();
    result.sum = ask::sum_of_lines(result.listed);
    result.seconds = seconds();
    if (auto written = campaign_.write(result, options_.is_again); !written) return failure(written);
    return result;
}

}  // namespace sator::cli
