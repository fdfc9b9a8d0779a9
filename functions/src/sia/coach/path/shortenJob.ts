import { capitalized } from '@outcome-studio/shared/domain/base'
import type { CoachContext } from '@outcome-studio/shared/domain/coach'
import type { PartForms } from './proposeDrafts.ts'

/** The job without a word of it that the member does not want; null if none is named. */
export function shortenJob({ study }: CoachContext, wish: string): PartForms | null {
  const job = study.jtbd.userInput
  const word =
    /^(?:(?:without|drop|remove|delete|minus|leave out|not) )?(?:the )?(?:words? )?["']?([\p{L}-]+)["']?$/iu.exec(
      wish,
    )?.[1]
  if (word === undefined) return null
  const words = job.split(' ')
  const left = words.filter((each) => each.toLowerCase() !== word.toLowerCase())
  if (left.length === words.length || left.length < 2) return null
  return {
    part: wish,
    forms: [capitalized(left.join(' '))],
    isSound: () => true,
    editOf: (after) => ({ kind: 'setJob', before: job, after }),
    reason: `The job without “${word}”.`,
    rules: ['J1', 'J2'],
  }
}
