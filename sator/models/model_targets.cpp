#include "sator/models/model_targets.hpp"

#include <algorithm>
#include <array>

#include "sator/base/printable_text.hpp"
#include "sator/puzzle/grids/cell_name.hpp"

namespace sator::models {

namespace {

std::string number(std::size_t n) {
    return std::to_string(n);
}

/// A comment for each variable of a cell: "c 12: R1C1 = 5".
std::string comments(const ClauseForm& form, const Puzzle& puzzle, const std::string& begin,
                     const std::string& name) {
    std::string text;
    if (!puzzle.name.empty()) text += begin + printable_text(puzzle.name) + "\n";
    for (std::size_t i = 0; i < form.meanings.size(); ++i) {
        const auto [cell, value] = form.meanings[i];
        const std::string symbol = puzzle.alphabet[value].to_string();
        text += begin + name + number(i + 1) + " is " + cell_name(puzzle.grid, cell) + " = " +
                (symbol.empty() ? "blank" : printable_text(symbol)) + "\n";
    }
    return text;
}

/// The pairs of a choice, of which not both are true.
template <class Visit>
void for_each_pair(const std::vector<int>& choice, Visit visit) {
    for (std::size_t i = 0; i < choice.size(); ++i) {
        for (std::size_t k = i + 1; k < choice.size(); ++k) visit(choice[i], choice[k]);
    }
}

std::string dimacs(const ClauseForm& form, const Puzzle& puzzle) {
    std::size_t count = form.clauses.size();
    std::string body;
    const auto add = [&](const std::vector<int>& clause) {
        for (const int literal : clause) body += std::to_string(literal) + " ";
        body += "0\n";
    };
    for (const auto& choice : form.choices) {
        add(choice);
        ++count;
        for_each_pair(choice, [&](int a, int b) {
            add({-a, -b});
            ++count;
        });
    }
    for (const auto& clause : form.clauses) add(clause);
    return comments(form, puzzle, "c ", "") + "p cnf " + number(form.variables) + " " + number(count) + "\n" +
           body;
}

std::string opb(const ClauseForm& form, const Puzzle& puzzle) {
    std::string body;
    for (const auto& choice : form.choices) {
        for (const int variable : choice) body += "+1 x" + std::to_string(variable) + " ";
        // A sum without terms is not allowed; this one is never 1.
        body += choice.empty() ? "+1 x1 >= 2 ;\n" : "= 1 ;\n";
    }
    for (const auto& clause : form.clauses) {
        int negated = 0;
        for (const int literal : clause) {
            body += (literal < 0 ? "-1 x" : "+1 x") + std::to_string(std::abs(literal)) + " ";
            negated += literal < 0 ? 1 : 0;
        }
        body += clause.empty() ? "+1 x1 >= 2 ;\n" : ">= " + std::to_string(1 - negated) + " ;\n";
    }
    const std::size_t variables = std::max<std::size_t>(form.variables, 1);
    return "* #variable= " + number(variables) +
           " #constraint= " + number(form.choices.size() + form.clauses.size()) + "\n" +
           comments(form, puzzle, "* ", "x") + body;
}

/// The variables of a clause with one sign: "x1,x2".
std::string signed_variables(const std::vector<int>& clause, bool is_negated) {
    std::string text;
    for (const int literal : clause) {
        if ((literal < 0) == is_negated)
            text += (text.empty() ? "x" : ",x") + std::to_string(std::abs(literal));
    }
    return text;
}

std::string flatzinc(const ClauseForm& form, const Puzzle& puzzle) {
    std::string text = comments(form, puzzle, "% ", "x");
    for (std::size_t i = 1; i <= form.variables; ++i)
        text += "var bool: x" + number(i) + (i <= form.meanings.size() ? " :: output_var" : "") + ";\n";
    const auto clause_text = [](const std::string& positive, const std::string& negative) {
        return "constraint bool_clause([" + positive + "],[" + negative + "]);\n";
    };
    for (const auto& choice : form.choices) {
        text += clause_text(signed_variables(choice, false), "");
        for_each_pair(choice, [&](int a, int b) {
            text += clause_text("", "x" + std::to_string(a) + ",x" + std::to_string(b));
        });
    }
    for (const auto& clause : form.clauses)
        text += clause_text(signed_variables(clause, false), signed_variables(clause, true));
    // A value that a cell has decides more than one that it has not; without a hint, gecode decides in the order of the text.
    std::string cells;
    for (std::size_t i = 1; i <= form.meanings.size(); ++i) cells += (i == 1 ? "x" : ",x") + number(i);
    return text + "solve :: bool_search([" + cells + "], dom_w_deg, indomain_max, complete) satisfy;\n";
}

std::string asp(const ClauseForm& form, const Puzzle& puzzle) {
    const auto atom = [](int variable) { return "x(" + std::to_string(variable) + ")"; };
    std::string text = comments(form, puzzle, "% ", "x");
    for (const auto& choice : form.choices) {
        text += "1 { ";
        for (std::size_t i = 0; i < choice.size(); ++i) text += (i == 0 ? "" : "; ") + atom(choice[i]);
        text += " } 1.\n";
    }
    if (form.variables > form.meanings.size())
        text += "{ x(" + number(form.meanings.size() + 1) + ".." + number(form.variables) + ") }.\n";
    for (const auto& clause : form.clauses) {
        text += ":-";
        for (std::size_t i = 0; i < clause.size(); ++i)
            text +=
                std::string(i == 0 ? " " : ", ") + (clause[i] < 0 ? "" : "not ") + atom(std::abs(clause[i]));
        text += ".\n";
    }
    return text + "#show x/1.\n";
}

std::string smt2(const ClauseForm& form, const Puzzle& puzzle) {
    std::string text =
        comments(form, puzzle, "; ", "x") + "(set-option :produce-models true)\n(set-logic QF_UF)\n";
    for (std::size_t i = 1; i <= form.variables; ++i) text += "(declare-const x" + number(i) + " Bool)\n";
    const auto literal_text = [](int literal) {
        const std::string name = "x" + std::to_string(std::abs(literal));
        return literal < 0 ? "(not " + name + ")" : name;
    };
    const auto add = [&](const std::vector<int>& clause) {
        text += "(assert (or false";
        for (const int literal : clause) text += " " + literal_text(literal);
        text += "))\n";
    };
    for (const auto& choice : form.choices) {
        add(choice);
        for_each_pair(choice, [&](int a, int b) { add({-a, -b}); });
    }
    for (const auto& clause : form.clauses) add(clause);
    text += "(check-sat)\n(get-value (";
    for (std::size_t i = 1; i <= form.meanings.size(); ++i) text += (i == 1 ? "x" : " x") + number(i);
    return text + "))\n";
}

constexpr std::array kTargets = {
    ModelTarget{"dimacs", "Clauses for SAT solvers such as cadical.", ".cnf", dimacs},
    ModelTarget{"opb", "Pseudo-Boolean constraints, for clasp and others.", ".opb", opb},
    ModelTarget{"flatzinc", "Booleans and clauses for constraint solvers such as gecode.", ".fzn", flatzinc},
    ModelTarget{"asp", "A logic program for clingo.", ".lp", asp},
    ModelTarget{"smt2", "SMT-LIB 2, for z3 and others.", ".smt2", smt2},
};

}  // namespace

std::span<const ModelTarget> model_targets() {
    return kTargets;
}

const ModelTarget* find_model_target(std::string_view name) {
    const auto found = std::ranges::find(kTargets, name, &ModelTarget::name);
    return found == kTargets.end() ? nullptr : &*found;
}

}  // namespace sator::models
