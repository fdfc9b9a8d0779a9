import type { Branded } from '../../base/Branded.ts'
import { creationId } from '../creationId.ts'
import type { OutcomeStatementUuid } from '../StudyUuids.ts'

/** Identifies an initiative within its study. Ids sort in the order of creation, which a merge restores. */
export type InitiativeId = Branded<string, 'InitiativeId'>

/** How much of an outcome's gap an initiative is expected to close, in ascending order (docs/method.md §6). */
export const EFFECTS = ['small', 'medium', 'large'] as const
export type Effect = (typeof EFFECTS)[number]

/** The effect that an initiative is expected to have on one outcome. */
export interface ExpectedEffect {
  readonly statementId: OutcomeStatementUuid
  readonly effect: Effect
}

/** Something that could be built or done to serve outcomes better (docs/product.md §4, "Initiatives"). */
export interface Initiative {
  readonly id: InitiativeId
  readonly name: string
  /** Empty if nobody owns it. */
  readonly owner: string
  /** Person-weeks; null until it is estimated. */
  readonly effort: number | null
  /**
   * At most one for each outcome statement. One on a statement that was removed is preserved, so that undoing the
   * removal restores it; `effectsOf` leaves it out.
   */
  readonly effects: readonly ExpectedEffect[]
}

/** Marks a string as the id of an initiative. The caller guarantees that it is unique in the study. */
export const initiativeId = (value: string): InitiativeId => value as InitiativeId

/** As creationId. */
export const newInitiativeId = (now: number, uuid: string): InitiativeId =>
  initiativeId(creationId(now, uuid))

/** Limits of what a member can enter; they keep a study far below the size of a document. */
export const INITIATIVE_LIMITS = {
  /** Initiatives of one study. */
  count: 50,
  /** Characters of a name. */
  name: 200,
  /** Characters of an owner. */
  owner: 100,
  /** Person-weeks. */
  effort: 10_000,
  leastEffort: 0.01,
} as const
