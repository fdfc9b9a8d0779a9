import {
  openRemarks,
  type Remark,
  type RemarksByUuid,
  type Severity,
} from '@outcome-studio/shared/domain/study'
import { jobRemarks } from './jobRemarks.ts'
import { EXECUTOR } from './remarkPlaces.ts'
import { shownRemarks } from './shownRemarks.ts'
import type { StudyPlace } from './studyPlaces.ts'

/** The severities that are shown; all of them if it is empty. */
export type RemarkFilter = readonly Severity[]

/** A text with remarks. */
export interface RemarkGroup extends StudyPlace {
  /** Index of the text among all texts of the study. */
  readonly at: number
  /** Open remarks that pass the filter. */
  readonly remarks: readonly Remark[]
}

/** Leaves out the remarks that the filter hides. Returns the same list if it hides none. */
export function filterRemarks(remarks: readonly Remark[], filter: RemarkFilter): readonly Remark[] {
  return filter.length === 0 ? remarks : remarks.filter(({ severity }) => filter.includes(severity))
}

/** The texts with open remarks that pass the filter, in page order. */
export function groupRemarks(
  places: readonly StudyPlace[],
  found: RemarksByUuid,
  filter: RemarkFilter,
): readonly RemarkGroup[] {
  return places.flatMap((place, at) => {
    const all = shownRemarks(found[place.item.uuid], place.item.remarks)
    const remarks = filterRemarks(remarksOfPlace(place, openRemarks(place.item, all)), filter)
    return remarks.length > 0 ? [{ ...place, at, remarks }] : []
  })
}

/** Of the remarks on an item, those on one of its texts: the checker reports those on the executor on the job. */
export function remarksOfPlace({ key, name }: StudyPlace, remarks: readonly Remark[]): readonly Remark[] {
  if (key === EXECUTOR) return jobRemarks(remarks).executor
  return name === 'Job' ? jobRemarks(remarks).job : remarks
}
