#include "cli/answers/limit_text.hpp"

namespace sator::cli {

std::string reached_text(Limit limit) {
    if (limit == Limit::Interrupt) return "it was interrupted";
    return "the " + std::string(name_of(limit)) + " was reached";
}

std::string reached_opening(Limit limit) {
    std::string text = reached_text(limit);
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

}  // namespace sator::cli
