import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { declaredStyle } from '../../testing/declaredStyle.ts'
import { openStudio } from '../../testing/openStudio.tsx'
import { exampleStudy, storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const report = () => screen.findByRole('article', { name: 'Report' })

/** Stores a study with one step, whose second statement is an extreme opportunity. */
async function storeRated(): Promise<void> {
  const study = exampleStudy('Commute', [['first', 'second']])
  const content = {
    ...study,
    survey: { respondents: 240 },
    jobSteps: study.jobSteps.map((step) => ({
      ...step,
      outcomeStatements: step.outcomeStatements.map((statement, at) => ({
        ...statement,
        rating: at === 0 ? { importance: 4, satisfaction: 6 } : { importance: 9, satisfaction: 1 },
      })),
    })),
  }
  await memory().studies.save({ docName: 'Commute', content, basedOnRevision: null })
}

test('the report of a rated study has job, map, landscape and the highest opportunities', async () => {
  await storeRated()
  const { container } = openStudio({ path: '/Commute?view=report' })
  const paper = within(await report())
  expect(paper.getByRole('heading', { level: 2 })).toHaveTextContent('reach a destination on time')
  expect(paper.getByText('respondents').parentElement).toHaveTextContent('240')
  expect(paper.getByRole('group', { name: 'Job map' })).toHaveTextContent('plan leg 1 of the trip')
  expect(paper.getByRole('img', { name: /^Opportunity landscape\. Extreme opportunity: 1/ })).toBeVisible()
  const [, highest] = paper.getAllByRole('row')
  expect(highest).toHaveTextContent('1.2second9.01.017.0Extreme opportunity')
  expect(await axe(container)).toHaveNoViolations()
})

test('without ratings it lists the statements, and the print dialog opens', async () => {
  await storeStudy('Commute', [['first']])
  const { user } = openStudio({ path: '/Commute' })
  await user.click(await screen.findByRole('button', { name: 'Export…' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Report, to print or save as PDF' }))
  expect(within(await report()).getByRole('table')).toHaveTextContent('first')
  const printed: unknown[] = []
  const print = jest.spyOn(window, 'print').mockImplementation(() => printed.push(document.title))
  await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
  expect(printed).toHaveLength(1)
  print.mockRestore()
})

test('on paper the page is bare and has the colors of the bands', async () => {
  await storeStudy('Commute', [['first']])
  openStudio({ path: '/Commute?view=report' })
  const paper = await report()
  expect(declaredStyle(paper, 'border', 'print')).toBe('0')
  expect(declaredStyle(paper, 'print-color-adjust', 'print')).toBe('exact')
})
