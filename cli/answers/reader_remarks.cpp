#include "cli/answers/reader_remarks.hpp"

#include "sator/base/diagnostic.hpp"

namespace sator::cli {

namespace {

/// Returns a diagnostic that is told as something else than an error. It begins with the word if it has no place.
std::string told_as(std::string_view word, const Diagnostic& diagnostic) {
    constexpr std::string_view kError = "error: ";
    std::string text = to_text(diagnostic);
    const std::size_t at = text.starts_with(kError) ? 0 : text.find(": " + std::string(kError)) + 2;
    return text.replace(at, kError.size(), std::string(word) + ": ");
}

}  // namespace

std::string remarks_text(std::span<const Diagnostic> remarks) {
    std::string text;
    for (const Diagnostic& remark : remarks) text += told_as("remark", remark);
    return text;
}

std::string reader_remarks(const Puzzle& puzzle) {
    std::string text;
    for (const LeftOut& part : puzzle.left_out) text += told_as("warning", part.what);
    return text + remarks_text(puzzle.remarks);
}

}  // namespace sator::cli
