/** Parameter of the address of a call with its id. The protocol of callables has no place for one in the body. */
export const REQUEST_PARAMETER = 'request'

/** Whether a text can be the id of a call: letters, digits and hyphens. */
export const isRequestId = (text: string): boolean => /^[\w-]{8,40}$/.test(text)
