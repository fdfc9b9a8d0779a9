import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../testing/openStudio.tsx'
import { storeStudy } from '../testing/storeStudy.ts'

beforeEach(async () => {
  localStorage.clear()
  resetMemory()
  await storeStudy('Commute', [['minimize the time to find a seat', 'minimize the risk of a delay']])
  await storeStudy('Garden', [['minimize the time until harvest']])
})

async function search(words: string) {
  const view = openStudio()
  await view.user.type(await screen.findByRole('searchbox', { name: 'Find a study' }), words)
  return view
}
const askButton = () => screen.findByRole('button', { name: 'Search the statements of your studies' })
const found = async () =>
  within(await screen.findByRole('list', { name: 'Statements' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('statements are read when asked for, and opening one moves focus to it', async () => {
  const load = jest.spyOn(memory().studies, 'load')
  const { user, address, container } = await search('time minimize')
  const button = await askButton()
  expect(load).not.toHaveBeenCalled()
  await user.click(button)
  expect(await found()).toEqual(['minimize the time until harvest', 'minimize the time to find a seat'])
  expect(screen.getByText('2 statements in all studies')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
  expect(await axe(container)).toHaveNoViolations()

  await user.click(screen.getByRole('link', { name: 'minimize the time to find a seat' }))
  await waitFor(() => expect(address()).toBe('/outcome-validation/Commute'))
  await waitFor(() => expect(screen.getByDisplayValue('minimize the time to find a seat')).toHaveFocus())
})

test('what was read is found again without reading, and too short a query searches nothing', async () => {
  const { user, unmount } = await search('harvest')
  await user.click(await askButton())
  expect(await found()).toEqual(['minimize the time until harvest'])
  const load = jest.spyOn(memory().studies, 'load')
  const field = screen.getByRole('searchbox', { name: 'Find a study' })
  await user.clear(field)
  await user.type(field, 'de')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Statements' })).not.toBeInTheDocument())
  await user.type(field, 'lay')
  expect(await found()).toEqual(['minimize the risk of a delay'])
  await user.type(field, 'ed')
  expect(await screen.findByText('No statement in all studies contains these words.')).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  unmount()
})

test('a study that cannot be read is named as such, and read again', async () => {
  const { user } = await search('minimize')
  memory().studies.failNext(new StudioError('cen/offline'), 'load')
  await user.click(await askButton())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `The statements of 1 study could not be read. ${ERROR_CATALOGUE['cen/offline'].message}`,
  )
  expect(await found()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('3 statements in all studies')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('what could not be read is read again also after the list was left', async () => {
  const { user, router } = await search('minimize')
  memory().studies.failNext(new StudioError('cen/offline'), 'load')
  await user.click(await askButton())
  expect(await screen.findByRole('alert')).toBeVisible()
  await act(() => router.navigate('/outcome-validation/Garden'))
  expect(await screen.findByRole('textbox', { name: 'Study name' })).toHaveValue('Garden')
  await act(() => router.navigate('/outcome-validation?q=minimize'))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('3 statements in all studies')).toBeInTheDocument()
})

test('an address whose statement is gone opens the study and says so', async () => {
  const { host, router } = openStudio({ path: '/Garden?statement=gone' })
  expect(await screen.findByRole('textbox', { name: 'Study name' })).toHaveValue('Garden')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(host.calls.toasts).toContain('This statement is no longer in the study.')
})
