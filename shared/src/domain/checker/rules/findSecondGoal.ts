import type { FindInText, RemarkDraft } from '../Rule.ts'
import { jointsOf } from '../text/compounds.ts'
import { spanOf } from '../text/edits.ts'
import { leadingVerb } from '../text/leadingVerb.ts'
import type { Statement, Word } from '../text/Statement.ts'
import type { Vocabulary } from '../text/Vocabulary.ts'
import { DETERMINERS } from '../vocabulary/functionWords.ts'
import { isVerb, PLAIN_VERBS } from '../vocabulary/verbs.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const TWO_GOALS = 'These are two goals. Keep one, and write the other as a job or step of its own.'
const OPENERS = wordSet('when whenever while if before after once until unless')

/** J6: a job has one goal. Two verbs are two goals; two objects of one verb may be. */
export const findSecondGoal: FindInText = (statement, vocabulary) => {
  const verb = leadingVerb(statement, vocabulary)
  const joints = jointsOf(statement).map((joint) => {
    const span = spanOf(statement, joint)
    return joint === (verb ?? -1) + 1 || joinsVerb(statement, joint, vocabulary)
      ? { message: TWO_GOALS, span }
      : {
          message: 'Are these two goals? If one word covers both, use it; else keep one.',
          span,
          severity: 'warning' as const,
        }
  })
  return [...joints, ...(verb === null ? [] : listedGoals(statement, verb, vocabulary))]
}

/** "Screen the donor, send the sample": a verb with its object after a comma, unless a clause stands before. */
function listedGoals(statement: Statement, verb: number, vocabulary: Vocabulary): readonly RemarkDraft[] {
  const { text, words } = statement
  const opener = words.findIndex(({ key }, index) => index > verb && OPENERS.has(key))
  const end = opener < 0 ? words.length : opener
  return words.slice(0, end).flatMap((word, at): readonly RemarkDraft[] => {
    const before = words[at - 1]
    if (before === undefined || at <= verb + 1 || !/[,;]\s*$/.test(text.slice(before.end, word.start)))
      return []
    return isVerbWithObject(words, at, vocabulary)
      ? [{ message: TWO_GOALS, span: spanOf(statement, at) }]
      : []
  })
}

const isVerbWithObject = (words: readonly Word[], at: number, vocabulary: Vocabulary): boolean =>
  isVerb(words[at]?.key ?? '', vocabulary.verbs) && DETERMINERS.has(words[at + 1]?.key ?? '')

function joinsVerb({ words }: Statement, joint: number, vocabulary: Vocabulary): boolean {
  if (PLAIN_VERBS.has(words[joint + 1]?.key ?? '')) return true
  return isVerbWithObject(words, joint + 1, vocabulary)
}
