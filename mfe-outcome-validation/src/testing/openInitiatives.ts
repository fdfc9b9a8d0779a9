import { memory } from '@outcome-studio/shared/data/testing'
import type { ToastOptions } from '@outcome-studio/shared/feature'
import { openStudio } from './openStudio.tsx'
import { exampleStudy } from './storeStudy.ts'

const RATINGS: readonly (readonly [number, number] | null)[] = [[9, 3], [8, 5], [6, 5], null]

/**
 * Stores a study with four outcome statements, of which the first two are underserved, and opens its initiatives.
 * @param overrides host services and the path below the feature's own
 */
export async function openInitiatives(overrides: Parameters<typeof openStudio>[0] = {}) {
  const study = exampleStudy('Commute', [
    ['find a route', 'find a seat'],
    ['find a friend', 'buy a ticket'],
  ])
  let next = 0
  const jobSteps = study.jobSteps.map((step) => ({
    ...step,
    outcomeStatements: step.outcomeStatements.map((each) => {
      const [importance, satisfaction] = RATINGS[next++] ?? []
      return importance === undefined || satisfaction === undefined
        ? each
        : { ...each, rating: { importance, satisfaction } }
    }),
  }))
  await memory().studies.save({ docName: 'Commute', content: { ...study, jobSteps }, basedOnRevision: null })
  const toasts: (readonly [string, ToastOptions?])[] = []
  const toast = (...args: readonly [string, ToastOptions?]) => void toasts.push(args)
  return { ...openStudio({ path: '/Commute?view=initiatives', toast, ...overrides }), toasts }
}
