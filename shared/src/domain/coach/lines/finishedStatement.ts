import { uncapitalized } from '../../checker/text/edits.ts'
import type { OutcomeQuestion } from '../drafts/OUTCOME_QUESTIONS.ts'

/** What is said of how sure a fact is, and how a member begins to think. */
const HEDGE =
  /^(?:(?:i (?:think|guess|suppose|would say)|maybe|perhaps|probably|um+|uh+|hm+),? |(?:well|so|not sure(?: but)?), )+|, (?:i (?:think|guess|suppose)|maybe|perhaps|probably|not sure|you know|sort of),(?= )|,? (?:i (?:think|guess|suppose)|you know|sort of|not sure)$/gi
/** An example or an explanation between commas. */
const BETWEEN =
  /,? (?:e\.g\.|i\.e\.|for example|for instance|such as|like|which|who)(?: [^,]+)?,(?= (?:is|are|was|were|has|have|does|do|can|cannot|gets?|goes|go)\b)/i
/** How much it was once: "time, 20 minutes, on dead lines". */
const FIGURE = /, (?:about |around |like |maybe )?\d+ ?\p{L}+,(?= )/giu
/**
 * A cause, an effect or a comment, which is no part of what takes long, goes wrong or is wasted. What happens "only because"
 * of something is another fact without it.
 */
const ASIDE =
  /(?<!\b(?:only|just|simply|mainly|merely|purely))(?:,? (?:because|bc|cos|coz|cuz|so that|seeing that|since(?= (?:they|he|she|we|i|you|it|that|there)(?:['’]d| (?:would|will|can|cannot|may|might|must|do|does|are|is|need|want))\b))| (?:so|but) (?:nobody|no one|everybody|i|we|they|he|she|it|you|the|then)) .+$/i
/** "cause the part is not there": because, and neither what causes something nor a cause. */
const CAUSE =
  /,? (?<!\b(?:the|an?|its|this|that|root|main|real|likely|first|to|can|may|will|might|could|not|do|does) )cause (?:(?:i|we|they|he|she|it|you|nobody|somebody|there|its|theyre|thats)\b|(?:[\p{L}'’-]+ ){1,4}?(?:is|are|was|were|has|have|had|does|did|will|can|cannot|(?:is|are|was|were|has|have|do|does|did|wo|ca)n['’]?t|aint)\b).*$/iu
/** What goes on with the fact after a comma. */
const GOING_ON = /^(?:and|or|when(?:ever)?|if|while|during|before|after|without|even) /i
const LINK = /(?:^| )(?:and|or) /i
/** What begins a clause of its own, and no item of a list. */
const CLAUSE_START = /^(?:that|which|who|it|there|he|she|they|we|i|you) /i
/** Most words of an item in a list. */
const MOST_OF_ITEM = 3

/** "slugs or maybe mice": what may be the cause is no item of a list. */
const DOUBTED = /\b(?:maybe|perhaps|probably|possibly)\b/i

const isItem = (part: string): boolean =>
  !DOUBTED.test(part) &&
  !CLAUSE_START.test(part) &&
  (part.split(LINK)[0] ?? '').trim().split(' ').length <= MOST_OF_ITEM

/**
 * Without what follows a comma, unless it goes on with the circumstances or with a list: "nuts, washers and bolts". Takes
 * time linear in the length.
 */
function withoutComment(said: string): string {
  const parts = said.split(', ')
  // From the end: an item begins a list if it has the link, or another such item follows.
  let isListed = false
  let end = parts.length
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const part = parts[at] ?? ''
    isListed = isItem(part) && (LINK.test(part) || isListed)
    if (!isListed && !GOING_ON.test(part)) end = at
  }
  return parts.slice(0, end).join(', ')
}

/** What was said after a beginning, without what is no part of it. */
export const withoutAside = (said: string): string =>
  withoutComment(
    said.replace(HEDGE, '').replace(FIGURE, '').replace(BETWEEN, '').replace(ASIDE, '').replace(CAUSE, ''),
  )
    .replace(/(?<![.!?;,\s])[.!?;,\s]+$/, '')
    .trim()

/** Where what is wasted ends, and when it is wasted begins. */
const WHEN =
  / (?=(?:when(?:ever)?|every time|each time|because|while|if|after|before|during|as|since|until|due to)\b)/i
/** What a thing is, which "that are wasted" must not follow: "trips to fields that are closed". */
const CLAUSE = / (?:that|which|who|where|nobody|no one) /i
/** "reports nobody opens" */
const BARE_CLAUSE = /(?<! that| which| who) (?=(?:nobody|no one) \p{L})/iu
/** "half an ampoule": of one thing that can be divided. */
const PART_OF_ONE = /^(?:half|most|a (?:half|third|quarter)) (?:of )?(?=(?:an?|the|each|every) [^ ]+$)/i
/** Before what follows the noun: "trips | to fields". */
const AFTER_NOUN = / (?:of|for|from|to|in|on|at|by|with|between|per|into|about|that|which|who|where)\b.*$/i
const PLURALS = new Set('people children men women teeth feet mice staff'.split(' '))
/** What has no number, although it ends like several things, or is used up while something is done. */
const MASS = new Set(
  'gas refrigerant paint water time money paper fuel oil glue clay ink film fabric wood food energy electricity power cement mortar plaster sand grease solder wire tape soap detergent'.split(
    ' ',
  ),
)
/** "gas running back and forth": what is used up, and what is done with it meanwhile. */
const USED_UP =
  /^((?:[\p{L}-]+ ){0,2}?([\p{L}-]+)) ((?!(?:dripp|leak|dry|sitt|lying|go|gett|be|com|fall|spill|evaporat)(?:t?ing)?\b)\p{L}{2,}ing (?:the|an?|our|my|their|every|back|out|off|up|down|in|on|to|for|from|around|over|twice|again)\b.*)$/iu
/** "a second trip": one of several. */
const ONE_MORE =
  /^(?:another|an? (?=(?:second|third|extra|additional|further|double|repeat|return|needless|wasted)\b)) ?((?:[\p{L}-]+ ){0,2}\p{L}*[^\Wsxhy])$/iu
const ARTICLE = /^(?:the|an?) /i
const QUANTITY =
  /^(?:(?:a lot of|lots of|much|too much|many|too many|some) |(?:half )?an? (?:whole |full |half |big |huge )?(?:stick|length|batch|tank|pack|packet|bucket|bag|box|roll|sheet|bottle|tube|jar|cup|lit(?:er|re)|gallon|pound|ton|tonne|kilo|load|pile|handful|bit|pallet|crate|barrel|truckload|bunch|pot|stack|slice) of )/i
/** Most words of a noun with its adjectives. More are what somebody does with it: "napkins people grab". */
const MOST_OF_NOUN = 3
/** "time yelling the same name", "hours on the forms": what takes time. */
const TIME =
  /^(?:time|(?:an? |the )?(?:hours?|minutes?|days?|weeks?|mornings?|afternoons?|evenings?)) (?=(?:(?:on|with) )?\p{L})/iu

/** What is wasted, such as "trips to the depot", by its noun. */
function thingOf(phrase: string): { readonly isPlural: boolean; readonly isNoun: boolean } {
  const words = phrase.replace(AFTER_NOUN, '').toLowerCase().split(' ')
  const isNoun = words.length <= MOST_OF_NOUN
  const noun = (isNoun ? words.at(-1) : words[0]) ?? ''
  return { isPlural: !MASS.has(noun) && (PLURALS.has(noun) || /[^isu']s$/.test(noun)), isNoun }
}

/**
 * The outcome statement that a finished sentence makes (docs/method.md): the time it takes to do, or spent waiting for, what takes long, the
 * likelihood of what goes wrong, or the amount or number of what is wasted.
 * @param told the words after the question's beginning; a cause or a comment in them is left out
 */
export function finishedStatement(about: OutcomeQuestion, told: string): string {
  const text = uncapitalized(withoutAside(told))
  // Nobody gets done with waiting.
  if (about === 'long')
    return `Minimize the time ${/^wait /.test(text) ? `spent waiting${text.slice(4)}` : `it takes to ${text}`}`
  if (about === 'wrong') return `Minimize the likelihood that ${text}`
  const wasted = text.replace(QUANTITY, '')
  if (TIME.test(wasted)) return `Minimize the time spent ${wasted.replace(TIME, '')}`
  const [said = '', ...rest] = wasted.split(WHEN)
  const thing = said.replace(ONE_MORE, '$1s').replace(BARE_CLAUSE, ' that ')
  const [, used = '', substance = '', doing = ''] = USED_UP.exec(thing) ?? []
  if (MASS.has(substance.toLowerCase()))
    return `Minimize the amount of ${used.replace(ARTICLE, '')} that is wasted when ${doing}${rest.map((part) => ` ${part}`).join('')}`
  const when = rest.map((part) => ` ${part}`).join('')
  if (PART_OF_ONE.test(thing))
    return `Minimize the share of ${thing.replace(PART_OF_ONE, '')} that is wasted${when}`
  const { isPlural, isNoun } = thingOf(thing)
  const measure = isPlural ? 'number' : 'amount'
  // "money on permits that expire", but not "flour that falls on the floor"
  const isOn = / on /i.test(thing.split(CLAUSE)[0] ?? '')
  if (isOn) return `Minimize the ${measure} of ${thing.replace(/ on /i, ' wasted on ')}${when}`
  return CLAUSE.test(thing) || !isNoun
    ? `Minimize the ${measure} of wasted ${thing.replace(ARTICLE, '')}${when}`
    : `Minimize the ${measure} of ${thing} that ${isPlural ? 'are' : 'is'} wasted${when}`
}

/** Who and what a statement, which stands alone, leaves open. */
const SPEAKERS = /\b(?:i(?!\.e\b)|me|my|we|us|our|you|your)\b/i
const THINGS = /\b(?:it|this|that one|them|they|he|him|his|she|her|these|those)\b/i
/** Words before "it" from which they have named what it is: "a wrong note spoils every octave built on it". */
const NAMED_BY = 4
/** "a child says he …": whoever says it. */
const SAYS = /^(?:an?|the|every|each) \p{L}+ (?:says|thinks|believes|claims|insists)$/iu

/** The first word that a statement would leave open, such as "it" or "we"; null for none. */
export function openWordIn(told: string): string | null {
  const text = withoutAside(told)
  const speaker = SPEAKERS.exec(text)
  const thing = THINGS.exec(text)
  const before = thing === null ? [] : text.slice(0, thing.index).trim().split(/\s+/)
  const isNamed = before.length >= NAMED_BY || SAYS.test(before.join(' '))
  // Of "they leave before I am done", the executor may stand for "I", and nobody knows who they are.
  if (thing !== null && !isNamed && thing.index < (speaker?.index ?? text.length)) return thing[0]
  return speaker?.[0] ?? (isNamed ? null : (thing?.[0] ?? null))
}

/** Whether a line tells a second fact, which needs a line of its own. */
export const tellsSecond = (told: string): boolean => /, (?:and|or|but) /i.test(withoutAside(told))
