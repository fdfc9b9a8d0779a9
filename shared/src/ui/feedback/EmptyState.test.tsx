import { render, screen } from '@testing-library/react'
import { EmptyState } from './EmptyState.tsx'

test('EmptyState shows its text and the first step', () => {
  render(
    <EmptyState title="No studies yet" action={<button type="button">New study</button>}>
      A study holds one job.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { name: 'No studies yet' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'New study' })).toBeInTheDocument()
})

test.each([1, 2] as const)('its title is a heading of level %d', (level) => {
  render(<EmptyState title="There is no study here" level={level} />)
  expect(screen.getByRole('heading', { name: 'There is no study here', level })).toBeInTheDocument()
})
