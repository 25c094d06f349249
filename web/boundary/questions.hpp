#pragma once

#include "web/boundary/asked_puzzles.hpp"
#include "web/boundary/web_namespace.hpp"

/// The questions: each adds its answers to the question's reply.
namespace sator::web {

void solve_question(Question& question);
void count_question(Question& question);
void check_question(Question& question);
void explain_question(Question& question);
void hint_question(Question& question);
void rate_question(Question& question);
void render_question(Question& question);
void parse_question(Question& question);
void rules_question(Question& question);
void fmt_question(Question& question);
void edit_question(Question& question);
void convert_question(Question& question);
void formats_question(Question& question);
void words_question(Question& question);
void candidates_question(Question& question);
void style_question(Question& question);
void create_question(Question& question);
void split_question(Question& question);
void clue_question(Question& question);

}  // namespace sator::web
