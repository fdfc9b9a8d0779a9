import type { CheckedStudy, RuleSet } from '@outcome-studio/shared/domain/checker'
import type { JudgeBatch, JudgeContext, JudgedText } from './JudgeTask.ts'
import { judgeRules } from './judgeRules.ts'

/** Texts per prompt: few enough for a short answer, enough to share the rules. */
const BATCH = 10

/** The texts of a study that a judge can decide on, including the executor. Empty texts are left out. */
export function textsToJudge({ jtbd, jobSteps }: CheckedStudy): readonly JudgedText[] {
  return [
    { id: jtbd.uuid, entity: 'job', text: jtbd.userInput },
    { id: jtbd.uuid, entity: 'executor', text: jtbd.executor },
    ...jobSteps.flatMap(({ uuid, userInput, outcomeStatements }): JudgedText[] => [
      { id: uuid, entity: 'jobStep', text: userInput },
      ...outcomeStatements.map(
        (statement): JudgedText => ({
          id: statement.uuid,
          entity: 'outcomeStatement',
          text: statement.userInput,
          step: userInput,
        }),
      ),
    ]),
  ]
}

/** Divides texts into prompts. Leaves out empty texts and texts to which no rule of the judge applies. */
export function judgeBatches(
  texts: readonly JudgedText[],
  context: JudgeContext,
  rules: RuleSet,
): readonly JudgeBatch[] {
  const judged = texts.filter(
    ({ entity, text }) => text.trim() !== '' && judgeRules(entity, rules).length > 0,
  )
  const count = Math.ceil(judged.length / BATCH)
  return Array.from({ length: count }, (_, index) => ({
    context,
    texts: judged.slice(index * BATCH, (index + 1) * BATCH),
  }))
}
