import { fakeCalls, fakeEventsInfo, loaded, resetFakeData } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { type Instructor, NO_EVENTS_INFO } from '@outcome-studio/shared/domain/events'
import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openLiveEventsAdmin } from '../testing/openLiveEventsAdmin.tsx'
import { prepareInstructorPhoto } from './instructors/prepareInstructorPhoto.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)
// jsdom has no canvas.
jest.mock('./instructors/prepareInstructorPhoto.ts', () => ({ prepareInstructorPhoto: jest.fn() }))

const { saveInstructors } = fakeCalls
const prepare = jest.mocked(prepareInstructorPhoto)
const PHOTO = 'data:image/jpeg;base64,AAAA'
const IDA: Instructor = { id: 'ida', name: 'Ida', photoUrl: '', lines: ['Leads webinars.', 'Since 2001.'] }
const BO: Instructor = { id: 'bo', name: 'Bo', photoUrl: PHOTO, lines: [] }

/** What the server stores, which the listener reports at once. */
const store = (instructors: readonly Instructor[]) =>
  fakeEventsInfo.set(loaded({ ...NO_EVENTS_INFO, instructors }))
const storedNow = () => fakeEventsInfo.get().data?.instructors ?? []

beforeEach(() => {
  resetFakeData()
  prepare.mockReset().mockResolvedValue(PHOTO)
  store([IDA, BO])
  saveInstructors.mockImplementation(async (edit) => {
    const next = edit(storedNow())
    act(() => store(next))
    return next
  })
})

const open = () => openLiveEventsAdmin({ path: '?view=instructors' })
const names = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('instructors have a view of their own, next to the events', async () => {
  const { container } = open()
  expect(await screen.findByRole('link', { name: 'Instructors' })).toHaveAttribute('aria-current', 'page')
  expect(names()).toEqual(['Ida', 'Bo'])
  expect(screen.getByText(/Leads webinars\.\s+Since 2001\./)).toBeVisible()
  expect(document.querySelector('img')).toHaveAttribute('src', PHOTO)
  expect(await axe(container)).toHaveNoViolations()
})

test('one is added with lines and a photo, which can be undone', async () => {
  const { user, baseElement } = open()
  await user.click(await screen.findByRole('button', { name: 'Add instructor' }))
  const dialog = await dialogOf('Add instructor')
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' Cy ')
  await user.type(dialog.getByRole('textbox', { name: 'About' }), ' One{Enter}{Enter}Two ')
  await user.upload(dialog.getByLabelText('Photo file'), new File(['x'], 'cy.png', { type: 'image/png' }))
  expect(await dialog.findByRole('button', { name: 'Remove photo' })).toBeVisible()
  expect(await axe(baseElement)).toHaveNoViolations()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(storedNow()[2]).toMatchObject({ name: 'Cy', photoUrl: PHOTO, lines: ['One', 'Two'] })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(storedNow()).toEqual([IDA, BO]))
  expect(await screen.findByRole('note')).toHaveTextContent('Cy was deleted.')
})

test('one is edited, which can be undone without losing what somebody else has added', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Ida' }))
  const name = (await dialogOf('Edit Ida')).getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Dr. Ida')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(names()).toEqual(['Dr. Ida', 'Bo'])
  act(() => store([...storedNow(), { ...BO, id: 'cy', name: 'Cy' }]))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(names()).toEqual(['Ida', 'Bo', 'Cy']))
  expect(await screen.findByRole('note')).toHaveTextContent('Ida was restored.')
})

test('one is deleted and brought back to the same place', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete Ida' }))
  expect(names()).toEqual(['Bo'])
  expect(screen.getByRole('button', { name: 'Add instructor' })).toHaveFocus()
  expect(screen.getByRole('note')).toHaveTextContent('Ida was deleted.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(names()).toEqual(['Ida', 'Bo']))
  expect(await screen.findByRole('note')).toHaveTextContent('Ida was restored.')
})

test('while an edit is being stored, the page asks before it is left', async () => {
  const stored = Promise.withResolvers<readonly Instructor[]>()
  saveInstructors.mockReturnValueOnce(stored.promise)
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete Bo' }))
  expect(leave()).toBe(false)
  await act(async () => stored.resolve([IDA]))
  expect(leave()).toBe(true)
})

test('what fails is taken back and can be tried again', async () => {
  saveInstructors.mockRejectedValueOnce(new StudioError('cen/offline'))
  const { user, container } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete Bo' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Bo was not deleted\./)
  expect(names()).toEqual(['Ida', 'Bo'])
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['Ida']))
})

test('a file that is no picture, and too many lines, are refused', async () => {
  prepare.mockRejectedValue(new StudioError('cen/photo-unreadable'))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit Ida' }))
  const dialog = await dialogOf('Edit Ida')
  await user.upload(dialog.getByLabelText('Photo file'), new File(['x'], 'x.png', { type: 'image/png' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/photo-unreadable'].message)
  const about = dialog.getByRole('textbox', { name: 'About' })
  await user.clear(about)
  await user.type(about, 'a{Enter}'.repeat(11))
  expect(about).toBeInvalid()
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('no more are added than can be stored', async () => {
  store(Array.from({ length: 40 }, (_none, at) => ({ ...BO, id: String(at), name: `Bo ${at}` })))
  open()
  expect(await screen.findByRole('button', { name: 'Add instructor' })).toBeDisabled()
  expect(screen.getByText(/^There are 40 instructors/)).toBeVisible()
})

test('says that there are none, that they load, and why they could not be read', async () => {
  const refetch = jest.fn()
  store([])
  const { user, container } = open()
  expect(await screen.findByRole('heading', { name: 'No instructors yet' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  act(() => fakeEventsInfo.set({ data: undefined, error: null, isPending: true, refetch }))
  expect(screen.getByText('Loading the instructors')).toBeInTheDocument()
  const error = new StudioError('cen/offline')
  act(() => fakeEventsInfo.set({ data: undefined, error, isPending: false, refetch }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledTimes(1)
})
