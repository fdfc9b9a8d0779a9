import { dismissalOf, type RemarksByUuid } from '@outcome-studio/shared/domain/study'
import type { RulePlace } from './groupByRule.ts'
import { remarksOfPlace } from './groupRemarks.ts'
import { shownRemarks } from './shownRemarks.ts'
import type { StudyPlace } from './studyPlaces.ts'

/** Dismissed remarks that say the same and were dismissed for the same reason. */
export interface DismissedGroup {
  readonly reason: string
  /** The first of them. */
  readonly first: RulePlace
  /** In page order. */
  readonly places: readonly RulePlace[]
}

/** Gathers the dismissed remarks of all texts. */
export function groupDismissed(
  places: readonly StudyPlace[],
  found: RemarksByUuid,
): readonly DismissedGroup[] {
  const dismissed = places.flatMap((place) => {
    const { key, name, item } = place
    if (item.dismissals === undefined) return []
    const shown = shownRemarks(found[item.uuid], item.remarks)
    return remarksOfPlace(place, shown).flatMap((remark) => {
      const dismissal = dismissalOf(item, remark)
      return dismissal === undefined ? [] : [{ key, name, remark, reason: dismissal.reason }]
    })
  })
  const groups = Map.groupBy(dismissed, ({ remark, reason }) =>
    [remark.ruleId, remark.severity, remark.message, reason].join('\n'),
  )
  return [...groups.values()].flatMap((entries) => {
    const [first] = entries
    return first === undefined ? [] : [{ reason: first.reason, first, places: entries }]
  })
}
