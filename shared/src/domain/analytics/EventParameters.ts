/** Facts about an event: numbers, yes or no, and names the product itself gave. */
export type EventParameters = Readonly<Record<string, string | number | boolean>>

/** Written where a text could have come from a person. */
export const REMOVED = '[removed]'

/** Ids, versions and route patterns are made of these alone; sentences, names in full and e-mail addresses are not. */
const OWN_WORD = /^[\w./:*?{}+-]{0,100}$/

/** Parameters without any text that a member may have written: analytics hold no personal content. */
export function withoutPersonalContent(parameters: EventParameters): EventParameters {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' && !OWN_WORD.test(value) ? REMOVED : value,
    ]),
  )
}
