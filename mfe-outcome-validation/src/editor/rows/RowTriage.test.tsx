import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { screen } from '@testing-library/react'
import { openStudio } from '../../testing/openStudio.tsx'
import { exampleStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

test('a row says what was decided about its statement, and nothing otherwise', async () => {
  const study = exampleStudy('Commute', [['find a route', 'find a seat']])
  const jobSteps = study.jobSteps.map((step) => ({
    ...step,
    outcomeStatements: step.outcomeStatements.map((statement, at) =>
      at === 0 ? { ...statement, status: 'out' as const, owner: 'Anna', tags: ['risk', 'speed'] } : statement,
    ),
  }))
  await memory().studies.save({ docName: 'Commute', content: { ...study, jobSteps }, basedOnRevision: null })
  openStudio({ path: '/Commute' })
  await screen.findByRole('textbox', { name: 'Outcome statement 1.2' })
  expect(screen.getAllByText(/^(Out|Agreed|Draft)/).map(({ textContent }) => textContent)).toEqual([
    'Out · Anna · risk, speed',
  ])
})
