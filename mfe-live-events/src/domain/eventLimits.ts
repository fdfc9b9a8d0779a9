import type { EditedEventFields } from '@outcome-studio/shared/domain/events'

/** Longest texts that tools admins may store of an event, in characters, as in firestore.rules. */
export const EVENT_TEXT_LIMITS: Readonly<Record<Exclude<keyof EditedEventFields, 'status'>, number>> = {
  category: 100,
  instructor: 128,
  preCourse: 300,
  preModule: 300,
  preTool: 300,
  vimeoId: 300,
}

/** How much is stored of instructors. Together they fit into one document of 1 MiB. */
export const INSTRUCTOR_LIMITS = {
  /** As in firestore.rules. */
  count: 40,
  /** Characters. */
  name: 200,
  lines: 10,
  /** Characters of one line. */
  line: 300,
  /** Characters of the photo's data URL. */
  photoUrl: 20_000,
} as const
