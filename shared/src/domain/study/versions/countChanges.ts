import type { Study } from '../Study.ts'

/** Outcome statements that one version has and another lacks or has with a different text. */
export interface StatementChanges {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

export function countChanges(before: Study, after: Study): StatementChanges {
  const [old, now] = [textsOf(before), textsOf(after)]
  const kept = [...now].filter(([uuid]) => old.has(uuid))
  return {
    added: now.size - kept.length,
    changed: kept.filter(([uuid, text]) => old.get(uuid) !== text).length,
    removed: old.size - kept.length,
  }
}

function textsOf({ jobSteps }: Study): ReadonlyMap<string, string> {
  const statements = jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
  return new Map(statements.map(({ uuid, userInput }) => [uuid, userInput]))
}
