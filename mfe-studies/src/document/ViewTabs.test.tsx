import { resetMemory } from '@outcome-studio/shared/data/testing'
import { screen } from '@testing-library/react'
import { openNeeds } from '../testing/openNeeds.tsx'
import { storeNeeds } from '../testing/storeNeeds.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

test('the map and another view are shown in turn', async () => {
  await storeNeeds('Commute')
  const { user } = openNeeds({ path: '/Commute' })
  await user.click(await screen.findByRole('link', { name: 'Versions' }))
  expect(await screen.findByRole('button', { name: /^View version 1,/ })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Map' }))
  expect(await screen.findByRole('textbox', { name: 'Core job' })).toBeInTheDocument()
})
