import { INDEFINITES, PRONOUN_SUBJECTS } from '../grammar/PHRASE_WORDS.ts'
import { isPhrase } from '../grammar/readPhrase.ts'
import type { Language, Token } from '../language/Language.ts'
import { isKnownVerb } from './sharedObject.ts'

/** Longest run-on that is read, in words. */
const MOST_WORDS = 26
/** Verbs whose object does something itself: "let the glue dry" is one action. */
const CAUSING =
  /\b(?:let|lets|make|makes|help|helps|have|has|see|sees|hear|hears|watch|watches|get|gets|keep|keeps|tell|tells|ask|asks|show|shows|teach|remind|promise|think|thinks|know|knows|hope|say|says|believe|guess|wish)\b/i
/** What makes the words behind it a part of the words before it. */
const OPENS = /\b(?:if|when|that|whether|which|who|because|until|where|what|how|than|between)\b/i

/** Clauses and actions that stand side by side without anything between them, as typed on a phone. */
export function runOns(piece: string, language: Language): readonly string[] {
  const words = piece.split(/\s/)
  if (words.length < 4 || words.length > MOST_WORDS || /[,;:]/.test(piece)) return [piece]
  const tokens = language.tokensOf(piece)
  if (tokens.length !== words.length) return [piece]
  if (isPhrase(tokens, 'clause')) return [piece]
  return clausesOf(words, language) ?? actionsOf(words, language) ?? [piece]
}

/** "I am late the milk goes sour": two clauses, each with its own subject. */
function clausesOf(words: readonly string[], language: Language): readonly string[] | null {
  for (let at = 2; at <= words.length - 3; at += 1) {
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const [first] = language.tokensOf(after)
    const last = language.tokensOf(before).at(-1)
    if (first === undefined || !beginsSubject(first) || !endsClause(last)) continue
    if (CAUSING.test(before) || OPENS.test(before)) continue
    if (
      [before, after].every((each) =>
        isPhrase(language.tokensOf(each.replace(/ (?:too|as well)$/i, '')), 'clause'),
      )
    )
      return [before, after]
  }
  return null
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'my', 'our', 'some'])
const beginsSubject = ({ key }: Token): boolean =>
  ARTICLES.has(key) || INDEFINITES.has(key) || PRONOUN_SUBJECTS[key] !== undefined
const endsClause = (token: Token | undefined): boolean =>
  token !== undefined && (token.tag === 'NOUN' || token.tag === 'ADJ' || token.tag === 'ADV')

/** What is done and to what: "lay out the cloths", "take orders", "cook them", "wave in the cars". */
const DONE =
  /^(\p{L}+)(?: (?:up|out|off|down|away|in|back|over))?(?: (?:them|it)| (?:(?:the|an?|all|every|each|my|our|their|new|fresh) )+\p{L}+(?: \p{L}+)?| \p{L}{2,}s)(?: (?:in|on|into|onto|to|from|at|with|for) (?:the |an? |my |our )?\p{L}+)?$|^(\p{L}+) up(?: after(?:wards)?)?$/iu

/** "lay out the cloths brush the flue empty the box": three actions or more, as many as there can be. */
function actionsOf(words: readonly string[], language: Language): readonly string[] | null {
  const found = actionsFrom(words, 0, language, new Map())
  return found !== null && found.length > 2 ? found : null
}

function actionsFrom(
  words: readonly string[],
  from: number,
  language: Language,
  known: Map<number, readonly string[] | null>,
): readonly string[] | null {
  if (from === words.length) return []
  const earlier = known.get(from)
  if (earlier !== undefined) return earlier
  let best: readonly string[] | null = null
  for (let to = from + 2; to <= Math.min(words.length, from + MOST_OF_ACTION); to += 1) {
    const action = words.slice(from, to).join(' ')
    const done = DONE.exec(action)
    const verb = done?.[1] ?? done?.[2]
    if (verb === undefined || CAUSING.test(action) || !isKnownVerb(verb.toLowerCase(), language)) continue
    const rest = actionsFrom(words, to, language, known)
    if (rest !== null && (best === null || rest.length + 1 > best.length)) best = [action, ...rest]
  }
  known.set(from, best)
  return best
}

/** Words of one action in a row of several. */
const MOST_OF_ACTION = 8
