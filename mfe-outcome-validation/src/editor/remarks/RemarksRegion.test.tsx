import { resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  // jsdom has no layout.
  Object.assign(Element.prototype, { scrollIntoView: () => {} })
  localStorage.clear()
  resetMemory()
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'))

const REDUCE = 'Reduce the time it takes to board when a train arrives'
const RANKS = ['Error', 'Warning', 'Hint']

test.each([
  ['wide', true],
  ['narrow', false],
])('on a %s screen errors come first, also those about the whole study', async (_width, matches) => {
  Object.assign(globalThis, { matchMedia: () => ({ matches }) })
  await storeStudy('Commute', [[REDUCE, 'Easy', 'Easy', REDUCE], ['Easy']])
  const { user, container } = openStudio({ path: '/Commute' })
  if (!matches) {
    const opener = await screen.findByRole('button', { name: /^Remarks: \d+ errors?, / })
    expect(screen.queryByRole('region', { name: 'Remarks' })).not.toBeInTheDocument()
    await user.click(opener)
  }
  const region = await screen.findByRole('region', { name: 'Remarks' })
  await within(region).findByText(/^The study has 2 job steps/)
  const shownAtOnce = within(region)
    .getAllByText(/^(Error|Warning|Hint)$/)
    .filter((label) => label.closest('details') === null)
    .map(({ textContent }) => RANKS.indexOf(textContent))
  expect(new Set(shownAtOnce).size).toBeGreaterThan(1)
  expect(shownAtOnce).toEqual(shownAtOnce.toSorted())
  const steps = screen.getByRole('region', { name: 'Job steps and outcome statements' })
  expect(steps).toHaveAccessibleDescription(/The study has 2 job steps/)
  expect(await axe(container)).toHaveNoViolations()
})
