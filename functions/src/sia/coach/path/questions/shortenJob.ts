import { capitalized } from '@outcome-studio/shared/domain/base'
import type { CoachContext } from '@outcome-studio/shared/domain/coach'
import type { PartForms } from '../proposals/proposeDrafts.ts'

/** The job without a word of it that the member does not want, or with another one; null if none is named. */
export function shortenJob({ study }: CoachContext, said: string): PartForms | null {
  const wish = said.replace(/^but /i, '').replace(/(?<![.! ])[.! ]+$/, '')
  const job = study.jtbd.userInput
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
    return formOf(job, text, wish, `The job with “${other}” for “${old}”.`)
  }
  const word =
    /^(?:(?:without|drop|remove|delete|minus|leave out|not) )?(?:the )?(?:words? )?["']?([\p{L}-]+)["']?$/iu.exec(
      wish,
    )?.[1]
  if (word === undefined) return null
  const words = job.split(' ')
  const left = words.filter((each) => each.toLowerCase() !== word.toLowerCase())
  if (left.length === words.length || left.length < 2) return null
  return formOf(job, left.join(' '), wish, `The job without “${word}”.`)
}

const formOf = (job: string, text: string, part: string, reason: string): PartForms => ({
  part,
  forms: [capitalized(text)],
  isSound: () => true,
  editOf: (after) => ({ kind: 'setJob', before: job, after }),
  reason,
  rules: ['J1', 'J2'],
})
