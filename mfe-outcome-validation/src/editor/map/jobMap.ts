import type { StudyViews } from '@outcome-studio/shared/document'
import { isEqual } from '@outcome-studio/shared/domain/base'
import {
  JOB_STEP_CATEGORIES,
  type JobStepCategory,
  type JobStepUuid,
} from '@outcome-studio/shared/domain/study'

/** The steps of each category in study order. Steps without a category are under null. */
export type JobMap = ReadonlyMap<JobStepCategory | null, readonly JobStepUuid[]>

/** Sorts a study's steps into the job map. Returns the same object while the map does not change. */
export function createJobMapReader(): (views: StudyViews) => JobMap {
  let seen: unknown = null
  let map: JobMap = new Map()
  return (views) => {
    const steps = views.outline.map((stepId) => ({ stepId, category: views.step(stepId)?.category ?? null }))
    if (isEqual(steps, seen)) return map
    seen = steps
    map = new Map(
      [null, ...JOB_STEP_CATEGORIES].map((category) => [
        category,
        steps.filter((step) => step.category === category).map(({ stepId }) => stepId),
      ]),
    )
    return map
  }
}

/**
 * Finds the index of a new step: below the last step of its category or of an earlier one.
 * @returns an index from 0 to the number of steps
 */
export function indexForCategory(views: StudyViews, category: JobStepCategory): number {
  const rank = JOB_STEP_CATEGORIES.indexOf(category)
  const ranks = views.outline.map((stepId) => {
    const own = views.step(stepId)?.category
    return own ? JOB_STEP_CATEGORIES.indexOf(own) : -1
  })
  const last = ranks.findLastIndex((each) => each >= 0 && each <= rank)
  if (last >= 0) return last + 1
  const first = ranks.findIndex((each) => each > rank)
  return first < 0 ? ranks.length : first
}
