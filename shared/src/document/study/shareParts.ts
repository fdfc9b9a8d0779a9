import { isEqual } from '@outcome-studio/shared/domain/base'
import type { OutcomeStatement, Study } from '@outcome-studio/shared/domain/study'
import { sharedPart } from '../core/sharedPart.ts'

/** A study equal to `after` that shares its unchanged parts with `before`. */
export function shareParts(before: Study, after: Study): Study {
  if (isEqual(before, after)) return before
  const steps = new Map(before.jobSteps.map((step) => [step.uuid, step]))
  const statements = new Map<string, OutcomeStatement>()
  for (const { outcomeStatements } of before.jobSteps)
    for (const statement of outcomeStatements) statements.set(statement.uuid, statement)
  return {
    ...after,
    jtbd: sharedPart(before.jtbd, after.jtbd),
    jobSteps: after.jobSteps.map((step) => {
      const outcomeStatements = step.outcomeStatements.map((each) =>
        sharedPart(statements.get(each.uuid), each),
      )
      return sharedPart(steps.get(step.uuid), { ...step, outcomeStatements })
    }),
  }
}
