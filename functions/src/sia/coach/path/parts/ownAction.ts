import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { CoachContext } from '@outcome-studio/shared/domain/coach'
import { plainText } from '../../drafts/plainText.ts'
import { baseOf } from '../../language/verbForms.ts'

/** "It takes long when the ground is frozen": what does was asked. */
const LONG_WHEN =
  /^it (?:can |often |usually |always )*takes? (?:(?:too|so|very) )?(?:long|longer|ages|forever) ((?:when|if) (?!i |we |you |it |they ).{5,100})$/i

const THING_LONG = /^(?:the )?(\p{L}+(?: \p{L}+)?) (?:takes?|needs?) .{3,60}$/iu

/** "Plating takes forever", said of *Plate the dish*: the time that the step takes; null for another text. */
export function ownAction({ study }: CoachContext, stepId: string, text: string): string | null {
  const [, word = ''] = /^(?:the )?(\p{L}+ing)(?: (?:takes?|needs?|is(?! not\b)) .+)?$/iu.exec(text) ?? []
  const step = study.jobSteps.find(({ uuid }) => uuid === stepId)?.userInput.trim() ?? ''
  const when = LONG_WHEN.exec(plainText(text))?.[1]
  if (when !== undefined && step !== '') return `Minimize the time it takes to ${uncapitalized(step)} ${when}`
  const [verb = '', ...object] = step.toLowerCase().split(' ')
  // "the rice takes ages", said of *Cook the rice*
  const [, thing = ''] = THING_LONG.exec(text) ?? []
  if (thing !== '' && object.join(' ').replace(/^(?:the|an?) /, '') === thing.toLowerCase())
    return `Minimize the time it takes to ${uncapitalized(step)}`
  return word !== '' && verb !== '' && baseOf(word) === verb
    ? `Minimize the time it takes to ${uncapitalized(step)}`
    : null
}
