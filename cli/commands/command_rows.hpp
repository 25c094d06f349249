#pragma once

#include "cli/cli_namespace.hpp"
#include "cli/commands/command.hpp"

/// The panels of the questions, and the commands that ask no question, each in the file of its name.
namespace sator::cli {

Panel new_panel();
Panel create_panel();
Panel solve_panel();
Panel check_panel();
Panel explain_panel();
Panel hint_panel();
Panel rate_panel();
Panel render_panel();
Panel convert_panel();
Panel rules_panel();
Panel formats_panel();
Panel fmt_panel();

/// `sator match REGEX N`: lists the strings of length N that a clue matches.
Command match_command();
/// `sator regex REGEX`: shows how a clue is parsed and compiled to an automaton.
Command regex_command();
/// `sator words`: makes a scored word list from a text.
Command words_command();

/// `sator plan WHAT FILE…`: divides a long question into parts.
Command plan_command();
/// `sator part PLAN PARTS`: runs parts of a plan.
Command part_command();
/// `sator status PLAN`: says how many parts are finished.
Command status_command();
/// `sator merge PLAN`: adds up their results.
Command merge_command();

}  // namespace sator::cli
