import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { LiveEvent } from '@outcome-studio/shared/domain/events'
import { quotedTopic } from '../../core/quotedTopic.ts'
import { changedFields, type EventChanges } from './pendingEdits.ts'

/** Topics that a message names before it counts the rest. */
const NAMED = 3

const FIELD_LABELS = {
  status: 'status',
  category: 'category',
  instructor: 'instructor',
  preCourse: 'course',
  preModule: 'module',
  preTool: 'tool',
  vimeoId: 'recording',
} as const

/** Describes the result of an edit to a tools admin. */
export const describeEdit = (events: readonly LiveEvent[], changes: EventChanges): string =>
  described(events, changes, { published: 'published', changed: 'changed' })

/** Describes the result of undoing an edit. @param changes from the edited values to those before */
export const describeUndo = (events: readonly LiveEvent[], changes: EventChanges): string =>
  described(events, changes, { published: 'published again', changed: 'restored' })

function described(
  events: readonly LiveEvent[],
  changes: EventChanges,
  verbs: { readonly published: string; readonly changed: string },
): string {
  const what = named(events)
  if (changes.status !== undefined) {
    const verb = events.length === 1 ? 'is' : 'are'
    return `${what} ${verb} ${changes.status === 'published' ? verbs.published : 'no longer published'}.`
  }
  const [field, ...others] = changedFields(changes)
  if (field === undefined || others.length > 0) return `The details of ${what} were ${verbs.changed}.`
  return `The ${FIELD_LABELS[field]} of ${what} was ${verbs.changed}.`
}

/**
 * Describes which events were not changed, and why.
 * @param of how many events were to be changed
 */
export function describeFailure(failed: readonly LiveEvent[], of: number, error: Error): string {
  const { message } = describeError(error)
  if (of === 1) return `${named(failed)} was not changed. ${message}`
  return `${failed.length} of ${counted(of, 'event')} were not changed: ${listed(failed)}. ${message}`
}

const named = (events: readonly LiveEvent[]): string =>
  events.length === 1 ? quoted(events) : counted(events.length, 'event')

function listed(events: readonly LiveEvent[]): string {
  const more = events.length - NAMED
  return more > 0 ? `${quoted(events.slice(0, NAMED))} and ${more} more` : quoted(events)
}

const quoted = (events: readonly LiveEvent[]): string => events.map(quotedTopic).join(', ')
