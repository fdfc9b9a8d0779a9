import { formatDay } from '@outcome-studio/shared/domain/base'
import type { Sentence } from '@outcome-studio/shared/domain/payments'
import { createElement, Fragment } from 'react'

/** A sentence with its dates in the member's language and time zone. */
export function DatedText({ sentence }: { readonly sentence: Sentence }) {
  const parts = sentence.map((part) => (typeof part === 'string' ? part : createElement(Day, part)))
  // The parts have no identity, and as arguments they need no key.
  return createElement(Fragment, null, ...parts)
}

/** A day in the member's language and time zone. @param at ISO 8601 */
export function Day({ at }: { readonly at: string }) {
  return <time dateTime={at}>{formatDay(at)}</time>
}
