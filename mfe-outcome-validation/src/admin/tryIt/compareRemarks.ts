import type { Remark } from '@outcome-studio/shared/domain/study'

/** How a remark differs from those of the other rules. */
export type Standing = 'same' | 'other severity' | 'only here'

export interface ComparedRemark {
  readonly remark: Remark
  readonly standing: Standing
}

/**
 * Compares two lists of remarks on one text. Marks remarks that are missing in the other list or have another
 * severity there.
 */
export function compareRemarks(
  one: readonly Remark[],
  other: readonly Remark[],
): readonly [readonly ComparedRemark[], readonly ComparedRemark[]] {
  return [marked(one, other), marked(other, one)]
}

function marked(remarks: readonly Remark[], others: readonly Remark[]): readonly ComparedRemark[] {
  const severities = new Map(others.map((remark) => [keyOf(remark), remark.severity]))
  return remarks.map((remark) => {
    const severity = severities.get(keyOf(remark))
    if (severity === undefined) return { remark, standing: 'only here' }
    return { remark, standing: severity === remark.severity ? 'same' : 'other severity' }
  })
}

const keyOf = ({ ruleId, message, span }: Remark): string => JSON.stringify([ruleId, message, span])
