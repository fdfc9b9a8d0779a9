/** Path of the pages of events that everybody may open, on the origin of the app. */
export const PUBLIC_EVENTS_PATH = '/events'

/** Name of the function that answers there. */
export const PUBLIC_EVENTS_FUNCTION = 'publicEvent'

/** Path of the page of a published event that everybody may open. */
export const publicEventPath = (eventId: string): string =>
  `${PUBLIC_EVENTS_PATH}/${encodeURIComponent(eventId)}`
