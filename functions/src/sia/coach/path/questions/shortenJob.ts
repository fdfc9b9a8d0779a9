import { capitalized } from '@outcome-studio/shared/domain/base'
import type { CoachContext } from '@outcome-studio/shared/domain/coach'
import type { PartForms } from '../proposals/proposeDrafts.ts'

/** The job without a word of it that the member does not want, or with another one; null if none is named. */
export function shortenJob(context: CoachContext, said: string): PartForms | null {
  const [first = ''] = said.split(/[,;.!?](?=\s|$)/u)
  const wish = first
    .replace(/^(?:but|only|just|maybe|perhaps) /i, '')
    .replace(WISHED, '')
    .replace(AFTER, '')
    .trim()
  const job = context.study.jtbd.userInput
  const replaced =
    /^(?:make it |call it |say |use |write )?["']?([\p{L}-]+)["']? (?:instead of|rather than|for) (?:the )?["']?([\p{L}-]+)["']?$/iu.exec(
      wish,
    )
  const [, other = '', old = ''] = replaced ?? []
  if (old !== '' && job.split(' ').includes(old)) {
    const text = job
      .split(' ')
      .map((each) => (each === old ? other : each))
      .join(' ')
      .replace(/\ba (?=[aeiou])/g, 'an ')
    return formOfJob(context, text, wish, `The job with “${other}” for “${old}”.`)
  }
  const word =
    /^(?:(?:without|drop|remove|delete|minus|leave out|not|lose|cut|omit|skip|do without) )?(?:the )?(?:words? )?["']?([\p{L}-]+)["']?(?: (?:bit|part|word|thing))?$/iu.exec(
      wish,
    )?.[1]
  if (word === undefined) return null
  const words = job.split(' ')
  const left = words.filter((each) => each.toLowerCase() !== word.toLowerCase())
  if (left.length === words.length || left.length < 2) return null
  return formOfJob(context, left.join(' '), wish, `The job without “${word}”.`)
}

/** "You could lose the …" */
const WISHED =
  /^(?:(?:i|we|you|they|it) )?(?:could|can|would|might|may|should) (?:even |also |just |easily )?/i
const AFTER = / (?:though|maybe|perhaps|please|then|too|as well|from it|i think)$/i

/** A job that takes the place of the one in the study, as it is. */
export const formOfJob = (
  { study }: CoachContext,
  text: string,
  part: string,
  reason: string,
): PartForms => ({
  part,
  forms: [capitalized(text)],
  isSound: () => true,
  editOf: (after) => ({ kind: 'setJob', before: study.jtbd.userInput, after }),
  reason,
  rules: ['J1', 'J2'],
})
