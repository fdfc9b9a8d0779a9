import { resetFakeData, signedIn, signedOut } from '@outcome-studio/shared/data/testing'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { PROCESSED_VERSION } from '@outcome-studio/shared/storage'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderShell } from '../testing/renderShell.tsx'
import type { VersionNoticeParts } from './createVersionNotice.ts'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

const newer: VersionNoticeParts['watch'] = (tell) => {
  tell({ isEnabled: true, lastCritical: '20.0.0' })
  return () => {}
}
const card = () => screen.findByRole('region', { name: 'Update available' })

beforeEach(() => {
  resetFakeData()
  localStorage.clear()
})

test('a member is told of a critical version and may refresh now', async () => {
  signedIn(testMember())
  const { reloads } = renderShell('/', { watchVersion: newer })
  const notice = await card()
  expect(within(notice).getByRole('status')).toHaveTextContent('Outcome Studio 20.0.0 is here')
  expect(await axe(notice)).toHaveNoViolations()
  await userEvent.click(within(notice).getByRole('button', { name: 'Refresh Now' }))
  expect(reloads).toEqual(['version'])
})

test('closing it is for good', async () => {
  signedIn(testMember())
  const { unmount } = renderShell('/', { watchVersion: newer })
  await userEvent.click(within(await card()).getByRole('button', { name: 'Close the update notice' }))
  expect(screen.queryByRole('region', { name: 'Update available' })).not.toBeInTheDocument()
  expect(localStorage.getItem(PROCESSED_VERSION.key)).toBe('20.0.0')
  unmount()
  renderShell('/', { watchVersion: newer })
  await act(async () => {})
  expect(screen.queryByRole('region', { name: 'Update available' })).not.toBeInTheDocument()
})

test('nobody signed in is told', async () => {
  signedOut()
  renderShell('/auth/signin', { watchVersion: newer })
  await act(async () => {})
  expect(screen.queryByRole('region', { name: 'Update available' })).not.toBeInTheDocument()
})
