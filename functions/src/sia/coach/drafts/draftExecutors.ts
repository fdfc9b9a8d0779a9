import { capitalized } from '@outcome-studio/shared/domain/base'
import { withoutLeadIn } from './withoutLeadIn.ts'

const SELF =
  /^(?:i am|i'm|we are|we're|they are|they're|it's|it is|by|for|our customers are|our users are|the people (?:who|that) do it are)\s+(?:an? |the )?/i
/** What follows says how often or where, not who. */
const TAIL = /,|\(| - | – |\b(?:but|sometimes|who|in our|at our|in my|at my)\b/i
/** Plural of the last word is the usual form: "a nurse" is the group "Nurses". */
const SINGULAR = /^(?:i am|i'm|it's|it is)\s+an?\s+/i

/** The groups of people that an answer names, as an executor is written. Empty if it names none. */
export function draftExecutors(answer: string): readonly string[] {
  const line = answer.trim().split('\n')[0] ?? ''
  const isOne = SINGULAR.test(line.replace(/’/g, "'"))
  const lead = withoutLeadIn(line)
  const named = lead
    .replace(SELF, '')
    .replace(/^(?:an?|the) /i, '')
    .slice(0, 200)
  return named
    .split(/,(?= )| (?:or|and|&) /)
    .map((part) => withoutLeadIn(beforeTail(part).replace(/^(?:or|and|also) /i, '')).trim())
    .filter((part) => /\p{L}{2}/u.test(part))
    .slice(0, 4)
    .map((part) =>
      capitalized(isOne || /^(?:an?|the) /i.test(part) ? pluralOf(part.replace(/^(?:an?|the) /i, '')) : part),
    )
}

function beforeTail(part: string): string {
  const at = part.search(TAIL)
  return at < 0 ? part : part.slice(0, at).replace(/ and ?$/i, '')
}

function pluralOf(name: string): string {
  const word = name.split(' ').at(-1) ?? ''
  if (/s$/.test(word)) return name
  if (/[^aeiou]y$/.test(word)) return `${name.slice(0, -1)}ies`
  return /(?:ch|sh|x|z)$/.test(word) ? `${name}es` : `${name}s`
}
