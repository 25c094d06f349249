#pragma once

#include "sator/ask/questions/work.hpp"
#include "sator/ask/values/question.hpp"

/// One function a question, each in the file of its name: it hands the answers to the listener.
namespace sator::ask {

void answer_question(Work& work, const New& question);
void answer_question(Work& work, const Create& question);
void answer_question(Work& work, const Solve& question);
void answer_question(Work& work, const Count& question);
void answer_question(Work& work, const Check& question);
void answer_question(Work& work, const Explain& question);
void answer_question(Work& work, const Hint& question);
void answer_question(Work& work, const Rate& question);
void answer_question(Work& work, const Render& question);
void answer_question(Work& work, const Convert& question);
void answer_question(Work& work, const Rules& question);
void answer_question(Work& work, const Formats& question);
void answer_question(Work& work, const Fmt& question);
void answer_question(Work& work, const Parse& question);
void answer_question(Work& work, const Words& question);
void answer_question(Work& work, const Candidates& question);
void answer_question(Work& work, const Edit& question);
void answer_question(Work& work, const Clue& question);
void answer_question(Work& work, const Style& question);
void answer_question(Work& work, const Split& question);

}  // namespace sator::ask
