import { withoutEnd } from '@outcome-studio/shared/domain/base'
import { isPhrase } from '../grammar/readPhrase.ts'
import { isGerund, isPlural, isVerbForm } from '../grammar/wordForms.ts'
import type { Language, Token } from '../language/Language.ts'
import { beginsClause } from './beginsClause.ts'
import { distributed, isNamedAfter, objectsOf, sharesObject } from './distributed.ts'
import { runOns } from './runOns.ts'
import { sharedObject } from './sharedObject.ts'
import { withoutLinks } from './withoutLinks.ts'

/** Most characters that are split. */
const MAX_READ = 4_000
const BULLET = /^(?:[-–•*+>]|\(?\d{1,3}[.)]|[a-h][.)])\s+/
const ABBREVIATIONS = /\b(e\.g|etc|approx|dr|mr|mrs|no|vs|incl|max|min)\.\s/gi
/** What the words of a part are. */
export type PartKind = 'clause' | 'action' | 'gerund' | 'nouns'

/** One part of a message, that may become one draft. */
export interface MessagePart {
  /** In standard English, without what links it. */
  readonly text: string
  readonly kind: PartKind
  /** From 0; in the order of the message. */
  readonly sentence: number
  /** The word in lower case that links it to the part before; empty if none does. */
  readonly link: string
  /** Said in parentheses, or as an example or explanation. */
  readonly isAside: boolean
}

/**
 * The parts of a message in standard English: lines, sentences, clauses and items of lists.
 * @param isOneAction whether an action stays whole that is done to two things
 */
export function splitMessage(text: string, language: Language, isOneAction = false): readonly MessagePart[] {
  const parts: MessagePart[] = []
  const seen = new Set<string>()
  for (const [sentence, each] of sentencesOf(text.slice(0, MAX_READ)).entries()) {
    for (const fragment of fragmentsOf(each.text, language, isOneAction)) {
      const { text: stripped, link } = withoutLinks(fragment)
      const part = tidied(stripped)
      const id = part.toLowerCase()
      if (part === '' || seen.has(id)) continue
      seen.add(id)
      const isAside = each.isAside || /^(?:namely|e\.g\.|for example|for instance)/i.test(link || fragment)
      parts.push({ text: part, kind: kindOf(part, language), sentence, link, isAside })
    }
  }
  return parts
}

interface Sentence {
  readonly text: string
  readonly isAside: boolean
}

function sentencesOf(text: string): readonly Sentence[] {
  const marked = text.replace(ABBREVIATIONS, (found) => found.replace('. ', '\u2024 '))
  return marked
    .split('\n')
    .flatMap((line) => {
      const asides = [...line.matchAll(/\(([^()]*)\)/g)].map(([, aside = '']) => aside)
      const rest = line
        .replace(/\([^()]*\)/g, ' ')
        .replace(BULLET, '')
        .trim()
        .replace(BULLET, '')
      return [
        ...rest.split(/(?<=[.!?;])\s|:\s|\s\/\s/).map((sentence) => ({ text: sentence, isAside: false })),
        ...asides.map((aside) => ({ text: aside, isAside: true })),
      ].map(({ text: each, isAside }) => ({ text: each.replaceAll('\u2024', '.').trim(), isAside }))
    })
    .filter(({ text: each }) => /\p{L}/u.test(each))
}

/** Two words that are one, and split nothing. */
const PAIRS =
  /\b(?:back and forth|up and down|in and out|on and off|now and (?:then|again)|here and there|trial and error|to and fro|side by side|(?:again|over|round|on) and (?:again|over|round|on)|(?:only|just|simply|mainly|merely|purely) because|time and again|(?:hundred|thousand) and \p{L}+|(?:one|two|three|four|five|six) and a half|odds and ends|bits and pieces|wear and tear|each and every|by and large|more and more|less and less|(?:go|goes|come|comes|try|tries) and (?=\p{L}))\b/giu

const DIRECTED = '(?:minimi[sz]e|maximi[sz]e|increase|reduce|decrease) (?:the|our|my|their) '
/** Outcome statements as they are written, which are whole. */
const STATED = new RegExp(`^(?:and )?${DIRECTED}`, 'i')
const NEXT_STATED = new RegExp(`[,;]? (?:and |then )?(?=${DIRECTED})`, 'i')

/** Splits a sentence where a clause, an action or an item of a list begins. */
function fragmentsOf(sentence: string, language: Language, isOneAction: boolean): readonly string[] {
  if (STATED.test(sentence)) return sentence.split(NEXT_STATED)
  const shared = sharedObject(sentence, language, (each) => isAction(each, language))
  if (shared !== null) return shared
  const objects = objectsOf(sentence, language, (each) => isAction(each, language))
  if (objects !== null) return isOneAction ? [sentence] : objects
  // "customs then opens the box"
  const told = sentence.replace(/^((?:the |an? )?\p{L}+) then (?=\p{L}+s \p{L})/iu, '$1 ')
  const pieces = (told !== sentence && kindOf(told, language) === 'clause' ? told : sentence)
    .replace(/,? (?:oh|um+|uh+|hm+),? /gi, ', ')
    .replace(/\band then\b/gi, 'then')
    .replace(PAIRS, (pair) => pair.replaceAll(' ', '\u00a0'))
    .split(
      /, | (?=(?:and|or|but|then|plus|because|so(?! (?:much|many|few|little|often|far|long|that|\p{L}+ that)\b)|except|apart from|other than|besides|although|though|as (?:it|they|he|she|we|i|there|nobody)) )/iu,
    )
    .map((piece) => piece.replaceAll('\u00a0', ' '))
    .filter((piece) => piece.trim() !== '')
  const isList = sentence.split(/,\s/).length > 2
  const merged: string[] = []
  for (const piece of pieces) {
    const before = merged.at(-1)
    if (before === undefined || isOwn(before, piece, sentence, isList, language)) merged.push(piece)
    else merged[merged.length - 1] = `${before}${hasComma(sentence, before, piece) ? ',' : ''} ${piece}`
  }
  return merged
    .flatMap((piece) => {
      const { text, link } = withoutLinks(piece)
      const [first = '', ...others] = runOns(text, language)
      return others.length === 0 ? [piece] : [`${link === '' ? '' : `${link} `}${first}`, ...others]
    })
    .flatMap((piece) => distributed(piece, language, (each) => isAction(each, language), isOneAction))
}

const hasComma = (sentence: string, before: string, piece: string): boolean =>
  sentence.includes(`${before.split(' ').at(-1) ?? ''}, ${piece}`)

const FIRM_LINK = /^(?:but|then|plus|because|so|except|apart from|other than|besides|although|though)\s/i
/** What begins a part that belongs to the one before. */
const DEPENDENT =
  /^(?:and )?(?:which|who|whose|where|when|while|if|unless|until|as|than|such as|including|especially|even|not|without|with|for|in|on|at|of|from|by|to|during)\b/i

function isOwn(
  before: string,
  piece: string,
  sentence: string,
  isList: boolean,
  language: Language,
): boolean {
  // "so scared" is no new part.
  if (/^so /i.test(piece)) return ['clause', 'action'].includes(kindOf(withoutLinks(piece).text, language))
  // "is manual and slow"
  if (/^and \p{L}+$/iu.test(piece) && / (?:is|are|was|were|gets?|looks?) (?:\p{L}+ )?\p{L}+$/iu.test(before))
    return false
  // "between the operating room and decontamination"
  if (/ between (?:(?! and ).)*$/i.test(before) && /^and /i.test(piece)) return false
  if (/^or /i.test(piece) && !hasComma(sentence, before, piece)) return isOtherCase(before, piece, language)
  if (FIRM_LINK.test(piece) || /^and (?:then )?(?:have|has|had) to (?:wait|search)\b/i.test(piece))
    return true
  // "we set up and prime the circuit"
  if (/^and /i.test(piece) && sharesObject(before, piece)) return false
  const isComma = hasComma(sentence, before, piece)
  const { text } = withoutLinks(piece)
  const previous = withoutLinks(before).text
  const kind = kindOf(text, language)
  // "the list is wrong, and my people knock on a room"
  if (isComma && kindOf(previous, language) === 'clause' && beginsClause(piece, language)) return true
  // "getting the roof dry when it rains and waiting until the glue is hard"
  if (/^and /i.test(piece) && [previous, text].every((each) => beginsWithGerund(each, language))) return true
  if (kind === 'clause')
    return (
      kindOf(previous, language) === 'clause' ||
      isComma ||
      !/\b(?:if|when|that|whether|between)\b/i.test(previous)
    )
  if (DEPENDENT.test(piece)) return false
  const other = kindOf(previous, language)
  // "keep order and fire safety": two things, whatever verb the second one may be alone.
  if (kind === 'action' && !isComma && isNamedAfter(before, piece, language)) return false
  if (kind === 'action') return other === 'action' || other === 'clause' || isComma
  if (kind === 'gerund')
    return (
      other === 'gerund' ||
      beginsWithGerund(previous, language) ||
      // "they check the skin, and finding the mats"
      (isComma && /^and /i.test(piece) && /^(?:they|we|i) \p{L}+ the /iu.test(previous)) ||
      (isComma && isList) ||
      /^(?:they|we|you|people) are \p{L}+ing\b/iu.test(previous)
    )
  if (isList) return isComma || /^and\b/i.test(piece)
  // "knead and shape", "fill and vent the pump" stay in one part, which distributed splits.
  return isComma && (other === 'nouns' || other === 'gerund') && text.split(' ').length > 1
}

/** "the rod snaps or the hatch is shut": another case, and no other thing of the same case. */
function isOtherCase(before: string, piece: string, language: Language): boolean {
  const both = [before, piece].map((each) => withoutLinks(each).text)
  if (/\b(?:if|when|that|whether|which|who|because|between|until|where|what|how|either)\b/i.test(before))
    return false
  const isOf = (kind: PartKind) => both.every((each) => kindOf(each, language) === kind)
  return isOf('clause')
    ? isPhrase(language.tokensOf(both[1] ?? ''), 'clause')
    : isOf('gerund') && both.every((each) => / .* /.test(each))
}

const beginsWithGerund = (text: string, language: Language): boolean => {
  const [first] = language.tokensOf(text)
  return first !== undefined && isGerund(first)
}

const SUBJECTS: ReadonlySet<string> = new Set(
  'i we you they he she it there this that these those somebody someone nobody everybody everyone anybody nothing everything'.split(
    ' ',
  ),
)

/** What the words of a part are, by its first words and by a finite verb. */
export function kindOf(said: string, language: Language): PartKind {
  const text = said.replace(/^to (?=\p{L}+ \p{L})/iu, '')
  const tokens = language.tokensOf(text).filter(({ tag }) => tag !== 'PUNCT')
  const [first, second] = tokens
  if (first === undefined) return 'nouns'
  if (SUBJECTS.has(first.key) && second !== undefined && hasFinite(tokens.slice(1, 4))) return 'clause'
  // "fabric scraps"
  const isNamed =
    tokens.length === 2 &&
    first.tag === 'NOUN' &&
    second?.tag === 'NOUN' &&
    // "ropes snag"
    !(isPlural(first) && second.verb === second.key)
  if (!isNamed && isPhrase(tokens, 'clause')) return 'clause'
  if (isGerund(first) && first.tag === 'VERB') return 'gerund'
  if (isAction(text, language)) return 'action'
  if (isGerund(first) && second !== undefined && ['DET', 'PRON', 'ADJ'].includes(second.tag)) return 'gerund'
  if (isInIng(first) && second !== undefined && ['DET', 'PRON'].includes(second.tag)) return 'gerund'
  const at = tokens.findIndex(({ tag }, index) => index > 0 && (tag === 'AUX' || tag === 'VERB'))
  const verb = tokens[at]
  const before = tokens[at - 1]
  const isFiniteVerb =
    verb !== undefined &&
    before !== undefined &&
    (verb.tag === 'AUX' || verb.key.endsWith('s')) &&
    ['NOUN', 'PROPN', 'PRON', 'ADV', 'PART'].includes(before.tag) &&
    !['that', 'who', 'which', 'to'].includes(before.key)
  return isFiniteVerb ? 'clause' : 'nouns'
}

const isInIng = ({ key }: Token): boolean => /\p{L}{3}ing$/u.test(key) && !key.endsWith('thing')

const hasFinite = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token) => token.tag === 'AUX' || (token.tag === 'VERB' && !isGerund(token)) || isVerbForm(token),
  )

/** A verb in base form with its object: "check the alignment". */
function isAction(text: string, language: Language): boolean {
  const [, first, second] = language.tokensOf(`to ${text}`)
  if (first === undefined || first.key !== first.base) return false
  const isVerb = first.tag === 'VERB' && (isVerbForm(first) || language.tokensOf(text)[0]?.tag === 'VERB')
  if (!isVerb && !(isVerbForm(first) && (second?.tag === 'DET' || second?.tag === 'PRON'))) return false
  // "phone calls", "paper towels": a verb that is a noun before a plural noun is doubtful.
  const plain = language.tokensOf(text)[0]
  return !(plain?.tag === 'NOUN' && second?.tag === 'NOUN' && language.tokensOf(text).length <= 2)
}

const tidied = (part: string): string => withoutEnd(part.trim().replace(/^["'–—-]+/, ''), '.,;:!?-"\' ')
