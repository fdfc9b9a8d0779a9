import type { Dismissal } from '../Study.ts'
import type { Remark } from './Remark.ts'

/** What remarks are made on: a job, a job step or an outcome statement. */
export interface RemarkedItem {
  readonly userInput: string
  /** Of a job. */
  readonly executor?: string
  readonly dismissals?: readonly Dismissal[]
}

/** The text that a rule's remark is about: for rules about the executor that, though they stand at the job. */
const textOf = ({ userInput, executor }: RemarkedItem, ruleId: string): string =>
  /^E\d/.test(ruleId) ? (executor ?? userInput) : userInput

/** The dismissal that sets a remark aside; undefined where none does, or where the text has changed since. */
export const dismissalOf = (item: RemarkedItem, { ruleId }: Pick<Remark, 'ruleId'>): Dismissal | undefined =>
  item.dismissals?.find((each) => each.ruleId === ruleId && each.text === textOf(item, ruleId))

/** The remarks that the member has not set aside; the very same list where that is all of them. */
export function openRemarks(item: RemarkedItem, remarks: readonly Remark[]): readonly Remark[] {
  if (item.dismissals === undefined) return remarks
  const open = remarks.filter((remark) => dismissalOf(item, remark) === undefined)
  return open.length === remarks.length ? remarks : open
}

/** An item's dismissals with one more. Those of earlier texts go: they set nothing aside any longer. */
export function withDismissal(item: RemarkedItem, ruleId: string, reason: string): readonly Dismissal[] {
  const others = (item.dismissals ?? []).filter(
    (each) => each.ruleId !== ruleId && each.text === textOf(item, each.ruleId),
  )
  return [...others, { ruleId, text: textOf(item, ruleId), reason }]
}

/** An item's dismissals without those of one rule. */
export const withoutDismissal = (item: RemarkedItem, ruleId: string): readonly Dismissal[] =>
  (item.dismissals ?? []).filter((each) => each.ruleId !== ruleId)
