import type { SiaBudget } from '@outcome-studio/shared/callables/siaChat'
import type { CoachMessage, SiaMessageId } from '@outcome-studio/shared/domain/coach'
import type { AnswerViewState } from './answerView.ts'
import type { FailureKind } from './failureOf.ts'

interface Shown {
  readonly id: SiaMessageId
  /** Messages at the same place, this one included, oldest first. */
  readonly siblings: readonly SiaMessageId[]
  /** Place among the siblings. */
  readonly index: number
  readonly failure: FailureKind | null
}

/** unanswered: stored, and nothing answers it. */
export type MemberState = 'sending' | 'stored' | 'notStored' | 'unanswered'

export interface ShownMember extends Shown {
  readonly role: 'member'
  readonly state: MemberState
  readonly text: string
}

/** Its text is read with `textOf`, so that a growing answer does not render the list. */
export interface ShownAnswer extends Shown {
  readonly role: 'coach'
  readonly parentId: SiaMessageId
  readonly state: AnswerViewState
  /** Once it has ended and is stored. */
  readonly message: CoachMessage | null
}

export type ShownMessage = ShownMember | ShownAnswer

/**
 * Why no message can be sent now. replying: the member has to stop the answer. unanswered: they have to try again or
 * edit, because a message can only follow an answer.
 */
export type SendBlock = 'loading' | 'replying' | 'unanswered'

/** Content of the list of messages. Unchanged messages keep their identity. */
export interface ConversationSnapshot {
  /** Messages of the visible branch. */
  readonly messages: readonly ShownMessage[]
  readonly block: SendBlock | null
  /** Why messages are missing or not current. */
  readonly loadFailure: FailureKind | null
  readonly isLoaded: boolean
  /** null until the coach has answered here, and without a language model. */
  readonly budget: SiaBudget | null
}

export const EMPTY_SNAPSHOT: ConversationSnapshot = {
  messages: [],
  block: 'loading',
  loadFailure: null,
  isLoaded: false,
  budget: null,
}
