import { type CoachQuestion, OUTCOME_QUESTIONS } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import { tellsNoTrouble } from '../words/troubleWords.ts'
import { BEGINNINGS } from './begunSentence.ts'

/**
 * An answer without the sentences that only say that there is no trouble, told after the beginning that their question
 * asks to finish: "It goes wrong when no trouble there". If nothing else was said, what finishes the first one is the answer.
 */
export function withoutClearedLines(question: CoachQuestion, message: string, language: Language): string {
  if (question.kind !== 'outcomes' && question.kind !== 'gaps') return message
  const sentences = message.split(/(?<=[.!?;])\s+|\n+/u)
  const finishes = sentences.map((sentence) => clearedIn(sentence, language))
  const [first] = finishes.filter((each) => each !== null)
  if (first === undefined) return message
  const others = sentences.filter((_, at) => finishes[at] === null)
  return others.some((each) => /\p{L}/u.test(each)) ? others.join('\n') : first
}

/** What finishes a sentence, if it says that there is no trouble; null for another sentence. */
function clearedIn(sentence: string, language: Language): string | null {
  const about = OUTCOME_QUESTIONS.find((each) => BEGINNINGS[each].test(sentence))
  if (about === undefined) return null
  const finish = sentence.replace(BEGINNINGS[about], '').replace(/(?<![.!?;, ])[.!?;, ]+$/, '')
  return tellsNoTrouble(standardEnglish(finish, language)) ? finish : null
}
