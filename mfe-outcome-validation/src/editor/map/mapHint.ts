import { counted } from '@outcome-studio/shared/domain/base'
import { JOB_STEP_CATEGORIES, type NotApplicable } from '@outcome-studio/shared/domain/study'
import type { JobMap } from './jobMap.ts'

/** Soft limits of a job map (docs/method.md §3). */
const FEWEST = 8
const MOST = 20

interface MapHint {
  readonly text: string
  /** Whether there is something left to do. */
  readonly isOpen: boolean
}

/** Describes what the map still lacks. None of it is an error. */
export function mapHint(map: JobMap, notApplicable: readonly NotApplicable[]): MapHint {
  const steps = [...map.values()].reduce((count, { length }) => count + length, 0)
  const empty = JOB_STEP_CATEGORIES.filter(
    (category) =>
      (map.get(category) ?? []).length === 0 && !notApplicable.some((entry) => entry.category === category),
  )
  const has = `It has ${counted(steps, 'step')}`
  const size =
    steps < FEWEST
      ? `A job map usually has ${FEWEST} to ${MOST} steps. ${has} so far.`
      : steps > MOST
        ? `A job map usually has ${FEWEST} to ${MOST} steps. ${has}: some may be too fine.`
        : `${has}: a typical size.`
  const isTypical = steps >= FEWEST && steps <= MOST
  if (empty.length === 0) return { text: `${size} Every category is covered.`, isOpen: !isTypical }
  const open = empty.length === JOB_STEP_CATEGORIES.length ? 'all categories' : empty.join(', ')
  return { text: `${size} Still open: ${open}. Add a step, or say why there is none.`, isOpen: true }
}
