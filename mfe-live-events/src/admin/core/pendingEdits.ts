import type { EditedEventFields, EventId, LiveEvent } from '@outcome-studio/shared/domain/events'

type Field = keyof EditedEventFields
export type EventChanges = Partial<EditedEventFields>

/** A field of an event that was edited on this page, shown until the listener reports it. */
export interface PendingEdit {
  readonly id: EventId
  readonly field: Field
  readonly value: string
  /** The stored value at the time of the server's answer; undefined until then. */
  readonly insteadOf: string | undefined
}

const FIELDS: readonly Field[] = [
  'status',
  'category',
  'instructor',
  'preCourse',
  'preModule',
  'preTool',
  'vimeoId',
]

/** The fields that an edit changes, in the order of the form. */
export const changedFields = (changes: EventChanges): readonly Field[] =>
  FIELDS.filter((field) => changes[field] !== undefined)

/** Adds an edit, which replaces earlier ones of the same fields. */
export function withEdit(
  pending: readonly PendingEdit[],
  ids: readonly EventId[],
  changes: EventChanges,
): readonly PendingEdit[] {
  const fields = changedFields(changes)
  const edited = new Set(ids)
  const others = pending.filter(({ id, field }) => !(edited.has(id) && fields.includes(field)))
  const added = ids.flatMap((id) =>
    fields.map((field) => ({ id, field, value: changes[field] ?? '', insteadOf: undefined })),
  )
  return [...others, ...added]
}

/** After the server's answer, drops failed edits and records the stored values of the others. */
export function withAnswer(
  pending: readonly PendingEdit[],
  answered: {
    readonly ids: readonly EventId[]
    readonly changes: EventChanges
    readonly failed: readonly EventId[]
  },
  stored: readonly LiveEvent[],
): readonly PendingEdit[] {
  const byId = new Map(stored.map((event) => [event.documentId, event]))
  return pending.flatMap((edit) => {
    const isAnswered = answered.ids.includes(edit.id) && answered.changes[edit.field] === edit.value
    if (!isAnswered) return edit
    if (answered.failed.includes(edit.id)) return []
    return { ...edit, insteadOf: byId.get(edit.id)?.[edit.field] }
  })
}

/** Drops edits that the listener has reported, or whose fields another user has changed since. */
export function withoutStored(
  pending: readonly PendingEdit[],
  stored: readonly LiveEvent[],
): readonly PendingEdit[] {
  if (pending.length === 0) return pending
  const byId = new Map(stored.map((event) => [event.documentId, event]))
  const left = pending.filter(({ id, field, value, insteadOf }) => {
    const current = byId.get(id)?.[field]
    return insteadOf === undefined || (current === insteadOf && current !== value)
  })
  return left.length === pending.length ? pending : left
}

/** The events as they are once all pending edits are stored. */
export function withPending(
  events: readonly LiveEvent[],
  pending: readonly PendingEdit[],
): readonly LiveEvent[] {
  if (pending.length === 0) return events
  const byId = Map.groupBy(pending, ({ id }) => id)
  return events.map((event) => {
    const edits = byId.get(event.documentId)
    if (edits === undefined) return event
    return { ...event, ...Object.fromEntries(edits.map(({ field, value }) => [field, value])) }
  })
}
