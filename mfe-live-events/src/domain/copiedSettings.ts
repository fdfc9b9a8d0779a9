import type { EditedEventFields, LiveEvent } from '@outcome-studio/shared/domain/events'

/** What is copied of an event: everything that admins edit, except what belongs to one date alone. */
export type CopiedSettings = Omit<EditedEventFields, 'status' | 'vimeoId'>

/** The settings that another event gets. Topic, description, places and questions belong to Zoom. */
export const copiedSettings = ({
  category,
  instructor,
  preCourse,
  preModule,
  preTool,
}: LiveEvent): CopiedSettings => ({ category, instructor, preCourse, preModule, preTool })

/**
 * The events whose settings may be copied, the latest first: those that have any, without those that get them.
 * @param targets events that get them
 */
export function settingsSources(
  events: readonly LiveEvent[],
  targets: readonly LiveEvent[],
): readonly LiveEvent[] {
  const excluded = new Set(targets.map(({ documentId }) => documentId))
  return events
    .filter((event) => !excluded.has(event.documentId) && Object.values(copiedSettings(event)).some(Boolean))
    .toSorted((one, other) => Date.parse(other.startTime) - Date.parse(one.startTime))
}
