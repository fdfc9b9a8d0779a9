import { wordSet } from '@outcome-studio/shared/domain/checker'
import { INDEFINITES } from '../grammar/PHRASE_WORDS.ts'
import { isPlural } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'
import { PEOPLE } from './COUNTABLE_NOUNS.ts'
import { type Line, replaced } from './Line.ts'
import { isCountable } from './readSubject.ts'

/** What is done to a thing. Of what is told, asked or noted, a question may follow: "tell the nurse what is due". */
const HANDLING = wordSet(
  `open find remove repair fix wash clean throw replace cut carry move lift pack sort dry fold iron load unload untie tie close
  empty collect separate discard`,
)
const ARTICLES = wordSet('the a an')
const FINITE = wordSet('is are was were has have')

/** "open the bag what is tied" as "that is tied", where no question can stand. */
export function withRelatives(line: Line): string {
  const { tokens, about } = line
  const changes = new Map<number, string>()
  for (const [at, { key }] of tokens.entries()) {
    if (key === 'which' && isWho(tokens, at)) changes.set(at, 'who')
    if (key === 'what' && about === 'wasted' && isOfOthers(tokens, at)) changes.set(at, 'that')
    if (key !== 'what' || !FINITE.has(tokens[at + 1]?.key ?? '') || tokens[at - 1]?.tag !== 'NOUN') continue
    let start = at - 1
    while (tokens[start - 1]?.tag === 'NOUN' || tokens[start - 1]?.tag === 'ADJ') start -= 1
    if (tokens[start - 1]?.tag === 'DET') start -= 1
    const verb = tokens[start - 1]
    const named = tokens[at - 1] as Token
    if (PEOPLE.has(named.base)) continue
    // "A test pins what is listed" has its verb before.
    const isFirst =
      start === 0 &&
      about !== 'long' &&
      !isPlural(named) &&
      tokens[at - 2]?.tag !== 'NOUN' &&
      (ARTICLES.has(tokens[0]?.key ?? '') || isCountable(named))

    if (isFirst || (verb?.tag === 'VERB' && HANDLING.has(verb.base))) changes.set(at, 'that')
  }
  return replaced(line, changes)
}

/** What follows these may be asked: "ask the customer which is better". */
const ASKING = wordSet('ask tell show know check see explain remind decide')

/** "the nurse which has the samples" */
const isWho = (tokens: readonly Token[], at: number): boolean =>
  PEOPLE.has(tokens[at - 1]?.base ?? '') &&
  (tokens[at + 1]?.tag === 'VERB' || tokens[at + 1]?.tag === 'AUX') &&
  !tokens.slice(0, at).some(({ base }) => ASKING.has(base))

/** "meat what nobody buys": a thing at the beginning, and who does not use it. */
const isOfOthers = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.tag === 'NOUN' &&
  tokens.slice(0, at).every(({ tag }) => ['NOUN', 'ADJ', 'DET'].includes(tag)) &&
  INDEFINITES.has(tokens[at + 1]?.key ?? '')
