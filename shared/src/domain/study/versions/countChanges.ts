import type { Study } from '../Study.ts'

/** Outcome statements that one version has and another lacks or has with a different text. */
export interface StatementChanges {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

export function countChanges(before: Study, after: Study): StatementChanges {
  const [old, now] = [textsOf(before), textsOf(after)]
  const common = [...now].filter(([uuid]) => old.has(uuid))
  return {
    added: now.size - common.length,
    changed: common.filter(([uuid, text]) => old.get(uuid) !== text).length,
    removed: old.size - common.length,
  }
}

function textsOf({ jobSteps }: Study): ReadonlyMap<string, string> {
  const statements = jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
  return new Map(statements.map(({ uuid, userInput }) => [uuid, userInput]))
}
