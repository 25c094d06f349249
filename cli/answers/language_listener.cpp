#include "cli/answers/language_listener.hpp"

namespace sator::cli {

ExitCode LanguageListener::ask(const ask::Source& source, const ask::Question& question) {
    note(ask::ask(source, question, {}, *this));
    return code_;
}

void LanguageListener::answer(const ask::Answer& answer) {
    if (const auto* refused = std::get_if<ask::Refused>(&answer)) {
        for (const Diagnostic& error : refused->errors) refuse(error);
    } else {
        tell(answer);
    }
}

void LanguageListener::refuse(Diagnostic error) {
    if (error.file == ask::kRequestName) error.file = "sator";
    session_.report(error);
    note(ExitCode::Wrong);
}

}  // namespace sator::cli
