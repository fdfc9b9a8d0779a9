/** Said when a form was not sent from a page of this browser, or its cookie is gone. */
export const FOREIGN_FORM =
  'We could not tell that this form was yours: cookies may be off, or the page was open for long. Please try again.'

/** Said beside an address that is none. */
export const NO_EMAIL = 'Enter your whole e-mail address, for example ann@company.com.'

/** Minutes, in words. @param milliseconds more than none */
export function inMinutes(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
