#pragma once

#include <string>
#include <string_view>

#include "sator/base/diagnostic.hpp"
#include "sator/base/exit_code.hpp"
#include "web/boundary/web_namespace.hpp"

namespace sator::web {

/// The answers of a question and the errors of its input.
class ReplyText {
  public:
    /// If `streams`, answers are handed to the host at once and are not part of the text.
    explicit ReplyText(bool streams) : streams_(streams) {}

    /// Adds answers: lines of JSON with their newlines.
    void add(std::string_view lines);
    void refuse(const Diagnostic& error);
    /// Keeps the more serious code.
    void end_with(ExitCode code) { code_ = worst(code_, code); }

    /// Returns {"exit":…,"answers":[…],"errors":[…]}, with each answer on a line of its own.
    std::string text() const;

  private:
    bool streams_;
    ExitCode code_ = ExitCode::Found;
    std::string answers_, errors_;
};

}  // namespace sator::web
