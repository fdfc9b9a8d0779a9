import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'
import type { Language, Token } from '../language/Language.ts'
import { COUNTABLE_NOUNS } from './COUNTABLE_NOUNS.ts'

/** What finishes a question's sentence, as it is put right. */
export interface Line {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly about: OutcomeQuestion
  readonly language: Language
}

/** Verbs that the dictionary does not show by their forms. */
const IRREGULAR = wordSet(
  'arise awake bite bleed burst cling creep flee fling forbid sling sting stink swear thrust weep wet wring',
)
/** What a clause with a subject follows. */
const ASKING: ReadonlySet<string> = new Set(['why', 'how', 'where', 'if', 'whether', 'because', 'when'])

/** What tools do, and tools that are named by it. */
const WORKING = wordSet(
  'dosing washing drying cutting sewing filling weighing mixing drilling welding milling cooling heating grinding sanding folding ironing',
)
const TOOLS = wordSet('machine pump tool unit station head')
/** What makes a stain; oil and wood are stained on purpose. */
export const STAINING = wordSet('blood grease wine coffee ink food tea')

/** Puts one kind of mistake right; returns the line's text, which is the same if there is none. */
export type Repair = (line: Line) => string

/** Reads what finishes a sentence, in its place: a verb follows "It takes long to". */
export function readLine(about: OutcomeQuestion, text: string, language: Language): Line {
  const tokens = about === 'long' ? language.tokensOf(`to ${text}`).slice(1) : language.tokensOf(text)
  return {
    text,
    tokens: tokens.map(asVerb).map((token, at, all) => asNamed(token, at, all, about)),
    about,
    language,
  }
}

/** With the verb that a word may be, if that is irregular. */
function asVerb(token: Token): Token {
  if (token.verb !== null) return token
  const base = [token.key, token.key.replace(/s$/, '')].find((key) => IRREGULAR.has(key))
  return base === undefined ? token : { ...token, verb: base }
}

/** Where no verb can stand, with the noun that the tagger took for one: "why price goes up", "paint that dries". */
function asNamed(token: Token, at: number, tokens: readonly Token[], about: OutcomeQuestion): Token {
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  // "to wrong department"
  if (token.tag === 'VERB' && token.key === 'wrong' && at > 0) return { ...token, tag: 'ADJ' }
  if (token.tag !== 'VERB' || (token.key !== token.base && about !== 'wasted')) return token
  if (isToolName(tokens, at - 1)) return { ...token, tag: 'NOUN' }
  const isEnd = next === undefined || next.tag === 'ADP' || next.tag === 'PUNCT'
  // "for blood stain", "the sheet have crease"
  if (isEnd && token.key === 'stain' && STAINING.has(before?.key ?? '')) return { ...token, tag: 'NOUN' }
  if (isEnd && token.key === 'crease' && before?.base === 'have') return { ...token, tag: 'NOUN' }
  const isAsked =
    before !== undefined &&
    ASKING.has(before.key) &&
    (next?.tag === 'VERB' || next?.tag === 'AUX' || (COUNTABLE_NOUNS.has(token.key) && next?.verb != null))
  const isWasted =
    about === 'wasted' &&
    (next?.key === 'that' || next?.key === 'which') &&
    (at === 0 || token.key.endsWith('s')) &&
    tokens.slice(0, at).every(({ tag }) => tag === 'NOUN' || tag === 'ADJ' || tag === 'DET')
  return isAsked || isWasted ? { ...token, tag: 'NOUN' } : token
}

/**
 * A line's text with some of its words replaced, and all else as it was written.
 * @param changes texts by the place of their word; an empty one leaves the word out
 */
export function replaced({ text, tokens }: Line, changes: ReadonlyMap<number, string>): string {
  if (changes.size === 0) return text
  let result = ''
  let end = 0
  for (const [at, token] of tokens.entries()) {
    const start = text.indexOf(token.text, end)
    if (start < 0) return text
    const change = changes.get(at)
    result += text.slice(end, start) + (change ?? token.text)
    end = start + token.text.length
  }
  return (result + text.slice(end)).replace(/ {2,}/g, ' ').trim()
}

/** Whether a name such as "dosing pump" begins at a place, whose first word is else what is done. */
export const isToolName = (tokens: readonly Token[], at: number): boolean =>
  WORKING.has(tokens[at]?.key ?? '') && TOOLS.has(tokens[at + 1]?.key ?? '')
