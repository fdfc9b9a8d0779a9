import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { Proposal } from '@outcome-studio/shared/domain/coach'
import type { JobStepCategory } from '@outcome-studio/shared/domain/study'
import { isCleaning, verbCategory } from '../parts/categoryOfStep.ts'
import { actionOfStep } from '../places/actionOfStep.ts'
import { withDraftedSteps } from '../proposals/withDraftedSteps.ts'

/** What tells a category wherever the step is. */
const ANYWHERE: readonly (readonly [RegExp, JobStepCategory])[] = [
  [/^(?:monitor|watch|supervise|observe|keep (?:an eye on|watch over|track of)) /i, 'Monitor'],
  [/^(?:adjust|readjust|rework|fine-?tune) /i, 'Modify'],
  [/^(?:hand over|archive|put away|clean up|tidy up|hand .+ over$)/i, 'Conclude'],
]
const FIRST: ReadonlySet<JobStepCategory> = new Set(['Define', 'Locate', 'Prepare', 'Confirm'])

/**
 * Drafts of steps for a study that has steps, with the categories that their verbs and their places tell: what is found,
 * got ready or checked before the heart of the job, and what is watched, changed or finished after it (docs/method.md §3).
 * Those that are not sure stay in Execute, and so do steps with the verb of the job.
 */
export function withSureCategories(study: CheckedStudy, proposals: readonly Proposal[]): readonly Proposal[] {
  const written = study.jobSteps.filter(({ userInput }) => userInput.trim() !== '')
  if (written.length === 0) return proposals
  const planned = withDraftedSteps(study, {
    ...{ proposals, refused: [], repeated: [], left: [], told: [] },
  }).jobSteps
  const heart = written.filter(({ category }) => category === 'Execute').map(({ uuid }) => uuid)
  const first = planned.findIndex(({ uuid }) => heart.includes(uuid))
  const last = planned.findLastIndex(({ uuid }) => heart.includes(uuid))
  const ofJob = actionOfStep(study.jtbd)
  return proposals.map((proposal): Proposal => {
    const { edit } = proposal
    if (edit.kind !== 'addStep' || edit.category !== 'Execute') return proposal
    if (actionOfStep({ userInput: edit.text }) === ofJob) return proposal
    const at = planned.findIndex(({ uuid }) => uuid === edit.stepId)
    const place = first < 0 ? 'unknown' : at < first ? 'before' : at > last ? 'after' : 'within'
    const category = sureCategory(edit.text, place)
    return category === null ? proposal : { ...proposal, edit: { ...edit, category } }
  })
}

/** The category of a step; null if its verb and its place do not tell. */
function sureCategory(
  text: string,
  place: 'before' | 'within' | 'after' | 'unknown',
): JobStepCategory | null {
  const told = ANYWHERE.find(([pattern]) => pattern.test(text))?.[1]
  if (told !== undefined) return told
  const byVerb = verbCategory(text)
  if (place === 'before') return byVerb !== undefined && FIRST.has(byVerb) ? byVerb : null
  if (place !== 'after') return null
  if (isCleaning(text)) return 'Conclude'
  if (byVerb === 'Confirm') return 'Monitor'
  return byVerb === undefined || FIRST.has(byVerb) ? null : byVerb
}
