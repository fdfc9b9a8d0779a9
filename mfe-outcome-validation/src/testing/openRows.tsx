import { screen } from '@testing-library/react'
import { openStudio } from './openStudio.tsx'
import { storeStudy } from './storeStudy.ts'

/** Stores a study with these outcome statements in each step, and opens it in the editor. */
export async function openRows(...steps: readonly (readonly string[])[]) {
  await storeStudy('Commute', steps)
  const view = openStudio({ path: '/Commute' })
  await screen.findByRole('textbox', { name: 'Study name' })
  return view
}

export const field = (name: string) => screen.getByRole('textbox', { name })

export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** The texts of all outcome statements on the page. */
export const statementTexts = () =>
  screen.getAllByRole('textbox', { name: /^Outcome statement/ }).map((element) => {
    if (!(element instanceof HTMLTextAreaElement)) throw new Error('Not a text area')
    return element.value
  })
