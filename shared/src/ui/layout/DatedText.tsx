import { formatDay, formatLastDay } from '@outcome-studio/shared/domain/base'
import type { Sentence } from '@outcome-studio/shared/domain/payments'
import { createElement, Fragment } from 'react'

/** A sentence with its dates in the member's language and time zone. */
export function DatedText({ sentence }: { readonly sentence: Sentence }) {
  const parts = sentence.map((part) =>
    typeof part === 'string' ? part : createElement(part.isLastDay ? LastDay : Day, { at: part.at }),
  )
  // The parts have no identity, and as arguments they need no key.
  return createElement(Fragment, null, ...parts)
}

/** A day in the member's language and time zone. @param at ISO 8601 */
export function Day({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatDay(at)}</time>
}

/** The last day of an access, in the member's language and time zone. @param at its end, ISO 8601 */
export function LastDay({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatLastDay(at)}</time>
}
