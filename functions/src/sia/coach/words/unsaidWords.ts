import {
  AUXILIARIES,
  CLARIFIERS,
  DETERMINERS,
  directionOf,
  PREPOSITIONS,
  possibleBases,
  wordSet,
} from '@outcome-studio/shared/domain/checker'
import { participleOf } from '../language/participleOf.ts'
import { writtenWords } from './writtenWords.ts'

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
/** Words of every outcome statement. */
const FRAME = wordSet(
  'and or not it they takes take time times likelihood number amount frequency spent wasted that to of several again',
)

/** Words of substance in a text that occur in none of the said texts, whatever their inflection. */
export function unsaidWords(text: string, said: readonly string[]): readonly string[] {
  const known = new Set(said.flatMap(wordsOf).flatMap(formsOf))
  const isSaid = (word: string) => formsOf(word).some((form) => known.has(form))
  const unsaid = wordsOf(text).filter(
    // "test-ride" was said by "test ride".
    (word) => !isFrame(word) && !isSaid(word) && !(word.includes('-') && word.split('-').every(isSaid)),
  )
  if (unsaid.length === 0) return []
  // "far too hard" was said as "way too hard".
  const written = new Set(said.flatMap((each) => wordsOf(writtenWords(each, true))).flatMap(formsOf))
  return [...new Set(unsaid.filter((word) => !formsOf(word).some((form) => written.has(form))))]
}

/** Pasts that follow no rule, and their verbs. */
const PASTS: ReadonlyMap<string, string> = new Map(
  'ran run|forgot forget|gave give|took take|came come|wrote write|broke break|chose choose|fell fall|threw throw|drove drive|saw see|got get|tore tear|froze freeze|stole steal'
    .split('|')
    .map((pair) => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
)

/** An apostrophe is the same word however it is typed; drafts write the straight one. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []
const formsOf = (word: string): readonly string[] => {
  const bases = possibleBases(word)
  // "thrown" is what was said by "throw".
  return [
    word,
    word.replace(/'s$/, 's'),
    ...bases,
    ...(PASTS.has(word) ? [PASTS.get(word) ?? ''] : []),
    ...[word, ...bases].map(participleOf),
  ]
}
const isFrame = (word: string): boolean =>
  [FRAME, AUXILIARIES, CLARIFIERS, DETERMINERS, PREPOSITIONS].some((words) => words.has(word)) ||
  directionOf(word) !== undefined
