#include "sator/ask/asker.hpp"

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/work.hpp"

namespace sator::ask {

namespace {

/// Keeps all answers.
class Collector final : public Listener {
  public:
    explicit Collector(std::vector<Answer>& answers) : answers_(answers) {}
    void answer(const Answer& answer) override { answers_.push_back(answer); }

  private:
    std::vector<Answer>& answers_;
};

}  // namespace

std::vector<Diagnostic> Reply::errors() const {
    std::vector<Diagnostic> all;
    for (const Answer& answer : answers) {
        if (const auto* refused = std::get_if<Refused>(&answer))
            all.insert(all.end(), refused->errors.begin(), refused->errors.end());
    }
    return all;
}

ExitCode ask(const Source& source, const Question& question, const Limits& limits, Listener& listener) {
    Work work(source, limits, listener);
    std::visit([&](const auto& one) { answer_question(work, one); }, question);
    return work.code();
}

Reply ask(const Source& source, const Question& question, const Limits& limits) {
    Reply reply;
    Collector collector(reply.answers);
    reply.exit = ask(source, question, limits, collector);
    return reply;
}

}  // namespace sator::ask
