import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'

/** The beginning of a sentence that is to be finished (`askQuestion`), wherever one may begin. */
const GOES_WRONG =
  /(^|[.;!?,\n] ?|\b(?:and|or|also) )(?:and |or |also )?(?:it|things?|this|that) (?:also |sometimes |often |can )?(?:goes|go) wrong (?:when|whenever|if|because) (?=\p{L})/giu

/**
 * An answer without the beginning of the sentence that its question asks to finish: "It goes wrong when the key is lost"
 * tells that the key is lost. Of what takes long or is wasted the beginning is read as it is.
 */
export function withoutBeginnings(question: CoachQuestion, message: string): string {
  if (question.kind !== 'outcomes' || question.about !== 'wrong') return message
  return message.replace(GOES_WRONG, '$1')
}
