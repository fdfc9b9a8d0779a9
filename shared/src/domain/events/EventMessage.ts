import { isRecord } from '../base/isRecord.ts'
import { isPastEvent } from './eventPhase.ts'
import type { EventId, LiveEvent } from './LiveEvent.ts'

/**
 * To whom a community manager writes: those who are registered, those who wait for approval or a place, and after the
 * event those who came and those who were registered and did not come.
 */
export const MESSAGE_AUDIENCES = ['all', 'waiting', 'attended', 'absent'] as const
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number]

/** Longest subject and text, in characters. */
export const MESSAGE_LIMITS = { subject: 150, text: 5_000 } as const

/** Messages about one event, and of one community manager, in 24 hours. */
export const MESSAGES_A_DAY = { event: 5, manager: 20 } as const

/** What a community manager writes to registrants. */
export interface EventMessage {
  readonly audience: MessageAudience
  readonly subject: string
  readonly text: string
  /** Whether it leads to the recording of the event. */
  readonly withRecording: boolean
}

/** `preparing`: the mails are not due yet. `sending`: some of them are still to be sent. */
const MESSAGE_STATES = ['preparing', 'sending', 'sent'] as const

/** A message in the log, liveEventsModule/events/messages/{id}. Only the server writes it. */
export interface SentMessage extends EventMessage {
  readonly id: string
  readonly eventId: EventId
  /** Uid of the community manager. */
  readonly sentBy: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly state: (typeof MESSAGE_STATES)[number]
  /** People for whom it is due or was. */
  readonly people: number
  readonly delivered: number
  /** Mails that the mail server refused, or of which nobody knows whether they arrived. */
  readonly failed: number
}

/** Reads a stored message; null if it is malformed. */
export function parseSentMessage(id: string, stored: unknown): SentMessage | null {
  if (!isRecord(stored)) return null
  const { eventId, sentBy, createdAt, subject, text, withRecording } = stored
  const audience = MESSAGE_AUDIENCES.find((each) => each === stored.audience)
  const state = MESSAGE_STATES.find((each) => each === stored.state)
  if (audience === undefined || state === undefined) return null
  if (typeof eventId !== 'string' || typeof sentBy !== 'string' || typeof createdAt !== 'string') return null
  if (typeof subject !== 'string' || typeof text !== 'string') return null
  return {
    id,
    eventId: eventId as EventId,
    sentBy,
    createdAt,
    audience,
    subject,
    text,
    withRecording: withRecording === true,
    state,
    people: countOf(stored.people),
    delivered: countOf(stored.delivered),
    failed: countOf(stored.failed),
  }
}

const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Somebody who registered, as far as audiences need it. */
interface Registered {
  readonly status: string
  /** null while it is not known who came. */
  readonly minutes: number | null
}

/** Whether somebody who registered belongs to an audience. */
export function isInAudience(audience: MessageAudience, { status, minutes }: Registered): boolean {
  const isRegistered = status === 'approved'
  switch (audience) {
    case 'all':
      return isRegistered
    case 'waiting':
      return status === 'pending' || status === 'waitlisted'
    case 'attended':
      return isRegistered && minutes !== null && minutes > 0
    case 'absent':
      return isRegistered && minutes === 0
  }
}

/**
 * The audiences that an event has: nobody waits for an event that is over, and nobody came before its end.
 * @param now milliseconds since 1970
 */
export function audiencesOf(
  event: Pick<LiveEvent, 'state' | 'endTime'>,
  now: number,
): readonly MessageAudience[] {
  const hasEnded = event.state === 'ended' || isPastEvent(event, now)
  return hasEnded ? ['all', 'attended', 'absent'] : ['all', 'waiting']
}

/** Why a message cannot be sent. */
export type MessageProblem = 'noSubject' | 'noText' | 'noRecording' | 'noAudience'

/**
 * Checks a message before it is previewed or sent.
 * @param now milliseconds since 1970
 * @returns null if it can be sent
 */
export function messageProblem(
  { subject, text, withRecording, audience }: EventMessage,
  event: Pick<LiveEvent, 'state' | 'endTime' | 'vimeoId'>,
  now: number,
): MessageProblem | null {
  if (subject.trim() === '') return 'noSubject'
  if (text.trim() === '') return 'noText'
  if (withRecording && event.vimeoId === '') return 'noRecording'
  return audiencesOf(event, now).includes(audience) ? null : 'noAudience'
}

const DAY = 86_400_000

/**
 * Whether another message may be sent.
 * @param messages all messages about the event, and all messages of the manager
 * @param now milliseconds since 1970
 */
export function mayWrite(
  messages: { readonly event: readonly SentMessage[]; readonly manager: readonly SentMessage[] },
  now: number,
): boolean {
  const ofDay = (all: readonly SentMessage[]) =>
    all.filter(({ createdAt }) => now - Date.parse(createdAt) < DAY).length
  return ofDay(messages.event) < MESSAGES_A_DAY.event && ofDay(messages.manager) < MESSAGES_A_DAY.manager
}
