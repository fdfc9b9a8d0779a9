import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { createReadable } from '@outcome-studio/shared/feature'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openNeeds } from '../testing/openNeeds.tsx'
import { storeNeeds } from '../testing/storeNeeds.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

type User = ReturnType<typeof openNeeds>['user']
const choose = async (user: User, needs: string, choice: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${needs}` }))
  await user.click(screen.getByRole('menuitem', { name: choice }))
}
const shown = () =>
  within(screen.getByRole('list', { name: 'Needs documents' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('explains what a needs document is if there is none', async () => {
  const { container } = openNeeds()
  expect(await screen.findByRole('heading', { name: 'No needs documents yet' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Needs Framework' })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})

test('shows that it loads, then each document with its counts as a link', async () => {
  await storeNeeds('Commute', { outcomes: ['one', 'two'] })
  const release = memory().needs.hold()
  const { user, address, container } = openNeeds()
  expect(await screen.findByText('Loading your needs documents')).toBeInTheDocument()
  release()
  const link = await screen.findByRole('link', { name: 'Commute' })
  expect(link.closest('li')).toHaveTextContent(/^Commute3 goalsSaved (just now|.* ago)$/)
  expect(await axe(container)).toHaveNoViolations()
  await user.click(link)
  expect(await screen.findByRole('textbox', { name: 'Document name' })).toHaveValue('Commute')
  expect(address()).toBe('/needs-framework/Commute')
})

test('the buttons that begin a document stay where they are when the list comes', async () => {
  await storeNeeds('Commute')
  await storeNeeds('Travel')
  const release = memory().needs.hold()
  const { container } = openNeeds()
  expect(await screen.findByText('Loading your needs documents')).toBeInTheDocument()
  const above = () =>
    [...container.querySelectorAll('header button, header a')].map((each) => each.textContent)
  const before = above()
  expect(before).toContain('New needs document')
  release()
  expect(await screen.findByRole('link', { name: 'Commute' })).toBeInTheDocument()
  expect(above()).toEqual(before)
})

test('shows why loading failed, and retries', async () => {
  await storeNeeds('Commute')
  memory().needs.failNext(new StudioError('cen/offline'), 'list')
  const { user } = openNeeds()
  expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/offline'].message)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Commute' })).toBeInTheDocument()
})

test('New needs document opens an unsaved one', async () => {
  const { user, address } = openNeeds()
  await user.click(await screen.findByRole('button', { name: 'New needs document' }))
  expect(await screen.findByRole('textbox', { name: 'Document name' })).toHaveValue('')
  expect(address()).toMatch(/^\/needs-framework\/new\/[0-9a-f-]{36}$/)
  expect(memory().needs.names).toEqual([])
})

test('finds documents by name and sorts them', async () => {
  for (const name of ['Commute', 'Garden', 'Café']) await storeNeeds(name)
  const { user } = openNeeds()
  await user.type(await screen.findByRole('searchbox', { name: 'Find a needs document' }), 'cafe')
  await waitFor(() => expect(shown()).toEqual(['Café']))
  expect(screen.getByText('1 of 3 needs documents')).toBeInTheDocument()
  await user.keyboard('x')
  await user.click(await screen.findByRole('button', { name: 'Show all needs documents' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
  await waitFor(() => expect(shown()).toEqual(['Café', 'Commute', 'Garden']))
})

test.each([
  ['a/b', 'cen/doc-id-contains-slash'],
  ['..', 'cen/doc-id-contains-periods'],
  ['__name__', 'cen/doc-id-contains-double-underscores'],
  ['x'.repeat(129), 'cen/doc-id-too-long'],
] as const)('a name like %.8s is refused with the reason', async (name, code) => {
  await storeNeeds('Commute')
  const { user } = openNeeds()
  await choose(user, 'Commute', 'Rename')
  const field = screen.getByRole('textbox', { name: 'New name' })
  await user.clear(field)
  await user.paste(name)
  expect(screen.getByText(ERROR_CATALOGUE[code].message)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled()
})

test('renames, and keeps the dialog open with the reason if the name is taken', async () => {
  await storeNeeds('Commute')
  await storeNeeds('Garden')
  const { user } = openNeeds()
  await choose(user, 'Commute', 'Rename')
  const field = screen.getByRole('textbox', { name: 'New name' })
  await user.clear(field)
  await user.type(field, 'Garden{Enter}')
  expect(await screen.findByText(ERROR_CATALOGUE['cen/doc-already-exists'].message)).toBeInTheDocument()
  await user.clear(field)
  await user.type(field, 'Travel{Enter}')
  expect(await screen.findByRole('link', { name: 'Travel' })).toBeInTheDocument()
  expect([...memory().needs.names].sort()).toEqual(['Garden', 'Travel'])
})

test('makes a copy under a free name', async () => {
  await storeNeeds('Commute')
  const { user } = openNeeds()
  await choose(user, 'Commute', 'Make a copy')
  await user.click(screen.getByRole('button', { name: 'Make a copy' }))
  expect(await screen.findByRole('link', { name: 'Commute copy' })).toBeInTheDocument()
})

test('deletes at once and offers undo', async () => {
  await storeNeeds('Commute')
  const { user } = openNeeds()
  await choose(user, 'Commute', 'Delete')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(memory().needs.names).toEqual([])
  await user.click(undo)
  await waitFor(() => expect(screen.getByRole('link', { name: 'Commute' })).toHaveFocus())
  expect(memory().needs.names).toEqual(['Commute'])
})

test('without access documents can be opened, and nothing is created', async () => {
  await storeNeeds('Commute')
  const { user, host, address } = openNeeds({
    access: createReadable({ unrestricted: false, toolsAdmin: false }),
  })
  expect(await screen.findByText(/^Without a membership you can open, read/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'New needs document' }))
  expect(host.calls.modals).toEqual(['membershipRequired'])
  expect(address()).toBe('/needs-framework')
})

test('two documents can be compared, and one cannot', async () => {
  await storeNeeds('Commute')
  const { user, address } = openNeeds()
  expect(await screen.findByRole('link', { name: 'Commute' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument()
  await storeNeeds('Travel', { related: ['Stay fit'] })
  await user.click(await screen.findByRole('link', { name: 'Compare' }))
  expect(await screen.findByRole('table', { name: 'Related jobs' })).toBeVisible()
  expect(address()).toBe('/needs-framework/compare/Travel/Commute')
})
