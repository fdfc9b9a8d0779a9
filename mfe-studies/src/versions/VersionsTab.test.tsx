import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openNeeds } from '../testing/openNeeds.tsx'
import { exampleNeeds, storeNeeds } from '../testing/storeNeeds.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const field = (name: string) => screen.findByRole('textbox', { name })

async function saveAgain(texts: readonly string[]) {
  const { header } = await memory().needs.load('Commute')
  await memory().needs.save({
    docName: 'Commute',
    content: exampleNeeds('Commute', { related: texts }),
    basedOnRevision: header.revision,
  })
}

test('each save is listed with what it changed, the latest first', async () => {
  await storeNeeds('Commute', { related: ['one'] })
  await saveAgain(['one', 'two'])
  await saveAgain(['one again'])
  const { container } = openNeeds({ path: '/Commute?view=versions' })
  const items = await screen.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('2 goals. Goals: 1 changed, 1 removed.'),
    expect.stringContaining('3 goals. Goals: 1 added.'),
    expect.stringContaining('2 goals. The first version.'),
  ])
  expect(await axe(container)).toHaveNoViolations()
})

test('a version is compared with the open document, and restored as an edit that can be undone', async () => {
  await storeNeeds('Commute', { related: ['one'] })
  await saveAgain(['two words'])
  const { user, router } = openNeeds({ path: '/Commute' })
  await user.type(await field('Goal 1'), ' more')
  await user.click(screen.getByRole('link', { name: 'Versions' }))
  await user.click(await screen.findByRole('button', { name: /^View version 1,/ }))
  const dialog = await screen.findByRole('dialog', { name: /^Version of / })
  expect(within(dialog).getByRole('row', { name: 'Related job 1 one two words more' })).toBeInTheDocument()
  expect(await axe(dialog)).toHaveNoViolations()
  await user.click(within(dialog).getByRole('button', { name: 'Restore this version' }))
  expect(await field('Goal 1')).toHaveValue('one')
  expect(router.state.location.search).toBe('')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await field('Goal 1')).toHaveValue('two words more')
})

test('a document that was never saved has none, and says when there will be', async () => {
  openNeeds({ path: '/new/needs-1?view=versions' })
  expect(await screen.findByText('No versions yet')).toBeInTheDocument()
})
