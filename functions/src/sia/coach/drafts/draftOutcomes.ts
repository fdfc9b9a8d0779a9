import { capitalized } from '@outcome-studio/shared/domain/base'
import {
  DETERMINERS,
  readOutcome,
  readStatement,
  STANDARD_VOCABULARY,
  uncapitalized,
  wordSet,
} from '@outcome-studio/shared/domain/checker'
import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import { clauseVerb, isClause } from '../messages/isClause.ts'
import { spokenAction } from './spokenAction.ts'
import { baseOf, gerundOf } from './verbForms.ts'
import { withoutLeadIn } from './withoutLeadIn.ts'

const LONG = `(?:(?:too|so|very|really|quite|pretty) )?(?:long|ages|forever|a (?:long|lot of) time|(?:too )?much time|hours|days|weeks|a while|slow|time-consuming|slowly|tedious)(?: time)?`
const LONG_START = new RegExp(
  `^(?:it )?(?:takes?|is|needs?) (?:me |us |them |you )?${LONG}(?: for .{1,40}?)? to `,
  'i',
)
const LONG_END = new RegExp(
  ` (?:often |always |usually |sometimes |just )?(?:takes?|taking|is|are|needs?) (?:me |us |them )?${LONG}$`,
  'i',
)
const LONG_FOR = new RegExp(
  `^(.{1,80}?) (?:often |always |usually |sometimes )?(?:takes?|needs?) ${LONG} to (.{1,200})$`,
  'i',
)
/** "under 5 minutes to …": a target number belongs to no statement. */
const TARGET =
  /^(?:it )?(?:should |must |has to |needs to )?(?:take |be done )?(?:in |within |under |less than |at most |no more than )+[\d\p{L}]+ (?:seconds?|minutes?|hours?|days?|weeks?) to /iu
const TAKES = / (?:take|takes|is taking) /i
const TOO_MUCH =
  /^(?:too (?:much|many)|a lot of|lots of|so (?:much|many)) (.{1,200}?)(?: (?:is|are|gets?|being) (.{1,120}))?$/i
const WASTE =
  /^(?:i|we|they|you|people) (?:often |sometimes |always |usually )?(?:waste|lose|throw away|throw out) (.{1,200})$/i
const ADVERB =
  /\b(?:sometimes|often|usually|always|frequently|occasionally|constantly|regularly|really|just|simply) /gi
const HARD =
  /^(?:it(?:'s| is) )?(?:too |very |really |so )?(?:hard|difficult|tricky|tough|annoying|a pain|painful) to /i

/**
 * The forms of one part of an answer as an outcome statement, likeliest first. Each says only what the part says.
 * @param part one part of the answer, see splitAnswer
 */
export function draftOutcomes(part: string, question: OutcomeQuestion): readonly string[] {
  const text = withoutLeadIn(part)
  const statement = readStatement(text)
  const outcome = readOutcome(statement, STANDARD_VOCABULARY)
  if (outcome !== null && outcome.metric !== null) return [capitalized(text)]
  const plain = text.replace(ADVERB, '').trim()
  const forms = [
    ...ofPattern(plain),
    ...(question === 'long' ? slow(plain) : []),
    ...(question === 'wasted' ? wasted(plain) : []),
    ...wrong(plain),
    ...slow(plain),
  ]
  return [...new Set(forms)]
}

function ofPattern(text: string): readonly string[] {
  const afterLong = text.replace(LONG_START, '')
  if (afterLong !== text) return slow(afterLong)
  const afterTarget = text.replace(TARGET, '')
  if (afterTarget !== text) return slow(afterTarget)
  const other = LONG_FOR.exec(text)
  if (other?.[1] && other[2])
    return [`Minimize the time it takes for ${uncapitalized(other[1])} to ${other[2]}`]
  const beforeLong = text.replace(LONG_END, '')
  if (beforeLong !== text) return slow(beforeLong)
  const afterHard = text.replace(HARD, '')
  if (afterHard !== text) return slow(afterHard)
  const waste = WASTE.exec(text)?.[1]
  if (waste !== undefined) return wasted(waste)
  const much = TOO_MUCH.exec(text)
  if (much?.[1] === undefined) return []
  return [
    `Minimize the ${amountOf(much[1])} of ${uncapitalized(much[1])}${much[2] ? ` that ${isPlural(much[1]) ? 'are' : 'is'} ${much[2]}` : ''}`,
  ]
}

/** What takes long: an action, somebody's action, or a thing. */
function slow(part: string): readonly string[] {
  const taking = part.search(TAKES)
  const text = taking > 0 && part.length - taking < 40 ? part.slice(0, taking) : part
  const statement = readStatement(text)
  const [first, second] = statement.words
  if (first === undefined) return []
  const rest = text.slice(first.end)
  const base = baseOf(first.key)
  const forms: string[] = []
  const isGerund = /ing$/.test(first.key)
  if (isGerund && base !== undefined) forms.push(`Minimize the time it takes to ${base}${rest}`)
  // In "finding someone to help", the action is the finding.
  const isSomebodys = !(isGerund && base !== undefined)
  if (isSomebodys && (second?.key === 'to' || statement.words.findIndex(({ key }) => key === 'to') > 0)) {
    const verb = statement.words[statement.words.findIndex(({ key }) => key === 'to') + 1]
    if (verb !== undefined && baseOf(verb.key) === verb.key && !isClause(text)) {
      return [`Minimize the time it takes for ${uncapitalized(text).replace(/^for /, '')}`]
    }
  }
  if (base !== undefined && base === first.key && !isClause(text))
    forms.push(`Minimize the time it takes to ${uncapitalized(text)}`)
  const spoken = spokenAction(text)
  if (spoken !== null) forms.push(`Minimize the time it takes to ${spoken.base}${spoken.rest}`)
  const verb = statement.words[clauseVerb(statement)]
  const verbBase = verb && baseOf(verb.key)
  if (spoken === null && verb !== undefined && verbBase !== undefined) {
    const subject = uncapitalized(text.slice(0, verb.start).trim())
    forms.push(`Minimize the time it takes for ${subject} to ${verbBase}${text.slice(verb.end)}`)
  }
  const isUnknownAction = isGerund && base === undefined && second !== undefined && !isThing(text)
  if (verb === undefined)
    forms.push(`Minimize the time spent ${isUnknownAction ? '' : 'on '}${uncapitalized(text)}`)
  return forms
}

/** What goes wrong: an event, an action that fails, or a thing. */
function wrong(text: string): readonly string[] {
  const statement = readStatement(text)
  const first = statement.words[0]
  if (first === undefined) return []
  const spoken = spokenAction(text)
  if (spoken !== null) return [`Minimize the likelihood of ${gerundOf(spoken.base)}${spoken.rest}`]
  if (isClause(text)) return [`Minimize the likelihood that ${uncapitalized(text)}`]
  const base = baseOf(first.key)
  const isAction =
    base !== undefined && base === first.key && statement.words.length > 1 && !ALSO_ADJECTIVES.has(base)
  return [
    ...(isAction ? [`Minimize the likelihood of ${gerundOf(base)}${text.slice(first.end)}`] : []),
    `Minimize the likelihood of ${withArticle(uncapitalized(text))}`,
  ]
}

/** What is wasted: an amount, a number of things, or time on an action. */
function wasted(text: string): readonly string[] {
  const statement = readStatement(text)
  const first = statement.words[0]
  if (first === undefined) return []
  if (/ing$/.test(first.key) && baseOf(first.key) !== undefined)
    return [`Minimize the time spent ${uncapitalized(text)}`]
  if (isClause(text) && !isThingWithRelative(text)) {
    const [subject, predicate] = splitAtVerb(text)
    const isThrown =
      /^(?:is|are|gets?|goes|go) (?:thrown|wasted|lost|spoiled|spilled|discarded|left|unused|bad|to waste)/i.test(
        predicate,
      )
    if (!isThrown) return [`Minimize the number of times that ${uncapitalized(text)}`]
    return [
      `Minimize the ${amountOf(subject)} of ${uncapitalized(subject).replace(/^(?:the|a|an) /, '')} that ${predicate}`,
    ]
  }
  const base = baseOf(first.key)
  if (
    base !== undefined &&
    base === first.key &&
    statement.words.length > 1 &&
    !ALSO_ADJECTIVES.has(base) &&
    !isPlural(text.split(' ')[0] ?? '') &&
    !isThing(text)
  )
    return [`Minimize the time spent ${gerundOf(base)}${text.slice(first.end)}`]
  const thing = uncapitalized(text).replace(/^(?:the|a|an|some) /, '')
  if (/^(?:time|money|effort)\b/.test(thing)) return [`Minimize the ${thing}`]
  if (isPlural(thing))
    return [`Minimize the number of ${thing}${isPlainNoun(thing) ? ' that are wasted' : ''}`]
  return [
    `Minimize the ${amountOf(thing)} of ${thing}${/\b(?:wasted|lost|thrown|throw|left|unused|spoiled|nobody|no one|that|which)\b/.test(thing) ? '' : ' that is wasted'}`,
  ]
}

function splitAtVerb(text: string): readonly [string, string] {
  const verb = readStatement(text).words[clauseVerb(readStatement(text))]
  const at = verb?.start ?? text.length
  return [text.slice(0, at).trim(), text.slice(at)]
}

/** Verbs that more often describe a thing: "empty tables", "double bookings". */
const ALSO_ADJECTIVES = wordSet(
  'double empty open clean dry clear slow free wet correct complete duplicate dirty separate',
)
/** Ends of nouns that take no "a", and words that are no countable noun. */
const UNCOUNTABLE =
  /(?:s|ing|tion|sion|age|ness|ity|ance|ence|ment|ship|work|ware|ure|food|paper|water|money|time|damage|data|information|equipment|blood|pain|noise|traffic)$/

/** "wrong dose" as "a wrong dose". */
function withArticle(thing: string): string {
  const [first] = thing.split(' ')
  const noun = headOf(thing)
  if (first === undefined || DETERMINERS.has(first) || UNCOUNTABLE.test(noun) || /ing$/.test(first))
    return thing
  return `${/^[aeiou]/i.test(first) ? 'an' : 'a'} ${thing}`
}

/** Whether the noun before the first preposition is a plural. */
function isPlural(thing: string): boolean {
  const noun = headOf(thing)
  return /s$/.test(noun) && !/(?:ss|is|[^n]us)$/.test(noun)
}

const headOf = (thing: string): string =>
  thing
    .split(
      / (?:of|for|in|on|at|to|from|with|that|which|nobody|we|they|you|people|back|between|because|when|due)\b/,
    )[0]
    ?.split(' ')
    .at(-1) ?? ''

/** "pills" says nothing about waste; "trips back to the store" and "empty tables" do. */
const isPlainNoun = (thing: string): boolean =>
  headOf(thing) === thing && !ALSO_ADJECTIVES.has(thing.split(' ')[0] ?? '') && thing.split(' ').length <= 2

/** "food nobody eats" and "packs that expire" name a thing, and what happens to it. */
const isThingWithRelative = (text: string): boolean =>
  /^\S+(?: \S+)? (?:that|which|nobody|no one|we|they|i|you|people) \S/i.test(text)

/** "paper towels" and "phone calls" name a thing although they start with a word that is also a verb. */
const isThing = (text: string): boolean => text.split(' ').length === 2 && isPlural(text)

const amountOf = (thing: string): string => (isPlural(thing) ? 'number' : 'amount')
