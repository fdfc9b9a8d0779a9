import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { useOwnPath } from '@outcome-studio/shared/editor'
import { defineFeature } from '@outcome-studio/shared/feature'
import { renderFeature } from '@outcome-studio/shared/feature/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { comparePath, readComparePath } from '../core/comparePath.ts'
import { exampleNeeds } from '../testing/storeNeeds.ts'
import { CompareScreen } from './CompareScreen.tsx'

const feature = defineFeature({
  name: 'mfe-studies',
  view: function View() {
    const names = readComparePath(useOwnPath())
    return names && <CompareScreen names={names} />
  },
})

function openComparison(first: string, second: string) {
  const view = renderFeature(feature, {
    basename: '/needs-framework',
    path: comparePath(first, second),
    navigate: (to, options) => void view.router.navigate(to, options),
  })
  return { ...view, user: userEvent.setup() }
}

/** Stores a document whose goals have no ids in common with others. */
const store = (docName: string, texts: Parameters<typeof exampleNeeds>[1]) => {
  const needs = exampleNeeds(docName, texts)
  return memory().needs.save({
    docName,
    content: {
      ...needs,
      goals: needs.goals.map((goal) => ({ ...goal, id: `${docName} ${goal.id}` as typeof goal.id })),
    },
    basedOnRevision: null,
  })
}

const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

beforeEach(async () => {
  localStorage.clear()
  resetMemory()
  await store('A: old', { outcomes: ['Minimize the time to plan', 'Only in the old one'] })
  await store('compare', { outcomes: ['Minimize the time to plan.'], related: ['Stay fit'] })
})

test('two documents are shown side by side, layer by layer, with no accessibility findings', async () => {
  const { container } = openComparison('A: old', 'compare')
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare needs documents' })).toBeVisible()
  expect(
    await screen.findByText('2 goals in both, 1 of them different; 1 only in “A: old”, 1 only in “compare”.'),
  ).toBeVisible()
  expect(rows('Desired outcomes')).toEqual([
    ['A: old', 'compare'],
    ['Minimize the time to plan', 'Minimize the time to plan.'],
    ['Only in the old one', '–Not in compare'],
  ])
  expect(rows('Related jobs')).toEqual([
    ['A: old', 'compare'],
    ['–Not in A: old', 'Stay fit'],
  ])
  expect(screen.queryByRole('table', { name: 'Financial outcomes' })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('only the differences can be shown', async () => {
  const { user } = openComparison('A: old', 'compare')
  expect(await screen.findByRole('table', { name: 'Core functional job' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Only differences' }))
  expect(screen.queryByRole('table', { name: 'Core functional job' })).not.toBeInTheDocument()
  expect(screen.getByRole('table', { name: 'Related jobs' })).toBeVisible()
})

test('another document can be chosen, and the address follows', async () => {
  await store('Third', { financial: ['Minimize the cost'] })
  const { user, router } = openComparison('A: old', 'compare')
  const second = await screen.findByRole('combobox', { name: 'Second document' })
  await screen.findAllByRole('option', { name: 'Third' })
  await user.selectOptions(second, 'Third')
  expect(router.state.location.pathname).toBe('/needs-framework/compare/A%3A%20old/Third')
  expect(await screen.findByRole('table', { name: 'Financial outcomes' })).toBeVisible()
})

test('a document that cannot be loaded is said, and tried again', async () => {
  memory().needs.failNext(new StudioError('cen/offline'), 'load')
  const { user } = openComparison('A: old', 'compare')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Desired outcomes' })).toBeVisible()
})

test.each([
  ['/compare', null],
  ['/compare/a', null],
  ['/other/a/b', null],
  ['/compare/a/b/c', null],
  ['/compare/%/b', null],
  [comparePath('a b', 'c/d'), { first: 'a b', second: 'c/d' }],
])('the address %s', (path, names) => {
  expect(readComparePath(path)).toEqual(names)
})
