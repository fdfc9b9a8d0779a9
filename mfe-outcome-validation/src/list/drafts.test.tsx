import { resetMemory } from '@outcome-studio/shared/data/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { openStudio } from '../testing/openStudio.tsx'
import { storeStudy } from '../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

const MARK = 'Unsaved changes on this device'
const row = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li')
  if (!item) throw new Error(`There is no row of ${name}.`)
  return within(item)
}

test('a study that was left with unsaved changes is marked at once, however fast it was left', async () => {
  for (const name of ['Commute', 'Garden']) await storeStudy(name)
  const { user } = openStudio({ path: '/Commute' })
  await user.type(await screen.findByRole('textbox', { name: 'Job executor' }), '!')
  await user.click(screen.getByRole('link', { name: 'All studies' }))
  expect(await (await row('Commute')).findByText(MARK)).toBeVisible()
  expect((await row('Garden')).queryByText(MARK)).not.toBeInTheDocument()
})

test('a study that another tab left with unsaved changes is marked while the list is shown', async () => {
  await storeStudy('Commute')
  const editor = openStudio({ path: '/Commute' })
  await editor.user.type(await screen.findByRole('textbox', { name: 'Job executor' }), '!')
  editor.unmount()
  const drafts = Object.entries(localStorage)
  localStorage.clear()
  openStudio()
  expect((await row('Commute')).queryByText(MARK)).not.toBeInTheDocument()
  for (const [key, value] of drafts) localStorage.setItem(key, value)
  act(() => void dispatchEvent(new Event('storage')))
  expect((await row('Commute')).getByText(MARK)).toBeVisible()
  localStorage.clear()
  act(() => void dispatchEvent(new Event('storage')))
  await waitFor(async () => expect((await row('Commute')).queryByText(MARK)).not.toBeInTheDocument())
})
