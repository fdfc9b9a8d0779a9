import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { CoachQuestion, Proposal } from '@outcome-studio/shared/domain/coach'

/** Most steps that are named. */
const MOST = 3
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const

/** Says under which steps statements are filed, and which of them where, if not under the one that was asked about. */
export function filedNote(
  open: CoachQuestion,
  proposals: readonly Proposal[],
  { jobSteps }: CheckedStudy,
): string {
  const filed = proposals.flatMap(({ edit }) => (edit.kind === 'addStatement' ? [edit.stepId] : []))
  const ids = new Set(filed)
  const asked = open.kind === 'outcomes' ? open.stepId : null
  if (ids.size === 0 || (ids.size === 1 && asked !== null && ids.has(asked))) return ''
  const names = jobSteps.filter(({ uuid }) => ids.has(uuid))
  const nameOf = ({ userInput }: (typeof names)[number]) => `*${userInput.trim()}*`
  if (names.length > MOST || filed.length > PLACES.length)
    return 'Each is filed under the step that it is about.'
  const [only, ...others] = names
  if (only !== undefined && others.length === 0) return `Filed under ${nameOf(only)}.`
  const which = (uuid: string): string =>
    listed(PLACES.filter((_, at) => filed[at] === uuid).map((place) => `the ${place}`))
  return `Filed: ${listed(names.map((step) => `${which(step.uuid)} under ${nameOf(step)}`))}.`
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
