import { fakeCalls, resetFakeData } from '@outcome-studio/shared/data/testing'
import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { provideBlobBytes } from '../testing/blobBytes.ts'
import { openProfile } from '../testing/openProfile.tsx'
import { drawSquare } from './drawSquare.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)
// jsdom has no canvas.
jest.mock('./drawSquare.ts', () => ({ drawSquare: jest.fn() }))

const OLD = 'data:image/jpeg;base64,OLD'
const NEW = 'data:image/jpeg;base64,NEW'
const { updateProfilePhoto } = fakeCalls
const draw = jest.mocked(drawSquare)

beforeAll(provideBlobBytes)
beforeEach(() => {
  sessionStorage.clear()
  resetFakeData()
  draw.mockReset().mockResolvedValue(NEW)
})

const picture = () => document.querySelector('img')?.getAttribute('src') ?? null
const input = () => screen.findByLabelText('Photo file')
const png = (name = 'me.png') =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0)], name)

test('shows and saves a chosen photo at once, and can undo it', async () => {
  const { user, host } = openProfile({ photoUrl: OLD })
  await user.upload(await input(), png())
  expect(await screen.findByText('Photo saved.')).toBeInTheDocument()
  expect(picture()).toBe(NEW)
  expect(updateProfilePhoto.mock.calls[0]?.[0]).toBe(NEW)

  act(() => host.member.set(testMember({ photoUrl: NEW })))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(updateProfilePhoto.mock.calls[1]?.[0]).toBe(OLD))
  expect(picture()).toBe(OLD)
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('shows that it saves, and ignores a second file meanwhile', async () => {
  let acknowledge = () => {}
  updateProfilePhoto.mockReturnValue(
    new Promise((resolve) => {
      acknowledge = resolve
    }),
  )
  const { user } = openProfile()
  await user.upload(await input(), png())
  expect(await screen.findByText('Saving your photo…')).toBeInTheDocument()
  await user.upload(await input(), png('other.png'))
  act(() => acknowledge())
  expect(await screen.findByText('Photo saved.')).toBeInTheDocument()
  expect(updateProfilePhoto).toHaveBeenCalledTimes(1)
})

test('removes the photo, and can undo that', async () => {
  const { user, host } = openProfile({ photoUrl: OLD })
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }))
  expect(await screen.findByText('Photo removed.')).toBeInTheDocument()
  expect(picture()).toBeNull()
  expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeInTheDocument()
  act(() => host.member.set(testMember({ photoUrl: '' })))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(picture()).toBe(OLD))
})

test.each([
  ['a drawing', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' })],
  ['a drawing under another name', new File(['<svg/>'], 'me.png', { type: 'image/png' })],
  ['an empty file', new File([], 'me.png')],
])('refuses %s with an error message', async (_what, file) => {
  const { user } = openProfile({ photoUrl: OLD })
  await user.upload(await input(), file)
  expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/photo-unreadable'].message)
  expect(draw).not.toHaveBeenCalled()
  expect(picture()).toBe(OLD)
})

test('refuses a file of more than 10 MB', async () => {
  const { user } = openProfile()
  const file = png()
  Object.defineProperty(file, 'size', { value: 10_000_001 })
  await user.upload(await input(), file)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    ERROR_CATALOGUE['cen/photo-file-too-large'].message,
  )
})

test('refuses a broken picture and accepts another one', async () => {
  draw.mockRejectedValueOnce(new StudioError('cen/photo-unreadable'))
  const { user } = openProfile()
  await user.upload(await input(), png())
  expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/photo-unreadable'].message)
  await user.upload(await input(), png())
  expect(await screen.findByText('Photo saved.')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  [
    'edit',
    async (user: ReturnType<typeof openProfile>['user']) => user.type(screen.getByLabelText('Title'), 'x'),
  ],
  [
    'save',
    async (user: ReturnType<typeof openProfile>['user']) =>
      user.click(screen.getByRole('button', { name: 'Save' })),
  ],
] as const)('an error goes with the next %s of the profile', async (_what, act) => {
  const { user } = openProfile()
  await user.upload(await input(), new File([], 'me.png'))
  expect(await screen.findByRole('alert')).toBeVisible()
  await act(user)
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('restores the previous photo and shows the error if saving fails', async () => {
  updateProfilePhoto.mockRejectedValue(new StudioError('cen/offline'))
  const { user, host } = openProfile({ photoUrl: OLD })
  await user.upload(await input(), png())
  expect(await screen.findByRole('alert')).toHaveTextContent(ERROR_CATALOGUE['cen/offline'].message)
  expect(picture()).toBe(OLD)
  expect(host.calls.reports).toHaveLength(1)
})

test('never loads or restores a photo of another site', async () => {
  const { user } = openProfile({ photoUrl: 'https://elsewhere.test/me.png' })
  const removal = await screen.findByRole('button', { name: 'Remove photo' })
  expect(picture()).toBeNull()
  expect(screen.getByText(/^Your photo is on another site, so it is not shown here\./)).toBeVisible()
  await user.click(removal)
  expect(await screen.findByText('Photo removed.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})
