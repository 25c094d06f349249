#include "sator/language/automata/automaton_drawing.hpp"

#include <algorithm>
#include <map>
#include <span>

namespace sator::language {

namespace {

/// Writes a set of values as it would be written in a clue.
std::string label_of(std::span<const Word> values, const Alphabet& alphabet) {
    std::vector<Symbol> symbols;
    for_each_bit(values, [&](std::size_t value) { symbols.push_back(alphabet[value]); });
    const std::string text = Alphabet(symbols).to_string();
    const bool is_plain = symbols.size() == 1 && text != " ";
    return is_plain ? text : "[" + text + "]";
}

std::string counted(std::size_t count, const char* noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

/// Writes a text in quotes, escaped for dot.
std::string in_quotes(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + "\"";
}

}  // namespace

AutomatonDrawing draw(const PositionAutomaton& automaton, const Alphabet& alphabet) {
    AutomatonDrawing drawing{.title = "nfa"};
    drawing.states.push_back({.name = "start", .is_start = true, .accepts = automaton.matches_empty()});
    const auto add_transition = [&](std::size_t from, std::size_t position) {
        drawing.transitions.push_back({from, position + 1, label_of(automaton.symbols(position), alphabet)});
    };
    for_each_bit(automaton.first(), [&](std::size_t position) { add_transition(0, position); });
    for (std::size_t p = 0; p < automaton.size(); ++p) {
        drawing.states.push_back({.name = std::to_string(p + 1), .accepts = has_bit(automaton.last(), p)});
        const PositionRow row = automaton.follow(p);
        for_each_bit(row.words, [&](std::size_t bit) { add_transition(p + 1, row.begin * kWordBits + bit); });
    }
    return drawing;
}

AutomatonDrawing draw(const Dfa& dfa, const Alphabet& alphabet) {
    AutomatonDrawing drawing{.title = "dfa"};
    for (State state = 0; state < dfa.size(); ++state) {
        drawing.states.push_back(
            {.name = std::to_string(state), .is_start = state == 0, .accepts = dfa.accepts(state)});
        std::map<State, std::vector<Word>> by_target;
        std::vector<State> order;  // targets by least value
        for (SymbolClass c = 0; c < dfa.classes().size(); ++c) {
            const State to = dfa.next(state, c);
            if (to == kNoState) continue;
            auto& values = by_target[to];
            if (values.empty()) order.push_back(to);
            values.resize(dfa.classes().words(), 0);
            for (std::size_t i = 0; i < values.size(); ++i) values[i] |= dfa.classes().values(c)[i];
        }
        for (const State to : order)
            drawing.transitions.push_back({state, to, label_of(by_target[to], alphabet)});
    }
    return drawing;
}

AutomatonDrawing draw(const Mdd& mdd, const Alphabet& alphabet) {
    AutomatonDrawing drawing{.title = "mdd", .has_layers = true};
    for (std::size_t layer = 0; layer <= mdd.length(); ++layer) {
        for (State state = mdd.layer_begin(layer); state < mdd.layer_begin(layer + 1); ++state) {
            drawing.states.push_back({.name = std::to_string(state),
                                      .layer = static_cast<std::uint32_t>(layer),
                                      .is_start = layer == 0,
                                      .accepts = layer == mdd.length()});
            for (const auto [to, label] : mdd.transitions(state)) {
                drawing.transitions.push_back({state, to, label_of(mdd.values(label), alphabet)});
            }
        }
    }
    return drawing;
}

std::string to_text(const AutomatonDrawing& drawing) {
    std::string text = drawing.title + ": " + counted(drawing.states.size(), "state") + ", " +
                       counted(drawing.transitions.size(), "transition") + "\n";
    auto transition = drawing.transitions.begin();
    for (std::size_t i = 0; i < drawing.states.size(); ++i) {
        const AutomatonDrawing::State& state = drawing.states[i];
        const bool begins_layer = i == 0 || drawing.states[i - 1].layer != state.layer;
        if (drawing.has_layers && begins_layer) text += "layer " + std::to_string(state.layer) + ":\n";
        text += state.name;
        if (state.is_start && state.name != "start") text += " start";
        text += state.accepts ? " accepts\n" : "\n";
        for (; transition != drawing.transitions.end() && transition->from == i; ++transition) {
            text += "  " + transition->label + " -> " + drawing.states[transition->to].name + "\n";
        }
    }
    return text;
}

std::string to_dot(const AutomatonDrawing& drawing) {
    std::string text = "digraph " + drawing.title + " {\n  rankdir=LR;\n  node [shape=circle];\n";
    for (std::size_t i = 0; i < drawing.states.size(); ++i) {
        const AutomatonDrawing::State& state = drawing.states[i];
        text += "  " + std::to_string(i) + " [label=" + in_quotes(state.name);
        if (state.accepts) text += ", shape=doublecircle";
        if (state.is_start) text += ", style=bold";
        text += "];\n";
    }
    for (std::size_t i = 0; drawing.has_layers && i < drawing.states.size();) {
        text += "  { rank=same;";
        const std::uint32_t layer = drawing.states[i].layer;
        for (; i < drawing.states.size() && drawing.states[i].layer == layer; ++i)
            text += " " + std::to_string(i) + ";";
        text += " }\n";
    }
    for (const auto& [from, to, label] : drawing.transitions) {
        text += "  " + std::to_string(from) + " -> " + std::to_string(to) + " [label=" + in_quotes(label) +
                "];\n";
    }
    return text + "}\n";
}

}  // namespace sator::language
