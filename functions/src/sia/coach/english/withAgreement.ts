import { wordSet } from '@outcome-studio/shared/domain/checker'
import { MODALS, PREPOSITIONS } from '../grammar/PHRASE_WORDS.ts'
import { thirdPersonOf } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'
import { isManyNoun } from './isManyNoun.ts'
import { type Line, replaced } from './Line.ts'
import { isCountable, isFiniteAt, readSubjects, type Subject } from './readSubject.ts'

const HELPING: Readonly<Record<string, readonly [one: string, many: string]>> = {
  is: ['is', 'are'],
  are: ['is', 'are'],
  was: ['was', 'were'],
  were: ['was', 'were'],
  has: ['has', 'have'],
  have: ['has', 'have'],
  do: ['does', 'do'],
  does: ['does', 'do'],
}
/** Base forms that are other verbs' pasts. */
const PASTS = wordSet('saw found ground fell felt wound lay left bore people')
const OF = wordSet('think dream smell complain run consist')
const ASKED: ReadonlySet<string> = new Set(['what', 'which'])
const THERE: Readonly<Record<string, string>> = { is: 'are', was: 'were' }
const MANY: ReadonlySet<string> = new Set(['many', 'several', 'few', 'two', 'three', 'four', 'five'])
/** Qualities that a thing gets by itself: "until the paint dry". */
const BECOMING: ReadonlySet<string> = new Set(['dry', 'open', 'close', 'cool'])
/** What may follow a verb, and not a noun that names a thing with the one before it. */
const AFTER_VERB: ReadonlySet<string> = new Set(['DET', 'PRON', 'ADV'])
/** Before these, a thing stands as often: "a leak in the pipe". */
const AFTER_BOTH = wordSet('as of to with for by in until per than like via about before after')
/** Words that name a thing far more often than what is done. */
const NAMES = wordSet(
  `order form file key model object function state version change list record report plan point place name number question
  date time part type size level test sign shape line phone mail text post address document market box book room table label
  map cost price value rate score count mark interest influence access contact contract project process request response
  design guide page offset index screen block frame head hand face base check address statement map transform location package string filter shop
  store stock step pattern chart landscape`,
)

/** With verbs that agree with their subjects: "the child bite the wire", "the machines stops". */
export function withAgreement(line: Line): string {
  const changes = new Map<number, string>()
  for (const subject of readSubjects(line)) {
    const change = changeFor(line, subject)
    if (change !== null) changes.set(change.at, change.text)
  }
  for (const [at] of line.tokens.entries()) {
    const helping = thereAre(line.tokens, at)
    if (helping !== null) changes.set(at, helping)
  }
  return replaced(line, changes)
}

/** "there is many customers" */
function thereAre(tokens: readonly Token[], at: number): string | null {
  const form = THERE[tokens[at]?.key ?? '']
  if (form === undefined || tokens[at - 1]?.key !== 'there') return null
  const next = tokens[at + 1]
  const counted = next?.key === 'too' || next?.key === 'so' ? tokens[at + 2] : next
  return MANY.has(counted?.key ?? '') ? form : null
}

function changeFor(
  { tokens, about, language }: Line,
  { from, end, isMany, clauseEnd, isSure }: Subject,
): { readonly at: number; readonly text: string } | null {
  const isPronoun = end === from + 1 && tokens[from]?.tag !== 'NOUN'
  let at = end
  while (tokens[at]?.tag === 'ADV' && tokens[at + 1]?.tag === 'VERB') at += 1
  const verb = tokens[at]
  // "everything of an editor", "what rules does the engine follow"
  if (isPronoun && verb !== undefined && PREPOSITIONS.has(verb.key)) return null
  if (
    HELPING[verb?.key ?? ''] !== undefined &&
    [from - 1, from].some((place) => ASKED.has(tokens[place]?.key ?? '')) &&
    ['DET', 'PRON', 'NOUN'].includes(tokens[at + 1]?.tag ?? '')
  )
    return null
  // "lists seats" lacks its subject.
  const isLone = isMany && end === from + 1 && tokens[from]?.verb !== null && verb?.key.endsWith('s') === true
  if (isLone && !isPronoun && (AFTER_BOTH.has(tokens[at + 1]?.key ?? '') || tokens[at + 1]?.key === 'that'))
    return null
  if (verb !== undefined && (verb.tag === 'VERB' || verb.tag === 'AUX' || isPronoun)) {
    // "i" has the form of many.
    if (tokens[from]?.key === 'i' && HELPING[verb.key] !== undefined) return null
    const next = tokens[at + 1]
    // "the output file location", "the email address of"
    if (verb.tag === 'VERB' && !isMany && NAMES.has(verb.key) && !AFTER_VERB.has(next?.tag ?? '')) return null
    if (verb.tag === 'VERB' && next?.key === 'of' && !OF.has(verb.base)) return null
    const text = agreed(verb, isMany)
    const isOther = tokens[at + 1]?.tag === 'VERB' && tokens[at + 1]?.key === tokens[at + 1]?.base
    if (isOther && verb.tag !== 'AUX' && isCountable({ ...verb, tag: 'NOUN' })) return null
    if (text === null || (tokens[from]?.key !== 'who' && isFollowed(tokens, at, clauseEnd))) return null
    // "before the pay run" names a run.
    const isNamed = !isSure && !isPronoun && !isMany && verb.tag === 'VERB'
    if (isNamed && !['DET', 'PRON'].includes(tokens[at + 1]?.tag ?? '')) return null
    return { at, text }
  }
  if (verb?.tag === 'ADJ' && BECOMING.has(verb.key) && end + 1 >= clauseEnd)
    return isMany ? null : { at: end, text: thirdPersonOf(verb.key) }
  if (isPronoun || !isSure) return null
  return nounAsVerb({ tokens, about, language }, from, end, clauseEnd)
}

/** Whether another finite verb follows, so that the one before it may be none. */
function isFollowed(tokens: readonly Token[], at: number, clauseEnd: number): boolean {
  if (tokens[at]?.tag === 'AUX') return false
  const next = tokens[at + 1]
  // "the software update interrupts"
  if (next?.tag === 'NOUN' && next.verb !== null && next.key === thirdPersonOf(next.verb)) return true
  return tokens.slice(at + 1, clauseEnd).some((_, index) => isFiniteAt(tokens, at + 1 + index))
}

/** "the machines stops", whose verb the tagger takes for a thing: it ends the phrase that no finite verb follows. */
function nounAsVerb(
  { tokens, about, language }: Pick<Line, 'tokens' | 'about' | 'language'>,
  from: number,
  end: number,
  clauseEnd: number,
): { readonly at: number; readonly text: string } | null {
  const at = end - 1
  const [head, verb, next] = [tokens[at - 1], tokens[at], tokens[end]]
  if (head === undefined || verb?.verb == null || at === from) return null
  // "returns queries" lacks its subject.
  if (at - from === 1 && head.verb !== null && head.key !== head.verb) return null
  // "the device stores drafts"
  if (head.verb !== null && head.key !== head.verb && tokens[at - 2]?.tag === 'NOUN') return null
  const isMany = isManyNoun(head, language)
  const isEnd = end >= clauseEnd
  // "the instrument fall to the floor": what goes wrong has a verb, which no other word is.
  const isOnly =
    about === 'wrong' && from === 0 && isCountable(head) && next?.key !== 'of' && next?.key !== 'as'
  const isPlaced = PREPOSITIONS.has(next?.key ?? '') && (isOnly || !AFTER_BOTH.has(next?.key ?? ''))
  const isObject = AFTER_VERB.has(next?.tag ?? '') || next?.key === 'wrong' || tokens[end + 1]?.tag === 'PRON'
  const isName = !isMany && NAMES.has(verb.key)
  if (isMany === null || !(isObject || (!isName && (isEnd || isPlaced)))) return null
  if (tokens.slice(from, clauseEnd).some((_, index) => isFiniteOther(tokens, from + index, at))) return null
  const text = agreed({ ...verb, tag: 'VERB', base: verb.verb }, isMany)
  return text === null ? null : { at, text }
}

const isFiniteOther = (tokens: readonly Token[], at: number, verb: number): boolean =>
  at !== verb && isFiniteAt(tokens, at) && !(at === verb - 1 && tokens[at]?.tag === 'NOUN')

/** A verb in the form that agrees; null if it does already, or is no present form. */
function agreed({ key, text, verb, tag }: Token, isMany: boolean): string | null {
  const helping = HELPING[key]
  if (helping !== undefined && (tag === 'AUX' || tag === 'VERB')) {
    const form = helping[isMany ? 1 : 0]
    // "as if it were typed"
    return form === key || (key === 'were' && !isMany) ? null : form
  }
  if (verb === null || text !== key || key === 'be' || PASTS.has(key) || MODALS.has(key)) return null
  const third = thirdPersonOf(verb)
  if (isMany) return key === third ? verb : null
  return key === verb && third !== key ? third : null
}
