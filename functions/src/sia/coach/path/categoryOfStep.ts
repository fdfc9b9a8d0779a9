import { STEP_VERBS } from '@outcome-studio/shared/domain/checker'
import type { StepQuestion } from '@outcome-studio/shared/domain/coach'
import type { JobStepCategory } from '@outcome-studio/shared/domain/study'

const USUAL: Readonly<Record<StepQuestion, JobStepCategory>> = {
  execute: 'Execute',
  before: 'Prepare',
  after: 'Conclude',
}

/** The category that the first word of a step indicates; otherwise the usual category for the question it answers. */
export function categoryOfStep(text: string, about: StepQuestion): JobStepCategory {
  const [verb] = text.toLowerCase().split(' ')
  if (about === 'execute' || verb === undefined) return USUAL[about]
  return STEP_VERBS.find(([, verbs]) => verbs.has(verb))?.[0] ?? USUAL[about]
}
