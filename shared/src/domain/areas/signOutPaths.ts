/** The log-out screen, where every Sign Out of the product leads. */
export const LOG_OUT_PATH = '/logout'

/** Query of the log-out screen that also ends the member's sessions on all other devices. */
export const EVERYWHERE_QUERY = 'everywhere'

/** The log-out screen for all devices. */
export const SIGN_OUT_EVERYWHERE_PATH = `${LOG_OUT_PATH}?${EVERYWHERE_QUERY}`
