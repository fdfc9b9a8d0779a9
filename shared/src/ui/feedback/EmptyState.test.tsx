import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { EmptyState } from './EmptyState.tsx'

test('EmptyState says what is missing and offers the first step', async () => {
  const { container } = render(
    <EmptyState title="No studies yet" action={<button type="button">New study</button>}>
      A study holds one job.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { name: 'No studies yet' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'New study' })).toBeInTheDocument()
  expect(await axe(container)).toHaveNoViolations()
})
