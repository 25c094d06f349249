#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/process/session.hpp"
#include "sator/ask/asker.hpp"
#include "sator/base/exit_code.hpp"

namespace sator::cli {

/// Writes the answers to a question about the language itself or about a text as it stands: no limits, no progress, no solving. A
/// command derives from it, and says how its answer is told.
class LanguageListener : public ask::Listener {
  public:
    explicit LanguageListener(Session& session) : session_(session) {}

    /// Asks, and returns the most serious code.
    ExitCode ask(const ask::Source& source, const ask::Question& question);

    void answer(const ask::Answer& answer) override;

  protected:
    /// Writes an answer that is no mistake.
    virtual void tell(const ask::Answer& answer) = 0;

    Session& session() const { return session_; }
    void note(ExitCode code) { code_ = worst(code_, code); }
    /// Reports a mistake. One in the question is one in the call.
    void refuse(Diagnostic error);

  private:
    Session& session_;
    ExitCode code_ = ExitCode::Found;
};

}  // namespace sator::cli
