import { wordSet } from '@outcome-studio/shared/domain/checker'
import type { Token } from '../language/Language.ts'

/** Where a thing is, said after it: "the wall above". */
const PLACES = wordSet('above below underneath upstairs downstairs outside inside opposite')
/** "higher than expected" */
const COMPARED = wordSet('expected planned usual needed necessary intended allowed before')

/** "left and right" as the two sides that they are. */
export const withSides = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    const isLeft = token.key === 'left' && tokens[at + 1]?.key === 'and' && tokens[at + 2]?.key === 'right'
    const isRight = token.key === 'right' && tokens[at - 1]?.key === 'and' && tokens[at - 2]?.key === 'left'
    return (isLeft || isRight) && token.tag !== 'PROPN' ? { ...token, tag: 'PROPN', base: token.key } : token
  })

/** A phrase without additions that no reading has; null if it has none. */
export function simplerPhrase(tokens: readonly Token[]): readonly Token[] | null {
  const simpler = withSides(tokens).filter(({ key }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    const isPlace =
      PLACES.has(key) &&
      before?.tag === 'NOUN' &&
      (next?.tag === 'AUX' || (next !== undefined && next.verb !== null && next.key !== next.base))
    const isCompared =
      (key === 'than' && next !== undefined && COMPARED.has(next.key) && at === tokens.length - 2) ||
      (before?.key === 'than' && COMPARED.has(key) && next === undefined)
    return !isPlace && !isCompared
  })
  const isSame = simpler.length === tokens.length && simpler.every((token, at) => token === tokens[at])
  return isSame ? null : simpler
}
