import { withoutEnd } from '@outcome-studio/shared/domain/base'
import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { plainClause } from '../../messages/plainClause.ts'
import { readCategory } from '../../messages/readCategory.ts'
import { readRemoval } from '../../messages/readRemoval.ts'
import { readRewording } from '../../messages/readRewording.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import { withoutReason } from '../../messages/withoutReason.ts'
import type { Changed, ChangeQuestion } from './changeItem.ts'
import { takeCategory } from './takeCategory.ts'
import { takeRemoval } from './takeRemoval.ts'
import { takeRewording } from './takeRewording.ts'

/** What a message changes of the study by its words, and what else it says. */
export interface TakenChanges {
  readonly changes: readonly Changed[]
  readonly question: ChangeQuestion | null
  readonly rest: string
}

/** Longest sentence that is read, in characters. */
const LONGEST = 300
const SENTENCE_END = /(?<=[.!?;])\s+|\n+/u
/** "We don't do packing. Please remove it." */
const REMOVED_NEXT =
  /[.!;]\s+(?=(?:so |then |please |just |you can |can you )*(?:delete|remove|drop|erase|get rid of|take) (?:of )?(?:it|that|this)(?: out)?(?: please)?[.! ]*$)/iu

/**
 * Takes out of a message what asks for another category or another wording of an item of the study, or to remove one;
 * null if it asks for nothing of that. What may be an answer is none.
 */
export function takeChanges(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): TakenChanges | null {
  const changes: Changed[] = []
  const rest: string[] = []
  let question: ChangeQuestion | null = null
  for (const sentence of message.replace(REMOVED_NEXT, ', ').split(SENTENCE_END)) {
    const taken: Changed | ChangeQuestion | null =
      question === null && sentence.length <= LONGEST ? take(context, state, sentence, language) : null
    if (taken === null) rest.push(sentence)
    else if ('changing' in taken) question = taken
    else changes.push(taken)
  }
  return changes.length === 0 && question === null ? null : { changes, question, rest: rest.join(' ') }
}

/** The change for which a sentence asks as a whole, or without the reason that it gives. */
function take(
  context: CoachContext,
  state: CoachState,
  sentence: string,
  language: Language,
): Changed | ChangeQuestion | null {
  const { clause, typed } = read(sentence, language)
  const category = readCategory(clause, ` ${typed}`)
  if (category !== null) {
    const taken = takeCategory(context, state, category)
    if (taken !== null) return taken
  }
  const plain = withoutReason(sentence)
  const bare = plain === null ? null : read(plain, language)
  return (
    (bare === null || category !== null
      ? null
      : takeCategory(context, state, readCategory(bare.clause, ` ${bare.typed}`))) ??
    (bare === null ? null : takeText(context, state, bare, language)) ??
    takeText(context, state, { clause, typed }, language)
  )
}

interface ReadSentence {
  readonly clause: string
  readonly typed: string
}

const takeText = (
  context: CoachContext,
  state: CoachState,
  { clause, typed }: ReadSentence,
  language: Language,
): Changed | ChangeQuestion | null =>
  takeRewording(context, state, readRewording(typed), clause, language) ??
  takeRemoval(context, state, readRemoval(clause, typed))

function read(sentence: string, language: Language): ReadSentence {
  const plain = withoutEnd(plainClause(standardEnglish(sentence, language)).replace(/[“”]/gu, '"'), '.!?;:, ')
  // A quotation mark at the end is left out as one around the whole.
  const clause = plain.split('"').length % 2 === 0 ? `${plain}"` : plain
  return { clause, typed: withoutEnd(sentence.trim(), '.!?;, ') }
}
