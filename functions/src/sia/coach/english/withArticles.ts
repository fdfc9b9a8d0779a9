import { wordSet } from '@outcome-studio/shared/domain/checker'
import { isGerund, isMass, isParticiple, isPlural, isThirdPerson } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'
import { PEOPLE } from './COUNTABLE_NOUNS.ts'
import { isToolName, type Line, replaced, STAINING } from './Line.ts'
import { isCountable, isFiniteAt, readSubjects } from './readSubject.ts'

/** Of a thing with one of these before it there is only one. */
const ONLY = wordSet('wrong same whole')
/** The same, of what can be counted: "last summer" has no article. */
const ONLY_COUNTED = wordSet('right next last first')
/** After others, as "by", "per" and "of", a thing often has no article: "by hand", "type of brush". */
const PLACING = wordSet(
  'to for from with in into on onto under behind near inside through around up down out off over away',
)
const GIVING = wordSet('give send show tell offer hand bring teach ask pay lend')
/** Verbs that are one with their object, or whose object names a state: "keep pace", "make room". */
const JOINED = wordSet('take make have keep lose be become get say call name mean play')
/** "in place", "on foot", "by car": without an article. */
const FIXED = wordSet(
  'size door question error flight order function front shape form bed step label foot case plant part phone hand side room key mouth person schedule screen queue row court price name school hospital church college university class site stage office track road town base bank park line file shop date season session target',
)
/** Qualities of single things, and things that are named without an article only without one: "take cover". */
const CONCRETE = wordSet('old new wet torn loose sharp dirty broken used')
const QUALIFIED = wordSet('cover thing program programme')
/** Before these, several things stand as often as a verb: "column titles of". */
const UNPLACED = wordSet('of by for with as')
/** What a thing has or not: "a sheet with a crease". */
const FEATURES = wordSet('crease hole crack scratch dent wrinkle')
const OPENING = wordSet('when whenever if whether because while unless although though why where how')
const DETERMINING: ReadonlySet<string> = new Set(['DET', 'NUM', 'PRON', 'PART'])

/** With articles where a single thing, of which there are several, has none: "explain to customer", "cut wrong side". */
export function withArticles(line: Line): string {
  const changes = new Map<number, string>()
  for (const [at] of line.tokens.entries()) {
    const article = articleAt(line, at)
    if (article !== null) changes.set(at, `${article} ${line.tokens[at]?.text ?? ''}`)
  }
  return replaced(line, changes)
}

/** A person in shorthand, and as it is spelled out. */
const PATIENT = wordSet('pt patient')
/** Of these, what follows is no owner: "the type of customer". */
const UNOWNED = wordSet(
  'type kind sort number amount lot group class age rate share percentage majority lack',
)

/** "the cable of guest": the thing of somebody. */
const isOwnedBy = (tokens: readonly Token[], from: number, end: number): boolean =>
  end === from + 1 &&
  PEOPLE.has(tokens[from]?.key ?? '') &&
  tokens[from - 1]?.key === 'of' &&
  tokens[from - 2]?.tag === 'NOUN' &&
  !UNOWNED.has(tokens[from - 2]?.base ?? '')

/** The article that the phrase which begins at a place lacks; null for none. */
function articleAt(line: Line, from: number): 'a' | 'an' | 'the' | null {
  const { tokens, about } = line
  const [first, before] = [tokens[from], tokens[from - 1]]
  if (first === undefined || first.text !== first.key) return null
  if (isFirstOf(about, from) && isToolName(tokens, from) && isVerbAfter(tokens[from + 2])) return 'the'
  let end = from
  while (tokens[end]?.tag === 'ADJ') end += 1
  while (tokens[end]?.tag === 'NOUN' && !isPlural(tokens[end] as Token)) end += 1
  const [head, next] = [tokens[end - 1], tokens[end]]
  if (head === undefined || head.tag !== 'NOUN' || isMass(head) || isGerund(head)) return null
  if (head.key === 'middle' && !(before?.key === 'in' && isPhraseEnd(next))) return null
  const isFirst = isFirstOf(about, from)
  // "why machine stops"
  const isVerb =
    (OPENING.has(before?.key ?? '') ||
      (isFirst && (end + 1 < tokens.length || CONCRETE.has(first.key)) && isLastVerb(tokens, end))) &&
    next?.verb != null &&
    next.key !== next.verb &&
    tokens[end + 1]?.tag !== 'NOUN'
  if ((next?.tag === 'NOUN' && !isVerb) || next?.tag === 'PROPN' || next?.tag === 'NUM' || next?.key === "'s")
    return null
  // A person in shorthand is in no fixed expression: "instead of pt", "give pt the dose".
  if (PATIENT.has(head.key) && (before?.tag === 'VERB' || (before?.tag === 'ADP' && before.key !== 'per')))
    return 'the'
  if (isOwnedBy(tokens, from, end)) return 'the'
  if (next !== undefined && isGerund(next)) return null
  if (head.key === 'part' && next?.key === 'of') return null
  // "compares part by part", "large number valued properties"
  if (tokens[end + 1]?.key === head.key || (first.key === 'next' && head.key === 'door')) return null
  if (next?.tag === 'DET' && before?.tag !== 'ADP') return null
  if (next?.tag === 'VERB' && isParticiple(next) && tokens[end + 1]?.tag === 'NOUN') return null
  if (next?.key === ',' || next?.key === '/' || before?.key === ',') return null
  const isJoined =
    before?.tag === 'CCONJ' && PEOPLE.has(head.key) && readSubjects(line).some((each) => each.from === from)
  if (isJoined) return article(first)
  if (next?.tag === 'CCONJ' || before?.tag === 'CCONJ' || next?.tag === 'SYM') return null
  const isQualified = from < end - 1 && CONCRETE.has(first.key)
  const isOne =
    isCountable(head) ||
    (QUALIFIED.has(head.key) && (isQualified || ONLY.has(first.key) || first.key === 'right')) ||
    (head.key === 'stain' && STAINING.has(tokens[end - 2]?.key ?? ''))
  const isCounted = isOne || head.key === 'size'
  const isOnly = from < end - 1 && (ONLY.has(first.key) || (ONLY_COUNTED.has(first.key) && isCounted))
  const isSuperlative = from < end - 1 && isMost(first)
  if (isSuperlative && (before === undefined || !DETERMINING.has(before.tag) || before.key === 'to'))
    return 'the'
  if (!isOnly && !isOne) return null
  if (isFirst || OPENING.has(before?.key ?? ''))
    return PEOPLE.has(head.key) && head.key !== 'pt' && !isOnly ? article(first) : 'the'
  if (before === undefined) return null
  // "wait until driver is free", "a guest with suitcase"
  if (before.key === 'until' && PEOPLE.has(head.key)) return 'the'
  if (before.key === 'with' && isOne && PEOPLE.has(tokens[from - 2]?.key ?? '')) return article(first)
  if (FEATURES.has(head.key) && (before.base === 'have' || before.key === 'with')) return 'a'

  if (before.tag === 'ADP' || before.key === 'to') {
    const verb = tokens[from - 2]
    if (!PLACING.has(before.key) || (FIXED.has(head.key) && !isOnly)) return null
    // "from floor to ceiling", "room to room"
    if (verb?.tag === 'NOUN' && tokens[from - 3]?.key === 'from') return null
    if (verb?.key === head.key) return null
    if (before.key === 'from' && tokens.slice(end, end + 2).some(({ key }) => key === 'to')) return null
    return 'the'
  }
  if (from === 1 && about !== 'long') return null
  // "wear shoe covers"
  if (next?.tag === 'VERB' && isThirdPerson(next)) return null
  return isObjectOf(tokens, from - 1, end - from, isOnly || (isQualified && before.base === 'keep'))
    ? 'the'
    : null
}

/** "shortest", but not "honest". */
const isMost = ({ key, tag, base }: Token): boolean =>
  tag === 'ADJ' && /^\p{L}{3,}est$/u.test(key) && (key !== base || !NO_SUPERLATIVES.has(key))
const NO_SUPERLATIVES = wordSet('honest modest earnest dishonest midwest west best manifest')

const article = ({ key }: Token): 'a' | 'an' => (/^[aeio]/.test(key) ? 'an' : 'a')

const isFirstOf = (about: Line['about'], at: number): boolean => at === 0 && about === 'wrong'

const isPhraseEnd = (next: Token | undefined): boolean =>
  next === undefined || next.tag === 'ADP' || next.tag === 'PUNCT'

const isVerbAfter = (token: Token | undefined): boolean => token?.tag === 'VERB' || token?.tag === 'AUX'

/** Whether what follows a thing at the beginning can be its verb alone: "frame racks after regluing". */
function isLastVerb(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (next !== undefined && !['ADP', 'DET', 'ADV', 'PART', 'SCONJ'].includes(next.tag)) return false
  if (UNPLACED.has(next?.key ?? '')) return false
  return !tokens.slice(at + 1).some((_, index) => isFiniteAt(tokens, at + 1 + index))
}

/** Whether a word may stand before a finite verb or an infinitive: "source map" is none. */
function isBeforeVerb(before: Token, verb: Token): boolean {
  if (before.tag === 'NOUN') return isPlural(before) === (verb.key === verb.base)
  return ['PRON', 'PART', 'AUX', 'ADV', 'PROPN'].includes(before.tag)
}

/** Whether what follows a word surely is its object. */
function isObjectOf(tokens: readonly Token[], at: number, words: number, isOnly: boolean): boolean {
  const [before, verb] = [tokens[at - 1], tokens[at]]
  if (isOnly && verb?.tag === 'NOUN' && verb.verb !== null && verb.key !== verb.verb) return true
  if (isOnly && verb?.tag === 'AUX' && verb.base === 'have') return true
  if (verb?.tag !== 'VERB' || (isGerund(verb) && !isOnly)) return false
  if (!isOnly && JOINED.has(verb.base)) return false
  // "the print shop", "a cut edge"
  if (before !== undefined && DETERMINING.has(before.tag) && before.key !== 'to') return false
  if (before !== undefined && !isBeforeVerb(before, verb)) return false
  if (/ed$/.test(verb.key) && verb.key !== 'feed') return false
  if (isParticiple(verb) && verb.key !== verb.base) return false
  // "give customer receipt": two objects
  return !(GIVING.has(verb.base) && words > 1 && !isOnly)
}
