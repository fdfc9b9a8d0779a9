import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { isPerson } from '../grammar/isPerson.ts'
import { isPhrase, readClause } from '../grammar/readPhrase.ts'
import { isGerund, isMass, isParticiple, isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { headOf } from './headOf.ts'
import { withoutSpeaker } from './withoutSpeaker.ts'

/** What makes a thing a wasted one. */
const WASTED =
  /\b(?:wasted|lost|thrown|throw|left|unused|spoiled|spoilt|discarded|dumped|binned|nobody|no one|that|which|who|where|never|expired|empty|duplicate|double|extra|unnecessary|needless|back|again|twice|leftover|for nothing|in vain|useless)\b/
/** Predicates after which a thing counts as wasted. */
const THROWN =
  /^(?:is|are|gets?|goes|go|has to be|have to be|must be) (?:\w+ )?(?:wasted|lost|thrown (?:away|out)|spoiled|spoilt|discarded|dumped|binned|unused|left(?: over| behind)?|bad|cold|stale|unread|done twice|to waste|in the bin)(?= (?:if|when|because|before|after|as) |$)|^(?:expires?|spoils?|rots?|evaporates?|drips?|runs? (?:off|away|out)|dry out|dries out|ends? up (?:in the (?:bin|trash|rubbish|skip|drain|sink)|on the (?:floor|ground|heap|compost)|unused))(?= (?:if|when|because|before|after|as) |$)/
/** A thing and what is said of it: "menus that nobody reads". */
const RELATED = /^(?:\p{L}+ ){0,3}?\p{L}+ (?:that|who|which|where|nobody|no one) /u
/** "the duplicate document requests to the policyholder": things, although the last word may be a verb. */
export const DUPLICATES =
  /^(?:the |all the )?(?:duplicate|double|repeated) (?:\p{L}+ )?\p{L}+s (to|for|from|of|about|on|with|between) /iu
/** Things in -ing. */
const MATERIALS = wordSet('packaging wrapping clothing wiring bedding lighting heating')
/** What is done for nothing, and not thrown away: "trips to the front desk". */
/** The noun of an errand, which the tagger may take for a verb. */
export const ERRAND = /\b(?:trips|walks|runs|calls|visits|drives|journeys|detours|rides)\b/u
export const ERRANDS =
  /^(?:\p{L}+ )?(?:trips|walks|runs|calls|visits|drives|journeys|errands|round trips|detours|rides) (?:to|back|from|with|between|up|down)\b/u
const NO_AMOUNT = wordSet(
  'time money effort patience nerves sanity energy morning evening afternoon day night week month shift weekend hour summer season',
)

/** When it is: "clay in the first week". */
const WHEN =
  /( (?:in|during|on|at) the (?:(?:first|last|early|late) )?(?:\p{L}+ )?(?:hours?|days?|weeks?|months?|lessons?|terms?|seasons?|mornings?|evenings?|shifts?|start|end))( that (?:is|are) .{3,60})?$/iu

/**
 * What is wasted, as an amount or a number of things; likeliest first.
 * @param wasted what happens to it, if that was said
 */
export function amountForms(text: string, language: Language, wasted?: string): readonly string[] {
  const passive = wasted === undefined ? withoutSpeaker(text, language) : null
  if (passive !== null) return amountForms(passive, language)
  const tokens = language.tokensOf(uncapitalized(text))
  // "fabric scraps"
  const isNamed = tokens.length === 2 && tokens.every(({ tag }) => tag === 'NOUN')
  const clause = isNamed || RELATED.test(text) || DUPLICATES.test(text) ? null : readClause(tokens)
  if (clause !== null) {
    const subject = uncapitalized(wordsOf(text, 0, clause.verb)).replace(
      /^(?:a lot of|lots of|the|some|too much|too many|so much|so many) /i,
      '',
    )
    const predicate = wordsOf(text, clause.verb)
    const thrown = THROWN.exec(predicate)?.[0]
    // A number is of many, and one child is no amount.
    if (thrown === undefined || /^(?:an?|one|every|each) /i.test(subject)) return []
    const counted = headOf(subject, language)
    // "the animal gets cold": one animal is no amount.
    if (!clause.isMany && counted !== undefined && /^the /i.test(text) && !isMass(counted))
      return [`Minimize the likelihood that ${uncapitalized(text)}`]
    return [`Minimize the ${clause.isMany ? 'number' : 'amount'} of ${subject} that ${thrown}`]
  }
  // "paper that was important", thrown away: which of it is no part of the amount.
  const named = wasted === undefined ? text : text.replace(/ (?:that|which) (?:is|are|was|were) .*$/i, '')
  const [whole = '', when = '', then = ''] = WHEN.exec(named) ?? []
  const thing = uncapitalized(`${named.slice(0, named.length - whole.length)}${then}`).replace(
    /^(?:(?:quite )?a (?:good |great )?(?:lot|deal|bit) of|plenty of|loads of|tons of|heaps of|lots of|half an? \p{L}+ of|too much|too many|so much|so many|all of the|all the|the|a|an|some|much|many|two|three|four|five|several) /iu,
    '',
  )
  // "copying receipts" is an action, although the tagger takes it for a thing.
  const [first] = language.tokensOf(thing)
  if (
    NO_AMOUNT.has(thing) ||
    /^(?:hours?|minutes?|days?|weeks?)\b/i.test(thing) ||
    (first !== undefined && isGerund(first) && !MATERIALS.has(first.key))
  )
    return []
  // An amount is of what has no number: "a trip back" has one.
  if (/^an? (?!(?:good |great )?(?:lot|deal|bit) of)/i.test(text)) return []
  const head = headOf(thing, language)
  if (head === undefined) return []
  const isMany = isPlural(head)
  const isCounted = /^(?:too (?:many|much)|lots of|a lot of|so (?:many|much)) /i.test(text)
  const isSpoken = wasted !== undefined
  // "the same question" and "table" have a number, unless they were said of an amount.
  if (!isMany && !isMass(head) && (/^the /i.test(text) || !(isSpoken || isCounted))) return []
  const isSaid =
    !isSpoken && ((isCounted && (isMany || / .* /.test(thing))) || WASTED.test(thing) || ERRANDS.test(thing))
  const tail = isSaid ? '' : ` that ${isMany ? 'are' : 'is'} ${wasted ?? 'wasted'}`
  return [`Minimize the ${isMany ? 'number' : 'amount'} of ${thing}${tail}${when}`]
}

/** "walks to the stacks for nothing", "lists that nobody takes", "ink left in the caps": what tells its waste itself. */
const VAIN =
  /^((?:\p{L}+ )?\p{L}+) ((?:(?:to|back|for|from|on|about) .{2,60} )?(?:for nothing|in vain)|(?:that )?(?:nobody|no one) .{3,50}|(?:back and forth|left) .{3,50}|back (?:to|for) .{3,50}|left over)$/iu

/** The amount or the number of things of which it was said how they are wasted; null for another text. */
export function vainForm(text: string, language: Language): string | null {
  const [, thing = '', how = ''] = VAIN.exec(text) ?? []
  const named = uncapitalized(thing)
  const head = thing === '' ? undefined : language.tokensOf(`the ${named}`).at(-1)
  if (head === undefined || !isPhrase(language.tokensOf(`the ${named}`), 'nouns') || isGerund(head))
    return null
  if (/^(?:the|an?|my|our|i|we|they|you|it|\p{L}+ing) /iu.test(text)) return null
  if (isPlural(head)) return `Minimize the number of ${named} ${how}`
  return isMass(head) || how.startsWith('left') ? `Minimize the amount of ${named} ${how}` : null
}

const wordsOf = (text: string, from: number, to?: number): string => text.split(' ').slice(from, to).join(' ')

/** Where it goes then: "panels ordered too short go in the skip". */
const GOES_THEN =
  / (?:go(?:es)?|ends? up|lands?|gets?|is|are) (?:in|on|to|into|thrown|binned|wasted|scrapped|for)\b.*$/i
const DONE =
  /^(?:half (?:an?|the) \p{L}+ of )?(?:the |some |lots of |a lot of |too many |too much )?((?:\p{L}+ ){0,2}?\p{L}+) (\p{L}+(?:ed|ent|ought|ade|aid|old|en|own)|put|cut|set) ((?:up|down|back|away|out|off|in|on|to|into|onto|for|with|from|at|by|under|over|twice|again|too)\b.*)$/iu

/** "sheets changed in rooms that were not checking out": things, and what was done to them; null for another text. */
export function doneForm(text: string, language: Language): string | null {
  const [, thing = '', said = '', rest = ''] = DONE.exec(text) ?? []
  if (thing === '') return null
  const named = uncapitalized(thing)
  const tokens = language.tokensOf(`the ${named}`)
  const head = tokens.at(-1)
  const [, done] = language.tokensOf(`is ${said.toLowerCase()}`)
  const isThing = head !== undefined && (head.tag === 'NOUN' || (head.tag === 'VERB' && isPlural(head)))
  if (!isThing || isPerson(head) || isGerund(head) || !isPhrase(tokens, 'nouns')) return null
  if (done === undefined || done.tag !== 'VERB' || !isParticiple(done)) return null
  if (tokens.slice(0, -1).some(({ tag }) => tag === 'PRON' || tag === 'AUX' || tag === 'VERB')) return null
  const isMany = isPlural(head)
  if (!isMany && !isMass(head)) return null
  const now = rest
    .replace(GOES_THEN, '')
    .replace(/\b(that|which) were\b/i, '$1 are')
    .replace(/\b(that|which) was\b/i, '$1 is')
  return `Minimize the ${isMany ? 'number' : 'amount'} of ${named} that ${isMany ? 'are' : 'is'} ${said.toLowerCase()} ${now}`
}

/** The amount of "needles when the first try fails": when it happens stands behind. */
export function amountWhen(waste: string, language: Language, wasted: string | undefined): readonly string[] {
  const [, thing = waste, when = ''] = /^(.{2,60}?),? ((?:when|if) .{3,80})$/i.exec(waste) ?? []
  return amountForms(thing, language, wasted).flatMap((form) =>
    when === '' ? [form] : [`${form} ${when}`, form],
  )
}
