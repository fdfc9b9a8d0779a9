/** Upcoming events that a member's pages load at a time. */
export const UPCOMING_PAGE = 50

/** Past events of a page: about two screens. */
export const PAST_PAGE = 20

const HOUR = 3_600_000

/**
 * The time from which events are listened to as upcoming ones; those that ended before are read as past. By hours, so that
 * everything that a member opens within the hour shares one query.
 * @param now milliseconds since 1970
 * @returns ISO 8601 in UTC, with milliseconds
 */
export const upcomingSince = (now: number): string => new Date(Math.floor(now / HOUR) * HOUR).toISOString()
