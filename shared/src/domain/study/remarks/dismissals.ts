import type { Dismissal } from '../Study.ts'
import type { Remark } from './Remark.ts'

/** An item with remarks: a job, a job step or an outcome statement. */
export interface RemarkedItem {
  readonly userInput: string
  /** Present on a job only. */
  readonly executor?: string
  readonly dismissals?: readonly Dismissal[]
}

/**
 * The text that a rule checks. For rules on the executor it is the executor, although their remarks appear at
 * the job.
 */
const textOf = ({ userInput, executor }: RemarkedItem, ruleId: string): string =>
  /^E\d/.test(ruleId) ? (executor ?? userInput) : userInput

/** The dismissal that applies to a remark; undefined if there is none, or if the text has changed since. */
export const dismissalOf = (item: RemarkedItem, { ruleId }: Pick<Remark, 'ruleId'>): Dismissal | undefined =>
  item.dismissals?.find((each) => each.ruleId === ruleId && each.text === textOf(item, ruleId))

/** The remarks that are not dismissed; the same list if none is. */
export function openRemarks(item: RemarkedItem, remarks: readonly Remark[]): readonly Remark[] {
  if (item.dismissals === undefined) return remarks
  const open = remarks.filter((remark) => dismissalOf(item, remark) === undefined)
  return open.length === remarks.length ? remarks : open
}

/** Adds a dismissal to an item. Dismissals of earlier texts are removed, because they no longer apply. */
export function withDismissal(item: RemarkedItem, ruleId: string, reason: string): readonly Dismissal[] {
  const others = (item.dismissals ?? []).filter(
    (each) => each.ruleId !== ruleId && each.text === textOf(item, each.ruleId),
  )
  return [...others, { ruleId, text: textOf(item, ruleId), reason }]
}

/** Removes the dismissals of one rule from an item. */
export const withoutDismissal = (item: RemarkedItem, ruleId: string): readonly Dismissal[] =>
  (item.dismissals ?? []).filter((each) => each.ruleId !== ruleId)
