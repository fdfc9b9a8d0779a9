import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { createReadable } from '@outcome-studio/shared/feature'
import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../testing/openStudio.tsx'
import { storeStudy } from '../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const withoutAccess = () => createReadable({ unrestricted: false, toolsAdmin: false })
const useIt = () => screen.getByRole('button', { name: 'Use this' })

test('a worked example can be read without a membership; saving it asks for one', async () => {
  const { user, host, container } = openStudio({ path: '/example/lesson', access: withoutAccess() })
  expect(await screen.findByRole('heading', { level: 1, name: 'Example: A lesson' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Job' })).toHaveValue('Teach a topic to a class')
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
  await waitFor(() => expect(useIt()).not.toHaveAttribute('aria-disabled'))
  await user.click(useIt())
  expect(host.calls.modals).toEqual(['membershipRequired'])
  expect(memory().studies.names).toEqual([])
})

test('every view of it can be read, also by a member who could change a study', async () => {
  const { user, address } = openStudio({ path: '/example/lesson' })
  await user.click(await screen.findByRole('link', { name: 'Table' }))
  expect(await screen.findByRole('table')).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: /Select/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Job map' }))
  expect(address()).toBe('/outcome-validation/example/lesson')
  expect(screen.queryByRole('link', { name: 'Versions' })).not.toBeInTheDocument()
})

test('a member saves it under a free name, and it opens', async () => {
  await storeStudy('Example: A lesson')
  const { user, address } = openStudio({ path: '/example/lesson' })
  await screen.findByRole('heading', { level: 1, name: 'Example: A lesson' })
  await waitFor(() => expect(useIt()).not.toHaveAttribute('aria-disabled'))
  await user.click(useIt())
  await waitFor(() =>
    expect(address()).toBe(`/outcome-validation/${encodeURIComponent('Example: A lesson 2')}`),
  )
  expect(await screen.findByRole('textbox', { name: 'Job executor' })).toHaveValue('Teachers')
})

test('an unknown example leads to all studies', async () => {
  openStudio({ path: '/example/nothing' })
  expect(await screen.findByRole('link', { name: 'All studies' })).toHaveAttribute(
    'href',
    '/outcome-validation',
  )
})

test('templates and examples are listed without a membership, each with a page to read it', async () => {
  const { user, address } = openStudio({ access: withoutAccess() })
  await user.click(await screen.findByRole('button', { name: 'Templates and examples' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New study' }))
  await user.click(dialog.getByRole('radio', { name: 'Example: An evening meal' }))
  await user.click(dialog.getByRole('link', { name: 'Read “Example: An evening meal”' }))
  await waitFor(() => expect(address()).toBe('/outcome-validation/example/evening-meal'))
  expect(await screen.findByRole('heading', { name: 'Example: An evening meal' })).toBeVisible()
})

test('an empty list offers to write a first study', async () => {
  const { user, address } = openStudio()
  await user.click(await screen.findByRole('button', { name: 'Write your first study' }))
  expect(address()).toMatch(/^\/outcome-validation\/new\//)
})

test('an empty list offers the example', async () => {
  openStudio()
  expect(await screen.findByRole('link', { name: 'Open a finished example' })).toHaveAttribute(
    'href',
    '/outcome-validation/example/evening-meal',
  )
})

test('an address can open the import, once', async () => {
  const { user, view } = await openImport()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(view.router.state.location.search).toBe('')
})

async function openImport() {
  const view = openStudio({ path: '?start=import' })
  expect(await screen.findByRole('dialog', { name: /import/i })).toBeVisible()
  return { user: view.user, view }
}
