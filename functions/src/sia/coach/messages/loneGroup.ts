import { isHuman } from '../grammar/isHuman.ts'
import { isPlural, pluralOf } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'

/** A group of people that a message begins with, alone in its sentence. */
interface LoneGroup {
  /** In the plural, with what says where they are. */
  readonly words: string
  /** What the group is called, in the plural. */
  readonly head: string
  /** What follows, from the mark at the end of the sentence on. */
  readonly rest: string
}

/** "Me.", "that's me:" */
const SPEAKER = /^(?:(?:it|that|this)(?: is|['’]?s) )?(?:just |only )?(?:me|myself)(?:[.,:;!]+ ?| [-–] )/iu
/** "shift lead in a bakery plant" */
const GROUP =
  /^(?<named>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,4}?)(?<place> (?:in|at|on|of|for|from) (?:(?:an?|the|my|our) )?\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,3})?(?=\s*(?:[.;!\n]|$))/u
/** Names of a trade by its first letters, and people whose names are those of actions too. */
const TRADE = /\b(?:hvac|cnc|plc|emt|icu|mri)\b/iu
const SHORT = /^(?:techs?|leads?|reps?)$/
/** "And I've only got half an hour": said to the coach. */
const TIME_LEFT =
  /^(?:(?:and|but|so) )?(?:i|we)(?: have|['’]ve)?(?: (?:only|just|got|have)){1,3} (?:half an|an?|\d{1,2}|a few|five|ten|twenty|thirty) (?:hours?|minutes?|mins?)(?: (?:for this|now|today|left))?(?:[.!,]\s*|$)/iu

/**
 * The group that a message begins with, if it is alone in its sentence: "hvac service tech. i fix …"; null without one.
 * Only words that name people for sure count. Takes time linear in the message's length.
 */
export function loneGroup(message: string, language: Language): LoneGroup | null {
  const speaker = SPEAKER.exec(message)?.[0] ?? ''
  const text = message.slice(speaker.length)
  const found = GROUP.exec(text)
  const { named = '', place = '' } = found?.groups ?? {}
  const words = named.split(' ')
  const last = words.at(-1) ?? ''
  const tokens = language.tokensOf(`the ${named.toLowerCase()}`)
  const head = tokens.at(-1)
  const before = tokens.slice(1, -1)
  const isGroup =
    head !== undefined &&
    (SHORT.test(head.key) ? words.length > 1 : isHuman(head)) &&
    before.every(({ tag }) => NAMING.has(tag))
  if (!isGroup) return null
  const many = isPlural(head) || head.key.endsWith('s') ? last : pluralOf(last)
  const group = [...words.slice(0, -1), many].join(' ').replace(TRADE, (each) => each.toUpperCase())
  return { words: `${group}${place}`, head: many, rest: text.slice(named.length + place.length) }
}

const NAMING: ReadonlySet<string> = new Set(['NOUN', 'ADJ', 'PROPN'])

/**
 * A message with the group that it begins with in the plural, if that is named in few letters or told of the speaker;
 * null for one that is understood without.
 */
export function withLoneGroup(message: string, language: Language): string | null {
  const group = loneGroup(message, language)
  const isShort = SPEAKER.test(message) || TRADE.test(message) || SHORT.test(group?.head.toLowerCase() ?? '')
  if (group === null || !isShort) return null
  const rest = group.rest.replace(/^[\s.;!]+/, '').replace(TIME_LEFT, '')
  return /\p{L}{4}/u.test(rest) ? `${group.words}. ${rest}` : group.words
}
