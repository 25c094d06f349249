#include "cli/campaign/batch_answers.hpp"

#include <nlohmann/json.hpp>
#include <sstream>
#include <utility>
#include <variant>

#include "cli/campaign/sealed_text.hpp"
#include "cli/process/puzzle_input.hpp"
#include "sator/ask/asker.hpp"
#include "sator/ask/json/answer_json.hpp"
#include "sator/create/symmetry/canonical_form.hpp"

namespace sator::cli {

namespace {

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

std::vector<Diagnostic> mistakes_of(const ask::Answer& answer) {
    const auto* const refused = std::get_if<ask::Refused>(&answer);
    return (refused != nullptr && !refused->puzzle) || std::holds_alternative<ask::CreateAnswer>(answer)
               ? ask::errors_of(answer)
               : std::vector<Diagnostic>();
}

/// Returns the limit that an answer says was reached.
std::optional<Limit> limit_of(const ask::Answer& answer) {
    return std::visit(
        [](const auto& one) -> std::optional<Limit> {
            if constexpr (requires { one.report.stopped; }) return one.report.stopped;
            if constexpr (requires { one.limit; }) return one.limit;
            return std::nullopt;
        },
        answer);
}

}  // namespace

BatchAnswers::BatchAnswers(const ask::Plan& plan, const ask::PlanPart& part, ask::PartResult& result,
                           AfterElement after_element)
    : plan_(plan), part_(part), result_(result), after_element_(std::move(after_element)) {}

void BatchAnswers::answer(const ask::Answer& given) {
    if (is_stopped_) return;
    if (const std::vector<Diagnostic> errors = mistakes_of(given); !errors.empty()) {
        mistake_ = errors.front();
        return;
    }
    if (const auto limit = limit_of(given)) note(*limit);
    if (is_stopped_) return;
    ask::Answer answer = given;
    std::visit([this](auto& one) { rename(one); }, answer);
    add(lines_without_times(ask::answer_json(answer, SATOR_VERSION).value_or("")));
}

ask::Listener::Taken BatchAnswers::take(const ask::CreateAnswer& made) {
    if (!made.made) {
        if (made.made.error().limit) note(*made.made.error().limit);
        add("- " + lines_without_times(*ask::answer_json(made, SATOR_VERSION)));
    } else {
        add(form_of(*made.made) + " " + lines_without_times(*ask::answer_json(made, SATOR_VERSION)));
        for (const create::MadePuzzle& further : made.made->further) {
            const ask::CreateAnswer one{made.options, made.seed, further};
            add(form_of(further) + " " + lines_without_times(*ask::answer_json(one, SATOR_VERSION)));
        }
    }
    end_element();
    return is_stopped_ ? Taken::Stop : Taken::Counts;
}

/// Lines are grids of one puzzle, e.g. sudokus, or puzzles of their own.
void BatchAnswers::end_grid() {
    if (plan_.batch != ask::BatchOf::Grids && plan_.batch != ask::BatchOf::Lines) return;
    has_ended_grid_ = true;
    end_element();
}

void BatchAnswers::end_puzzle() {
    const bool was_grids = std::exchange(has_ended_grid_, false);
    if (plan_.batch == ask::BatchOf::Lines && !was_grids) end_element();
}

void BatchAnswers::end_element() {
    if (is_stopped_) return;
    end();
    ++*result_.done;
    is_stopped_ = !after_element_();
}

void BatchAnswers::end() {
    result_.listed += std::exchange(lines_, "");
    result_.count += std::exchange(count_, 0);
}

void BatchAnswers::add(const std::string& lines) {
    if (is_stopped_) return;
    lines_ += lines;
    ++count_;
}

/// Limits of memory and size belong to the puzzle, and would be reached again.
void BatchAnswers::note(Limit limit) {
    is_stopped_ |= limit == Limit::Time || limit == Limit::Interrupt;
}

/// Gives a puzzle the number that it has in its file: the lines of the part alone are numbered from 1.
void BatchAnswers::rename(std::string& name) const {
    if (part_.hash.empty() || plan_.parts.back().last < 2) return;
    const std::size_t sign = name.rfind('#');
    if (sign != std::string::npos && name.find_first_not_of("0123456789", sign + 1) == std::string::npos)
        name.resize(sign);
    name += "#" + std::to_string(part_.first + *result_.done);
}

template <class One>
void BatchAnswers::rename(One& answer) const {
    if constexpr (requires { answer.asked.name; }) rename(answer.asked.name);
    if constexpr (std::is_same_v<One, ask::Unanswered>) rename(answer.name);
    if constexpr (std::is_same_v<One, ask::Refused>) {
        if (answer.puzzle) rename(*answer.puzzle);
    }
}

}  // namespace sator::cli
