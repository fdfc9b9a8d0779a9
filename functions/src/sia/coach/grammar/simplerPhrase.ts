import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { Token } from '../language/Language.ts'

/** Where a thing is, said after it: "the wall above". */
const PLACES = wordSet('above below underneath upstairs downstairs outside inside opposite')
/** "higher than expected" */
const COMPARED = wordSet(
  'expected planned usual needed necessary intended allowed before wanted agreed ordered hoped thought forecast',
)

/** "left and right" as the two sides that they are. */
export const withSides = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    const isLeft = token.key === 'left' && tokens[at + 1]?.key === 'and' && tokens[at + 2]?.key === 'right'
    const isRight = token.key === 'right' && tokens[at - 1]?.key === 'and' && tokens[at - 2]?.key === 'left'
    return (isLeft || isRight) && token.tag !== 'PROPN' ? { ...token, tag: 'PROPN', base: token.key } : token
  })

/** Adverbs of several words, which the tagger takes for nouns and verbs. */
const ADVERBIALS: readonly (readonly string[])[] = [
  'any longer',
  'next door',
  'back and forth',
  'up and down',
  'by accident',
  'at once',
  'in advance',
].map((each) => each.split(' '))

const isWithin = (tokens: readonly Token[], at: number): boolean =>
  at > 0 &&
  ADVERBIALS.some((words) =>
    words.some(
      (_, index) =>
        at > index &&
        words.every((word, place) => tokens[at - index + place]?.key === word) &&
        // "up and down the garden"
        !(index === 0 && words[1] === 'and' && tokens[at + words.length]?.tag === 'DET'),
    ),
  )

/** "by the time the guests come" */
const withWhen = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ key }, index) => key === 'by' && tokens[index + 1]?.key === 'the' && tokens[index + 2]?.key === 'time',
  )
  const by = tokens[at]
  return at < 1 || by === undefined
    ? tokens
    : [
        ...tokens.slice(0, at),
        { ...by, text: 'when', key: 'when', base: 'when', tag: 'ADV' },
        ...tokens.slice(at + 3),
      ]
}

/** A phrase without additions that no reading has; null if it has none. */
export function simplerPhrase(tokens: readonly Token[]): readonly Token[] | null {
  const whole = withWhen(tokens)
  const simpler = withSides(whole).filter(({ key }, at) => {
    const [before, next] = [whole[at - 1], whole[at + 1]]
    const isPlace =
      PLACES.has(key) &&
      before?.tag === 'NOUN' &&
      (next?.tag === 'AUX' || (next !== undefined && next.verb !== null && next.key !== next.base))
    const isCompared =
      (key === 'than' && next !== undefined && COMPARED.has(next.key) && at === whole.length - 2) ||
      (before?.key === 'than' && COMPARED.has(key) && next === undefined)
    // "rise by more than the index"
    const isMore =
      (key === 'more' && next?.key === 'than' && before?.tag === 'ADP') ||
      (key === 'than' && before?.key === 'more' && whole[at - 2]?.tag === 'ADP')
    return !isPlace && !isMore && !isCompared && !isWithin(whole, at)
  })
  const isSame = simpler.length === tokens.length && simpler.every((token, at) => token === tokens[at])
  return isSame ? null : simpler
}
