#include "web/boundary/reply_text.hpp"

#include <algorithm>

#include "sator/render/json/diagnostic_json.hpp"
#include "web/boundary/host.hpp"

namespace sator::web {

namespace {

/// Appends a line to a list in JSON, and leaves out its newline.
void append_element(std::string& list, std::string_view line) {
    line.remove_suffix(line.ends_with('\n') ? 1 : 0);
    list += list.empty() ? "\n" : ",\n";
    list += line;
}

}  // namespace

void ReplyText::add(std::string_view lines) {
    while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        const std::size_t length = std::min(line.size() + 1, lines.size());  // with its newline
        if (streams_) {
            sator_answer(lines.data(), length);
        } else {
            append_element(answers_, line);
        }
        lines.remove_prefix(length);
    }
}

void ReplyText::refuse(const Diagnostic& error) {
    append_element(errors_, diagnostic_json(error));
    end_with(ExitCode::Wrong);
}

std::string ReplyText::text() const {
    return "{\"exit\":" + std::to_string(static_cast<int>(code_)) + ",\"answers\":[" + answers_ +
           "\n],\"errors\":[" + errors_ + "\n]}\n";
}

}  // namespace sator::web
