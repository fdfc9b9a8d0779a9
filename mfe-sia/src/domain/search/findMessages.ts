import { findByWords } from '@outcome-studio/shared/domain/base'
import type { SiaMessage, SiaSession } from '@outcome-studio/shared/domain/coach'
import { withoutMarks } from '../conversation/withoutMarks.ts'

/** A session with the messages that are searched. */
export interface SearchedSession {
  readonly session: SiaSession
  readonly messages: readonly SiaMessage[]
}

/** A message that has all words of a query, with the part of its text around the first one. */
export interface FoundMessage {
  readonly session: SiaSession
  readonly message: SiaMessage
  readonly before: string
  /** The first word as it is written in the message; empty if it is only there without its accents. */
  readonly match: string
  readonly after: string
}

/** Characters that are shown on either side of a match. */
const AROUND = 50

/** Messages whose text contains every word of a query, the latest first. @param limit most messages */
export function findMessages(
  searched: readonly SearchedSession[],
  query: string,
  limit: number,
): readonly FoundMessage[] {
  const all = searched.flatMap(({ session, messages }) => messages.map((message) => ({ session, message })))
  return findByWords(all, query, ({ message }) => plainText(message))
    .toSorted((one, other) => (one.message.createdAt < other.message.createdAt ? 1 : -1))
    .slice(0, limit)
    .map(({ session, message }) => ({ session, message, ...excerpt(plainText(message), query) }))
}

const plainText = ({ role, text }: SiaMessage): string => (role === 'coach' ? withoutMarks(text) : text)

function excerpt(source: string, query: string): Pick<FoundMessage, 'before' | 'match' | 'after'> {
  const text = source.replace(/\s+/g, ' ').trim()
  const [first = ''] = query.trim().split(/\s+/)
  const at = text.toLowerCase().indexOf(first.toLowerCase())
  const start = Math.max(0, at - AROUND)
  const isWhole = (place: number) => place <= 0 || place >= text.length
  const end = Math.max(0, at) + (at < 0 ? 0 : first.length)
  const before = text.slice(start, Math.max(0, at))
  const after = text.slice(end, end + AROUND)
  // Whole words, unless there is only one.
  return {
    before: isWhole(start) ? before : `…${before.replace(/^\S*\s/, '')}`,
    match: at < 0 ? '' : text.slice(at, end),
    after: isWhole(end + AROUND) ? after : `${after.replace(/\s\S*$/, '')}…`,
  }
}
