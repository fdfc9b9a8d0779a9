/** Query parameter of the admin view with the event whose details are edited. */
export const DETAILS_PARAMETER = 'details'

/** Query parameter of the admin view with where its reader came from to edit the details. */
export const FROM_PARAMETER = 'from'
/** They came from the event's page, and return there. */
export const FROM_EVENT = 'event'

/** Where tools admins edit the details of an event, and return to its page. @param basename of the admin view */
export const detailsAddress = (basename: string, eventId: string): string =>
  `${basename}?${new URLSearchParams({ [DETAILS_PARAMETER]: eventId, [FROM_PARAMETER]: FROM_EVENT })}`

/** Where tools admins see who registered for an event. @param basename of the admin view */
export const registrantsAddress = (basename: string, eventId: string): string =>
  `${basename}/${encodeURIComponent(eventId)}`
