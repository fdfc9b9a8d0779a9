import { PUBLIC_EVENTS_PATH } from '@outcome-studio/shared/domain/events'
import { sendText } from './files/sendText.ts'
import { passOn } from './passOn.ts'
import type { Respond } from './Site.ts'

/** Whether a path is that of the page of an event that everybody may open. */
export const isPublicEvent = (path: string): boolean => path.startsWith(`${PUBLIC_EVENTS_PATH}/`)

/**
 * Forwards requests for the pages of events that everybody may open to their function.
 *
 * @param address of the function
 */
export const respondAsPublicEvent = (address: () => string): Respond =>
  passOn(
    (url) => `${address()}${url.slice(PUBLIC_EVENTS_PATH.length)}`,
    async (incoming, response) => sendText(incoming, response, 502, 'The functions do not answer.'),
  )
