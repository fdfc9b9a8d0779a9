import { resetMemory } from '@outcome-studio/shared/data/testing'
import { screen } from '@testing-library/react'
import { openNeeds } from '../testing/openNeeds.tsx'
import { storeNeeds } from '../testing/storeNeeds.ts'

let mockIsOffline = false
jest.mock('../gaps/GapView.tsx', () => {
  if (mockIsOffline) throw new Error('No network')
  return jest.requireActual('../gaps/GapView.tsx')
})

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

test('a view that fails to load leaves the document open, is reported, and loads when it is tried again', async () => {
  mockIsOffline = true
  await storeNeeds('Commute')
  const { user, host } = openNeeds({ path: '/Commute?view=gaps' })
  expect(await screen.findByText(/^This view could not be loaded\./)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Document name' })).toHaveValue('Commute')
  expect(host.calls.reports).toHaveLength(1)
  mockIsOffline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Gaps' })).toBeInTheDocument()
})

test('the map and another view are shown in turn', async () => {
  await storeNeeds('Commute')
  const { user } = openNeeds({ path: '/Commute' })
  await user.click(await screen.findByRole('link', { name: 'Versions' }))
  expect(await screen.findByRole('button', { name: /^View version 1,/ })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Map' }))
  expect(await screen.findByRole('textbox', { name: 'Core job' })).toBeInTheDocument()
})
