import { wordSet } from '@outcome-studio/shared/domain/checker'
import { BE } from '../grammar/PHRASE_WORDS.ts'
import { isParticiple, isThirdPerson } from '../grammar/wordForms.ts'
import type { Token } from '../language/Language.ts'
import { PEOPLE } from './COUNTABLE_NOUNS.ts'
import { type Line, replaced } from './Line.ts'

const HELPING = wordSet('is are was were has have can could will')
/** What only people do: "which instrument wants the doctor". */
const WANTING = wordSet('want need mean say prefer like ask expect use choose order')
/** "is double booked": one verb with "double". */
export const DOUBLED = wordSet(
  'booked parked checked counted clicked glazed charged billed dipped entered crossed stacked',
)
const MANNERS: Readonly<Record<string, string>> = { good: 'well', bad: 'badly' }
const ENDS: ReadonlySet<string> = new Set(['ADP', 'PUNCT', 'SCONJ', 'CCONJ'])

/** With words in English order: "not are used", "is not enough tested", "which tool wants the doctor", "is bad closed". */
export function withWordOrder(line: Line): string {
  const { tokens } = line
  const changes = new Map<number, string>()
  for (const [at, { key, text }] of tokens.entries()) {
    const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
    if (key === 'not' && before !== undefined && isDeniedLate(before, next, second))
      changes.set(at, next?.text ?? '').set(at + 1, text)
    if (key === 'enough' && isDone(next) && tokens[at - 2] !== undefined && isDegree(tokens, at))
      changes.set(at, next?.text ?? '').set(at + 1, text)
    // "is double considered"
    if (
      key === 'double' &&
      isDone(next) &&
      !DOUBLED.has(next?.key ?? '') &&
      isEnd(second) &&
      BE.has(before?.key ?? '')
    )
      changes.set(at, next?.text ?? '').set(at + 1, 'twice')
    const manner = MANNERS[key]
    const isState = BE.has(before?.key ?? '') || (before?.key === 'not' && BE.has(tokens[at - 2]?.key ?? ''))
    if (manner !== undefined && isState && isDone(next) && isEnd(second)) changes.set(at, manner)
    const subject = askedSubject(tokens, at)
    if (subject !== null) {
      changes.set(at, subject.map((each) => each.text).join(' '))
      for (const [index] of subject.entries()) changes.set(at + 1 + index, index === 0 ? text : '')
    }
  }
  return replaced(line, changes)
}

/** "and not | are used"; not "whether or not is asked". */
const isDeniedLate = (before: Token, next: Token | undefined, second: Token | undefined): boolean =>
  (before.tag === 'NOUN' || ['who', 'that', 'which', 'and'].includes(before.key)) &&
  HELPING.has(next?.key ?? '') &&
  second !== undefined &&
  (second.tag === 'VERB' || second.tag === 'ADJ')

const isDone = (token: Token | undefined): boolean =>
  token?.tag === 'VERB' && token.key !== token.base && isParticiple(token)

const isEnd = (token: Token | undefined): boolean => token === undefined || ENDS.has(token.tag)

/** "is (not) enough | tested"; not "there is enough dried wood". */
function isDegree(tokens: readonly Token[], at: number): boolean {
  const help = tokens[at - 1]?.key === 'not' ? at - 2 : at - 1
  return BE.has(tokens[help]?.key ?? '') && tokens[help - 1]?.tag === 'NOUN' && isEnd(tokens[at + 2])
}

/** The person that follows a verb whose object was asked for: "which instrument wants | the doctor"; null for none. */
function askedSubject(tokens: readonly Token[], at: number): readonly Token[] | null {
  const [verb, article, person, after] = tokens.slice(at, at + 4)
  if (verb === undefined || !WANTING.has(verb.base) || !isThirdPerson(verb)) return null
  if (article?.key !== 'the' || person === undefined || !PEOPLE.has(person.key) || !isEnd(after)) return null
  let start = at - 1
  while (tokens[start]?.tag === 'NOUN' && !PEOPLE.has(tokens[start]?.base ?? '')) start -= 1
  return tokens[start]?.key === 'which' || tokens[start]?.key === 'what' ? [article, person] : null
}
