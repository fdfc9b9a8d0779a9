/** Shown when a form was not sent from a page of this browser, or its cookie is missing. */
export const FOREIGN_FORM =
  'We could not tell that this form was yours: cookies may be off, or the page was open for long. Please try again.'

/** Shown next to an invalid address. */
export const NO_EMAIL = 'Enter your whole email address, for example ann@company.com.'

/** Formats a duration in minutes. @param milliseconds greater than zero */
export function inMinutes(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
