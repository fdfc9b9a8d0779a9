import { isEqual } from '../../base/isEqual.ts'
import type { OutcomeStatement, Study } from '../Study.ts'

/** A study equal to `after` that shares its unchanged parts with `before`. */
export function shareParts(before: Study, after: Study): Study {
  if (isEqual(before, after)) return before
  const steps = new Map(before.jobSteps.map((step) => [step.uuid, step]))
  const statements = new Map<string, OutcomeStatement>()
  for (const { outcomeStatements } of before.jobSteps)
    for (const statement of outcomeStatements) statements.set(statement.uuid, statement)
  return {
    ...after,
    jtbd: shared(before.jtbd, after.jtbd),
    jobSteps: after.jobSteps.map((step) => {
      const outcomeStatements = step.outcomeStatements.map((each) => shared(statements.get(each.uuid), each))
      return shared(steps.get(step.uuid), { ...step, outcomeStatements })
    }),
  }
}

const shared = <Part>(before: Part | undefined, after: Part): Part =>
  before !== undefined && isEqual(before, after) ? before : after
