/** SHA-384, as in the attribute `integrity`. */
const DIGEST = /^sha384-[A-Za-z0-9+/]{64}$/

/** Whether a text is a digest that the browser verifies. */
export const isDigest = (text: string): boolean => DIGEST.test(text)
