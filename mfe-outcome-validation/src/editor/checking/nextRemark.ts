import { isEqual } from '@outcome-studio/shared/domain/base'
import type { Remark } from '@outcome-studio/shared/domain/study'
import type { RemarkGroup } from './groupRemarks.ts'

/** A remark with its text. */
export interface RemarkAt {
  readonly key: string
  readonly name: string
  /** Index of the text among all texts of the study. */
  readonly at: number
  readonly remark: Remark
}

interface NextRemark {
  readonly remark: RemarkAt
  /** Whether the search went past the end of the study, or its beginning. */
  readonly hasWrapped: boolean
}

/** The remarks in page order. */
export const remarksInOrder = (groups: readonly RemarkGroup[]): readonly RemarkAt[] =>
  groups.flatMap(({ key, name, at, remarks }) => remarks.map((remark) => ({ key, name, at, remark })))

/**
 * The remark after or before the focused text, or after or before the one visited last if the focus is still there.
 * @param place index of the focused text among all texts; negative for none
 * @returns null if there are no remarks
 */
export function nextRemark(
  all: readonly RemarkAt[],
  by: -1 | 1,
  place: number,
  last: RemarkAt | null,
): NextRemark | null {
  const visited = last === null ? -1 : all.findIndex((each) => each.at === place && isEqual(each, last))
  let index: number
  if (visited >= 0) index = visited + by
  else if (by === 1) index = place < 0 ? 0 : all.findIndex(({ at }) => at >= place)
  else index = place < 0 ? -1 : all.findLastIndex(({ at }) => at < place)
  // A search forwards that finds nothing has come to the end.
  if (by === 1 && index === -1) index = all.length
  const remark = all.at(index < 0 ? -1 : index % Math.max(all.length, 1))
  return remark === undefined ? null : { remark, hasWrapped: index < 0 ? place >= 0 : index >= all.length }
}
