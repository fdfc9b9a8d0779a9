import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { isPhrase, readClause } from '../grammar/readPhrase.ts'
import { isGerund, isMass, isPlural } from '../grammar/wordForms.ts'
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
/** Things in -ing. */
const MATERIALS = wordSet('packaging wrapping clothing wiring bedding lighting heating')
const NO_AMOUNT = wordSet('time money effort patience nerves sanity energy')

/**
 * What is wasted, as an amount or a number of things; likeliest first.
 * @param wasted what happens to it, if that was said
 */
export function amountForms(text: string, language: Language, wasted?: string): readonly string[] {
  const passive = wasted === undefined ? withoutSpeaker(text, language) : null
  if (passive !== null) return amountForms(passive, language)
  const tokens = language.tokensOf(text)
  // "fabric scraps"
  const isNamed = tokens.length === 2 && tokens.every(({ tag }) => tag === 'NOUN')
  const clause = isNamed || RELATED.test(text) ? null : readClause(tokens)
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
  const thing = uncapitalized(named).replace(
    /^(?:the|a|an|some|much|many|too much|too many|lots of|a lot of|all the|so much|so many|all of the) /,
    '',
  )
  // "copying receipts" is an action, although the tagger takes it for a thing.
  const [first] = language.tokensOf(thing)
  if (NO_AMOUNT.has(thing) || (first !== undefined && isGerund(first) && !MATERIALS.has(first.key))) return []
  // An amount is of what has no number: "a trip back" has one.
  if (/^an? (?!lot of)/i.test(text)) return []
  const head = headOf(thing, language)
  if (head === undefined) return []
  const isMany = isPlural(head)
  const isCounted = /^(?:too (?:many|much)|lots of|a lot of|so (?:many|much)) /i.test(text)
  const isSpoken = wasted !== undefined
  // "the same question" and "table" have a number, unless they were said of an amount.
  if (!isMany && !isMass(head) && (/^the /i.test(text) || !(isSpoken || isCounted))) return []
  const isSaid = !isSpoken && (isCounted || WASTED.test(thing))
  const tail = isSaid ? '' : ` that ${isMany ? 'are' : 'is'} ${wasted ?? 'wasted'}`
  return [`Minimize the ${isMany ? 'number' : 'amount'} of ${thing}${tail}`]
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
