import type { Branded } from '../../base/Branded.ts'
import type { Proposal, ProposalId } from '../proposals/Proposal.ts'

/** Identifies a message in its session. */
export type SiaMessageId = Branded<string, 'SiaMessageId'>

/** Marks a string as the id of a message. The caller guarantees that it is unique. */
export const siaMessageId = (value: string): SiaMessageId => value as SiaMessageId

/** Longest message of a member in characters, as in firestore.rules. */
export const SIA_MESSAGE_MAX_LENGTH = 4_000

/** Longest removed item in characters, as in firestore.rules. */
export const SIA_REMOVED_MAX_LENGTH = 50_000

/** Longest answer of the coach in characters. */
export const SIA_ANSWER_MAX_LENGTH = 20_000

/** Milliseconds after which an answer that stopped growing counts as lost. */
export const SIA_ANSWER_LEASE = 30_000

interface Message {
  readonly id: SiaMessageId
  readonly text: string
  /** ISO 8601. */
  readonly createdAt: string
}

/**
 * A message of the member. Messages form a tree: an edited message is a sibling of the one it replaces, so that both
 * stay reachable.
 */
export interface MemberMessage extends Message {
  readonly role: 'member'
  /** The answer that it follows; null for the first message. */
  readonly parentId: SiaMessageId | null
}

/**
 * growing: the server writes it; whole: complete; stopped: by the member; cut: ended early without the member's wish.
 */
export const ANSWER_STATUSES = ['growing', 'whole', 'stopped', 'cut'] as const
export type AnswerStatus = (typeof ANSWER_STATUSES)[number]

/** Why the built-in coach answered, or went on, although a language model is configured. */
export const ANSWER_NOTICES = ['modelUnavailable', 'modelInterrupted', 'budgetSpent', 'refused'] as const
export type AnswerNotice = (typeof ANSWER_NOTICES)[number]

/** What the member decided about a proposal. */
export interface Decision {
  readonly kind: 'accepted' | 'rejected'
  /** The text that was accepted, if the member edited the proposed one. */
  readonly text?: string
  /**
   * What an accepted removal took out of the study, as JSON that only the client reads: it brings it back. Missing in
   * decisions about other proposals.
   */
  readonly removed?: string
}

/** An answer of the coach, which only the server writes; the member adds decisions and the wish to stop. */
export interface CoachMessage extends Message {
  readonly role: 'coach'
  /** The member's message that it answers. */
  readonly parentId: SiaMessageId
  readonly status: AnswerStatus
  /** ISO 8601; from then on a growing answer counts as lost. */
  readonly growsUntil: string
  readonly by: 'rules' | 'model'
  /** Version of the instructions by which a language model answered; empty without one. */
  readonly verPrompt: string
  readonly notice: AnswerNotice | null
  /** Short answers that the member can choose. */
  readonly choices: readonly string[]
  readonly proposals: readonly Proposal[]
  /** By the proposals' ids. */
  readonly decisions: Readonly<Record<ProposalId, Decision>>
  /** Whether the member asked to stop, in any tab. */
  readonly stopRequested: boolean
  /** Where the built-in coach is, as JSON that only it reads; empty if unknown. */
  readonly state: string
}

export type SiaMessage = MemberMessage | CoachMessage
