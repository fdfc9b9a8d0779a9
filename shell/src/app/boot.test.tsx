import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createErrorReports } from '../errors/createErrorReports.ts'
import { boot } from './boot.tsx'

jest.mock(
  '@outcome-studio/shared/data',
  () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData,
)

test('a page that cannot read its settings says so, and tries again when asked', async () => {
  const { rerender } = render(null)
  const show = (screenToShow: ReactNode) => act(() => rerender(screenToShow))
  const failure = new Error('The server answered 500.')
  const reports: unknown[] = []
  const errors = createErrorReports({ random: () => 0, now: () => new Date(0), route: () => '/' })
  let attempts = 0
  const start = async () => {
    attempts += 1
    throw failure
  }
  const booting = boot(show, start, { report: (error) => reports.push(error) }, errors)
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Opening Outcome Studio')
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await booting
  expect(screen.getByRole('alert')).toHaveTextContent('Outcome Studio could not be opened')
  expect(screen.getByRole('alert')).toHaveTextContent('Reference 2222-2222')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(attempts).toBe(2)
  expect(reports).toEqual([failure, failure])
})
