import type { SiaMessageId } from '@outcome-studio/shared/domain/coach'
import type { BranchEntry } from '../domain/conversation/conversationTree.ts'
import type { Answers } from './Answers.ts'
import { isGrowing } from './answerView.ts'
import type {
  ConversationSnapshot,
  MemberState,
  SendBlock,
  ShownAnswer,
  ShownMember,
  ShownMessage,
} from './ConversationSnapshot.ts'
import type { Decisions } from './Decisions.ts'
import type { Outgoing } from './Outgoing.ts'

interface Parts extends Pick<ConversationSnapshot, 'isLoaded' | 'loadFailure' | 'budget'> {
  readonly branch: readonly BranchEntry[]
  readonly outgoing: Pick<Outgoing, 'find'>
  readonly answers: Pick<Answers, 'view' | 'stored' | 'isStored'>
  readonly decisions: Pick<Decisions, 'over'>
}

/** Describes the visible branch. Unchanged messages keep their objects. */
export function buildSnapshot(before: ConversationSnapshot, parts: Parts): ConversationSnapshot {
  const { branch, isLoaded, loadFailure, budget } = parts
  const known = new Map(before.messages.map((message) => [message.id, message]))
  const messages = branch.map((entry, at) => {
    const shown = show(entry, at === branch.length - 1, parts)
    const earlier = known.get(shown.id)
    return earlier && isSame(earlier, shown) ? earlier : shown
  })
  return { messages, block: blockOf(messages, parts), isLoaded, loadFailure, budget }
}

/**
 * The parent of the next message: the last answer. A message that was stopped before its answer began is replaced,
 * because no message can follow it.
 */
export function parentOfNext(
  messages: readonly ShownMessage[],
  answers: Pick<Answers, 'isStored'>,
): SiaMessageId | null {
  return messages.findLast(({ role, id }) => role === 'coach' && answers.isStored(id))?.id ?? null
}

function show({ message, siblings, index }: BranchEntry, isLast: boolean, parts: Parts): ShownMessage {
  const { id } = message
  if (message.role === 'member') {
    const unsent = parts.outgoing.find(id)
    const place = { id, siblings, index, role: message.role, text: message.text }
    return { ...place, failure: unsent?.failure ?? null, state: memberState(unsent, isLast) }
  }
  const { state, failure } = parts.answers.view(id)
  const stored = isGrowing(state) ? null : parts.answers.stored(id)
  const place = { id, siblings, index, role: message.role, parentId: message.parentId }
  return { ...place, state, failure, message: stored && parts.decisions.over(stored) }
}

function memberState(unsent: ReturnType<Outgoing['find']>, isLast: boolean): MemberState {
  if (unsent) return unsent.isSending ? 'sending' : 'notStored'
  return isLast ? 'unanswered' : 'stored'
}

function blockOf(messages: readonly ShownMessage[], { isLoaded, answers }: Parts): SendBlock | null {
  const last = messages.at(-1)
  if (last === undefined) return isLoaded ? null : 'loading'
  if (last.role === 'member') return last.state === 'sending' ? 'replying' : 'unanswered'
  if (isGrowing(last.state)) return 'replying'
  return last.state === 'stopped' || answers.isStored(last.id) ? null : 'unanswered'
}

function isSame(one: ShownMessage, other: ShownMessage): boolean {
  const keys = Object.keys(one) as (keyof (ShownMember | ShownAnswer))[]
  return keys.every((key) =>
    key === 'siblings' ? isSameList(one[key], other[key]) : one[key] === other[key],
  )
}

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])
