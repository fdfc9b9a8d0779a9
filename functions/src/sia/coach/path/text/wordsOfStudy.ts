import type { CoachContext } from '@outcome-studio/shared/domain/coach'

/** Words that the member has used in the study, whether a dictionary has them or not. */
export function wordsOfStudy({ study }: CoachContext): ReadonlySet<string> {
  const texts = [
    study.jtbd.executor,
    study.jtbd.userInput,
    ...study.jobSteps.map(({ userInput }) => userInput),
  ]
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []))
}
