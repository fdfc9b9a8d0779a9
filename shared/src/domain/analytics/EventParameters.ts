/** Parameters of an event: numbers, booleans, and identifiers of the product. */
export type EventParameters = Readonly<Record<string, string | number | boolean>>

/** Replaces text that a person may have written. */
export const REMOVED = '[removed]'

/** Matches ids, versions and route patterns, but not sentences, full names or e-mail addresses. */
const OWN_WORD = /^[\w./:*?{}+-]{0,100}$/

/** Replaces all text that a member may have written, because analytics contain no personal content. */
export function withoutPersonalContent(parameters: EventParameters): EventParameters {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' && !OWN_WORD.test(value) ? REMOVED : value,
    ]),
  )
}
