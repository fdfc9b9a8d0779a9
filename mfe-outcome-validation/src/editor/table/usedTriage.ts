import type { Study } from '@outcome-studio/shared/domain/study'

/** Which statuses, owners and tags the outcome statements of a study have. */
export interface UsedTriage {
  readonly hasStatus: boolean
  /** Sorted, without repetitions. */
  readonly owners: readonly string[]
  readonly tags: readonly string[]
}

const { compare } = new Intl.Collator('en')
const sorted = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => text !== '').sort(compare)

export function usedTriage({ jobSteps }: Study): UsedTriage {
  const statements = jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
  return {
    hasStatus: statements.some(({ status }) => status !== undefined),
    owners: sorted(statements.map(({ owner = '' }) => owner.trim())),
    tags: sorted(statements.flatMap(({ tags = [] }) => tags)),
  }
}
