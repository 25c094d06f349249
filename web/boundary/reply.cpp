#include "web/boundary/reply.hpp"

#include "sator/render/json/diagnostic_json.hpp"
#include "sator/render/text/json_lines.hpp"
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

void Reply::add(std::string_view line) {
    if (streams_) {
        sator_answer(line.data(), line.size());
    } else {
        append_element(answers_, line);
    }
}

void Reply::refuse(const Diagnostic& error) {
    append_element(errors_, diagnostic_json(error));
    end_with(ExitCode::Wrong);
}

void Reply::refuse(const std::string& puzzle, std::span<const Diagnostic> errors) {
    for (const Diagnostic& error : errors) {
        add(JsonLines::error(puzzle, error));
        refuse(error);
    }
}

std::string Reply::text() const {
    return "{\"exit\":" + std::to_string(static_cast<int>(code_)) + ",\"answers\":[" + answers_ +
           "\n],\"errors\":[" + errors_ + "\n]}\n";
}

}  // namespace sator::web
