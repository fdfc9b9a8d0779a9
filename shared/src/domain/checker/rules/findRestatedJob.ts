import type { FindInText } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { ARTICLES, EMPTY_OBJECTS } from '../vocabulary/functionWords.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { readOutcome } from './readOutcome.ts'

const FILLERS = wordSet('it takes to of that do get done finish complete perform spent required needed')
/** Objects that fit every outcome, with or without an adjective. */
const THE_JOB = wordSet('job work success failure results outcomes performance problems issues')
/** Nouns that leave open what goes wrong, even in named circumstances: "problems when boarding". */
const TROUBLE = wordSet('problem problems issue issues difficulties trouble troubles')
const OPENERS = wordSet('when whenever while during before after')
const ADJECTIVES = wordSet('poor good bad better possible')

/** O12: an object such as "the job" or "it" does not name what to improve. */
export const findRestatedJob: FindInText = (statement, vocabulary) => {
  const at = readOutcome(statement, vocabulary)?.metric?.at
  if (at === undefined) return []
  const rest = statement.words.slice(at + 1)
  const objects = rest.filter(({ key }) => !FILLERS.has(key) && !ARTICLES.has(key) && !ADJECTIVES.has(key))
  const opener = objects.findIndex(({ key }) => OPENERS.has(key))
  const isTrouble = opener > 0 && objects.slice(0, opener).every(({ key }) => TROUBLE.has(key))
  const isOpen =
    isTrouble || (rest.length > 0 && objects.every(({ key }) => THE_JOB.has(key) || EMPTY_OBJECTS.has(key)))
  return isOpen
    ? [
        {
          message: 'Say which part of the job this is about.',
          span: spanOf(statement, at + 1, statement.words.length - 1),
        },
      ]
    : []
}
