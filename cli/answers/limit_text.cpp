#include "cli/answers/limit_text.hpp"

namespace sator::cli {

namespace {

std::string_view german_reached_opening(Limit limit) {
    switch (limit) {
        case Limit::Time:
            return "Die Zeitgrenze wurde erreicht";
        case Limit::Memory:
            return "Die Speichergrenze wurde erreicht";
        case Limit::Interrupt:
            return "Die Suche wurde abgebrochen";
        case Limit::Nodes:
        case Limit::Solutions:
            break;
    }
    return "Eine Grenze wurde erreicht";
}

}  // namespace

std::string reached_text(Limit limit) {
    if (limit == Limit::Interrupt) return "it was interrupted";
    return "the " + std::string(name_of(limit)) + " was reached";
}

std::string reached_opening(Limit limit, explain::SpokenLanguage language) {
    if (language == explain::SpokenLanguage::German) return std::string(german_reached_opening(limit));
    std::string text = reached_text(limit);
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

}  // namespace sator::cli
