// Steps of explanations and hints number the rules; pictures number the statements that make them, e.g. one for all rows. On the page
// a rule is always named by its statement.
import type { ExplainAnswer, HintAnswer, Step } from "sator";

function renumber(step: Step, statements: readonly number[]): void {
  const dead = (step["dead"] ?? []) as { rule: number }[];
  for (const named of [...step.rules, ...dead]) named.rule = statements[named.rule] ?? named.rule;
}

/** Names the statements of all rules of an answer. */
export function withStatements<Answer extends ExplainAnswer | HintAnswer>(
  answer: Answer,
  statements: readonly number[],
): Answer {
  const { step, mistakes } = answer as Partial<HintAnswer>;
  const broken = [...(mistakes?.broken ?? []), ...(mistakes?.dead_end ?? [])] as Step[];
  const steps: Step[] = [...((answer as Partial<ExplainAnswer>).steps ?? []), ...(step ? [step] : []), ...broken];
  for (const one of steps) if (Array.isArray(one.rules)) renumber(one, statements);
  return answer;
}
