import type { Proposal } from '@outcome-studio/shared/domain/coach'
import type { SeedStudy } from '../studies/SeedStudy.ts'

/** A session with the coach in the form its author writes. Ids and times are added when it is stored. */
export interface SeedSession {
  /** Names it, and makes its ids differ from those of other sessions. */
  readonly title: string
  readonly study: SeedStudy
  /** In their order, each question of the member with the coach's answer. */
  readonly exchanges: readonly SeedExchange[]
}

export interface SeedExchange {
  readonly member: string
  readonly coach: string
  readonly choices?: readonly string[]
  readonly proposals?: readonly SeedProposal[]
}

/** A new outcome statement at the end of a job step. */
export interface SeedProposal extends Pick<Proposal, 'reason' | 'rules'> {
  /** The text of its job step. */
  readonly step: string
  readonly text: string
  /** Accepted if the study has the statement. */
  readonly isAccepted: boolean
}
