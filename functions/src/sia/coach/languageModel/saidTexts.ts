import type { CoachContext } from '@outcome-studio/shared/domain/coach'

/** Everything the member said: in the conversation, in the study, in the needs, and when editing a proposal. */
export function saidTexts({ said, study, needs, earlier }: CoachContext): readonly string[] {
  return [
    ...said,
    study.jtbd.executor,
    study.jtbd.userInput,
    ...study.jobSteps.flatMap(({ userInput, outcomeStatements }) => [
      userInput,
      ...outcomeStatements.map((statement) => statement.userInput),
    ]),
    ...(needs?.goals.map(({ text }) => text) ?? []),
    ...earlier.flatMap(({ decision }) => decision?.text ?? []),
  ]
}
