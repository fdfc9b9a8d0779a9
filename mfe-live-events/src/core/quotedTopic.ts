import type { LiveEvent } from '@outcome-studio/shared/domain/events'

/** An event as messages and titles name it, for example “Interviews”. */
export const quotedTopic = ({ topic }: Pick<LiveEvent, 'topic'>): string => `“${topic || 'Untitled event'}”`
