import { memory } from '@outcome-studio/shared/data/testing'
import type { ToastOptions } from '@outcome-studio/shared/feature'
import { screen, within } from '@testing-library/react'
import { openStudio } from './openStudio.tsx'
import { exampleStudy, storeStudy } from './storeStudy.ts'

export const TABLE_STEPS = [['find a route', 'find a seat', 'find a friend'], ['buy a ticket'], []]
/** The rows of these steps, in study order. */
export const TABLE_ROWS = ['1 find a route', '1 find a seat', '1 find a friend', '2 buy a ticket', '3 -']

/** Stores a study with these outcome statements in each step, and opens its table. */
export async function openTable(steps: readonly (readonly string[])[] = TABLE_STEPS) {
  await storeStudy('Commute', steps)
  const toasts: (readonly [string, ToastOptions?])[] = []
  const toast = (...args: readonly [string, ToastOptions?]) => void toasts.push(args)
  const opened = openStudio({ path: '/Commute?view=table', toast })
  await screen.findByRole('table')
  return { ...opened, toasts }
}

/**
 * Opens the table of `TABLE_STEPS`.
 * @param ratings importance and satisfaction of its statements, in their order
 */
export async function openRatedTable(ratings: readonly (readonly [number, number] | null)[]) {
  const study = exampleStudy('Commute', TABLE_STEPS)
  let next = 0
  const jobSteps = study.jobSteps.map((step) => ({
    ...step,
    outcomeStatements: step.outcomeStatements.map((each) => {
      const [importance, satisfaction] = ratings[next++] ?? []
      return importance === undefined || satisfaction === undefined
        ? each
        : { ...each, rating: { importance, satisfaction } }
    }),
  }))
  await memory().studies.save({ docName: 'Commute', content: { ...study, jobSteps }, basedOnRevision: null })
  const opened = openStudio({ path: '/Commute?view=table' })
  await screen.findByRole('table')
  return opened
}

/** Each row of the table as the number of its step and the text of its statement. */
export const tableRows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .flatMap((row) => {
      const number = row.querySelector('td[data-column="number"]')?.textContent
      if (!number) return []
      const [field] = within(row).queryAllByRole<HTMLTextAreaElement>('textbox')
      return [`${number.charAt(0)} ${field?.value ?? '-'}`]
    })
