/** Query parameter of the admin view with the event whose details are edited. */
export const DETAILS_PARAMETER = 'details'

/** Where tools admins edit the details of an event. @param basename of the admin view */
export const detailsAddress = (basename: string, eventId: string): string =>
  `${basename}?${new URLSearchParams({ [DETAILS_PARAMETER]: eventId })}`

/** Where tools admins see who registered for an event. @param basename of the admin view */
export const registrantsAddress = (basename: string, eventId: string): string =>
  `${basename}/${encodeURIComponent(eventId)}`
