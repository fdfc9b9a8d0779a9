import type { FindInText } from '../Rule.ts'
import { jointsOf } from '../text/compounds.ts'
import { spanOf } from '../text/edits.ts'
import { leadingVerb } from '../text/leadingVerb.ts'
import type { Statement } from '../text/Statement.ts'
import { DETERMINERS } from '../vocabulary/functionWords.ts'
import type { Vocabulary } from '../vocabulary/Vocabulary.ts'
import { isVerb, PLAIN_VERBS } from '../vocabulary/verbs.ts'

/** J6: a job has one goal. Two verbs are two goals; two objects of one verb may be. */
export const findSecondGoal: FindInText = (statement, vocabulary) => {
  const verb = leadingVerb(statement, vocabulary)
  return jointsOf(statement).map((joint) => {
    const span = spanOf(statement, joint)
    return joint === (verb ?? -1) + 1 || joinsVerb(statement, joint, vocabulary)
      ? { message: 'These are two goals. Keep one, and write the other as a job or step of its own.', span }
      : {
          message: 'Are these two goals? If one word covers both, use it; else keep one.',
          span,
          severity: 'warning',
        }
  })
}

function joinsVerb({ words }: Statement, joint: number, vocabulary: Vocabulary): boolean {
  const joined = words[joint + 1]?.key ?? ''
  if (PLAIN_VERBS.has(joined)) return true
  return isVerb(joined, vocabulary.verbs) && DETERMINERS.has(words[joint + 2]?.key ?? '')
}
