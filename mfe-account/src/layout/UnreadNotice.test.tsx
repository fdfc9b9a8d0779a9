import { ERROR_CATALOGUE, StudioError } from '@outcome-studio/shared/domain/errors'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { UnreadNotice } from './UnreadNotice.tsx'

test('says what could not be read and why, and tries again once at a time', async () => {
  const onRetry = jest.fn()
  const props = { what: 'The seats could not be loaded.', error: new StudioError('cen/offline'), onRetry }
  const { container, rerender } = render(<UnreadNotice {...props} />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    `The seats could not be loaded. ${ERROR_CATALOGUE['cen/offline'].message}`,
  )
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  rerender(<UnreadNotice {...props} isPending />)
  await userEvent.click(screen.getByRole('button'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
