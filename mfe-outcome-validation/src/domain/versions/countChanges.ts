import { isEqual } from '@outcome-studio/shared/domain/base'
import type { JobStep, OutcomeStatement, Study } from '@outcome-studio/shared/domain/study'

/** Items that one version has and another lacks or has with a different text. */
export interface ItemChanges {
  readonly added: number
  readonly changed: number
  readonly removed: number
}

/** What differs between two versions of a study. */
export interface StudyChanges {
  readonly statements: ItemChanges
  readonly steps: ItemChanges
  /** Steps of both versions with another category. */
  readonly categories: number
  /** Statements of both versions with another rating. */
  readonly ratings: number
  /** Statements of both versions with other quotes. */
  readonly quotes: number
  /** Whether the job or its executor differs. */
  readonly isJobChanged: boolean
}

export function countChanges(before: Study, after: Study): StudyChanges {
  const statements = pair(statementsOf(before), statementsOf(after))
  const steps = pair(before.jobSteps, after.jobSteps)
  const job = ({ jtbd }: Study) => [jtbd.executor, jtbd.userInput]
  return {
    statements: countItems(statements),
    steps: countItems(steps),
    categories: steps.common.filter(([old, now]) => old.category !== now.category).length,
    ratings: statements.common.filter(([old, now]) => !isEqual(ratingOf(old), ratingOf(now))).length,
    quotes: statements.common.filter(([old, now]) => !isEqual(old.quotes, now.quotes)).length,
    isJobChanged: !isEqual(job(before), job(after)),
  }
}

/** The new text of the statement that was changed, or null if none or several were. */
export function onlyChangedStatement(before: Study, after: Study): string | null {
  const changed = changedIn(pair(statementsOf(before), statementsOf(after)))
  return changed.length === 1 ? (changed[0]?.[1].userInput ?? null) : null
}

interface Pairs<Item> {
  readonly common: readonly (readonly [Item, Item])[]
  readonly added: number
  readonly removed: number
}

function pair<Item extends JobStep | OutcomeStatement>(
  before: readonly Item[],
  after: readonly Item[],
): Pairs<Item> {
  const old = new Map(before.map((item) => [item.uuid, item]))
  const common = after.flatMap((item) => {
    const earlier = old.get(item.uuid)
    return earlier ? [[earlier, item] as const] : []
  })
  return { common, added: after.length - common.length, removed: before.length - common.length }
}

const changedIn = <Item extends JobStep | OutcomeStatement>({ common }: Pairs<Item>) =>
  common.filter(([old, now]) => old.userInput !== now.userInput)

const countItems = <Item extends JobStep | OutcomeStatement>(pairs: Pairs<Item>): ItemChanges => ({
  added: pairs.added,
  changed: changedIn(pairs).length,
  removed: pairs.removed,
})

const statementsOf = ({ jobSteps }: Study): readonly OutcomeStatement[] =>
  jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)

const ratingOf = ({ rating, halfRating }: OutcomeStatement) => ({ rating, halfRating })
