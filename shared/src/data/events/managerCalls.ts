import { changeEvent as changeDefinition } from '@outcome-studio/shared/callables/changeEvent'
import {
  countRegistrants as countDefinition,
  type RegistrantCounts,
} from '@outcome-studio/shared/callables/countRegistrants'
import {
  type DecidedRegistrant,
  decideRegistrants as decideDefinition,
} from '@outcome-studio/shared/callables/decideRegistrants'
import {
  type EventMailPreview,
  previewEventMail as previewDefinition,
} from '@outcome-studio/shared/callables/previewEventMail'
import { sendEventMessage as sendDefinition } from '@outcome-studio/shared/callables/sendEventMessage'
import {
  type EventId,
  type EventMessage,
  REGISTRANTS_AT_ONCE,
  type RegistrationDecision,
} from '@outcome-studio/shared/domain/events'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'

export type { DecidedRegistrant, EventMailPreview, RegistrantCounts }

type Calls = Pick<Connection, 'source' | 'call'>

/** A decision about people who registered. */
export interface Decision {
  readonly decision: RegistrationDecision
  /** For those who are denied; empty for none. */
  readonly reason: string
  /** Ids at Zoom. */
  readonly registrantIds: readonly string[]
}

/**
 * Approves or denies people who registered for an event. More people than one call takes are decided one call after the
 * other.
 * @returns what became of each. If a later call fails, those of the earlier calls are returned.
 * @throws as callCallable if the first call fails, with cen/zoom-unavailable
 */
export async function decideRegistrants(
  eventId: EventId,
  { registrantIds, ...decision }: Decision,
  connection: Calls = currentConnection(),
): Promise<readonly DecidedRegistrant[]> {
  const decided: DecidedRegistrant[] = []
  for (let at = 0; at < registrantIds.length; at += REGISTRANTS_AT_ONCE) {
    const group = registrantIds.slice(at, at + REGISTRANTS_AT_ONCE)
    try {
      const input = { eventId, ...decision, registrantIds: group }
      decided.push(...(await callCallable(decideDefinition, input, connection)).decided)
    } catch (error) {
      if (at === 0) throw error
      const left = registrantIds.slice(at)
      return [
        ...decided,
        ...left.map((registrantId) => ({ registrantId, outcome: 'tooLate', problem: '' }) as const),
      ]
    }
  }
  return decided
}

/**
 * Counts who registered for events and who waits.
 * @returns the counts by event; events that could not be counted are left out
 * @throws as callCallable, with cen/zoom-unavailable
 */
export async function countRegistrants(
  eventIds: readonly EventId[],
  connection: Calls = currentConnection(),
): Promise<ReadonlyMap<EventId, RegistrantCounts>> {
  const { counts } = await callCallable(countDefinition, { eventIds }, connection)
  return new Map(counts.map((each) => [each.eventId as EventId, each]))
}

/** A mail that is about to be sent: see the callable. */
export type PlannedMail =
  | ({ readonly kind: 'message' } & EventMessage)
  | { readonly kind: 'unpublished' }
  | EventChange

/** A change of an event at Zoom. Times are ISO 8601, durations in minutes. */
export type EventChange =
  | { readonly kind: 'moved'; readonly startTime: string; readonly duration: number }
  | { readonly kind: 'canceled' }

/**
 * Moves or cancels an event at Zoom. Registered members are told by mail.
 * @throws as callCallable, with cen/zoom-unavailable
 */
export async function changeEvent(
  eventId: EventId,
  change: EventChange,
  connection: Calls = currentConnection(),
): Promise<void> {
  await callCallable(changeDefinition, { eventId, change }, connection)
}

/**
 * Shows who would get a mail about an event, and the mail.
 * @throws as callCallable, with cen/zoom-unavailable and cen/message-not-possible
 */
export async function previewEventMail(
  eventId: EventId,
  mail: PlannedMail,
  connection: Calls = currentConnection(),
): Promise<EventMailPreview> {
  return await callCallable(previewDefinition, { eventId, mail }, connection)
}

/**
 * Writes to people who registered for an event. Call it again with the same id after a failure.
 * @param messageId a UUID, made once for each message
 * @throws as callCallable, with cen/too-many-messages and cen/message-not-possible
 */
export async function sendEventMessage(
  eventId: EventId,
  messageId: string,
  message: EventMessage,
  connection: Calls = currentConnection(),
): Promise<void> {
  await callCallable(sendDefinition, { messageId, eventId, ...message }, connection)
}
