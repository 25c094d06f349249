// A request becomes a question of sator/ask, and each of its answers a line of JSON.
#include "web/boundary/answer_request.hpp"

#include <algorithm>
#include <chrono>

#include "sator/ask/asker.hpp"
#include "sator/ask/json/answer_json.hpp"
#include "sator/ask/json/request_json.hpp"
#include "web/boundary/counted_memory.hpp"
#include "web/boundary/progress_poll.hpp"
#include "web/boundary/reply_text.hpp"

namespace sator::web {

namespace {

/// Sends the answers of a request to its reply.
class RequestListener final : public Listener {
  public:
    RequestListener(const Request& request, ReplyText& reply, ProgressPoll& poll)
        : reply_(reply), poll_(poll), form_{stopped_fields(request.question), {request.source.blank}} {}

    SearchProgress* begin_search(const Asked&) override { return &poll_.search(); }

    void begin_grid(const Asked&, std::size_t) override { lines_.reset(); }

    bool solution(const Asked& asked, const ListedSolution& solution) override {
        if (!lines_) {
            lines_.emplace(*asked.puzzle, asked.name, form_.words);
            lines_->prepare_template();
        }
        reply_.add(lines_->solution(solution.number, solution.values, solution.score));
        return true;
    }

    void answer(const Answer& answer) override {
        if (const auto line = answer_json(answer, SATOR_VERSION, form_)) reply_.add(*line);
        const std::vector<Diagnostic> errors = errors_of(answer);
        for (const Diagnostic& error : errors) reply_.refuse(error);
        reply_.end_with(exit_code(answer));
    }

  private:
    ReplyText& reply_;
    ProgressPoll& poll_;
    AnswerForm form_;
    std::optional<JsonLines> lines_;  // of the puzzle whose solutions are listed
};

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

}  // namespace

std::string answer_request(std::string_view json) {
    const auto request = read_request(json);
    ReplyText reply(request && request->stream);
    if (!request) {
        reply.refuse(request.error());
        return reply.text();
    }
    ProgressPoll poll;
    RequestListener listener(*request, reply, poll);
    ask::ask(request->source, request->question, limits_of(*request, poll), listener);
    return reply.text();
}

}  // namespace sator::web
