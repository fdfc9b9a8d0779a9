import type { RuleSet } from '../../checker/RuleSet.ts'
import type { CheckedStudy } from '../../checker/study/CheckedStudy.ts'
import type { NeedLayer } from '../../needs/NEED_LAYERS.ts'
import type { Decision } from '../conversation/SiaMessage.ts'
import type { Proposal } from '../proposals/Proposal.ts'

/** Most goals of a needs document that the coach reads. */
export const COACH_MAX_GOALS = 500
/** Most characters of a goal that the coach reads. */
export const COACH_GOAL_MAX_LENGTH = 4_000

/** The needs document of a session, as far as the coach reads it. */
export interface CoachNeeds {
  readonly uuid: string
  readonly goals: readonly { readonly layer: NeedLayer; readonly text: string }[]
}

/** An earlier proposal with what became of it. */
export interface EarlierProposal {
  readonly proposal: Proposal
  /** null while the member has not decided. */
  readonly decision: Decision | null
}

/** What the coach knows when it answers. */
export interface CoachContext {
  /** The study as the member sees it, unsaved edits included. */
  readonly study: CheckedStudy
  /** null if the session has no needs document. */
  readonly needs: CoachNeeds | null
  /** The member's messages in the branch that is answered, oldest first, the answered one included. */
  readonly said: readonly string[]
  /** Proposals of the branch, oldest first. */
  readonly earlier: readonly EarlierProposal[]
  /** What drafts and the study are checked by: the method's rules, changed by the member's organization. */
  readonly rules: RuleSet
  /** True while the member has never talked to the coach, which then says that it is not a person. */
  readonly isFirst: boolean
  /** Returns an unused id on each call. */
  readonly newId: () => string
}

/** One answer of the built-in coach. */
export interface CoachTurn {
  /** Markdown. */
  readonly text: string
  /** Short answers to choose from; empty for an open question. */
  readonly choices: readonly string[]
  readonly proposals: readonly Proposal[]
  /** The new value of CoachMessage.state. */
  readonly state: string
}
