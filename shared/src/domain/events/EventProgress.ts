import { isRecord } from '../base/isRecord.ts'

export const PREREQUISITES = ['preCourse', 'preModule', 'preTool'] as const
export type Prerequisite = (typeof PREREQUISITES)[number]

/** What a member has done about an event, users/{uid}/eventProgress/{eventId}. */
export interface EventProgress {
  /** Prerequisites the member has ticked. */
  readonly done: readonly Prerequisite[]
  /** Where the member stopped watching the recording, in seconds. */
  readonly position: number
}

/** Seconds from the start up to which a recording counts as not begun. */
export const BEGINNING_SECONDS = 5

export const NO_PROGRESS: EventProgress = { done: [], position: 0 }

export function parseEventProgress(stored: unknown): EventProgress {
  if (!isRecord(stored)) return NO_PROGRESS
  const done: readonly unknown[] = Array.isArray(stored.done) ? stored.done : []
  const { position } = stored
  return {
    done: PREREQUISITES.filter((each) => done.includes(each)),
    position: typeof position === 'number' && position > 0 ? position : 0,
  }
}
