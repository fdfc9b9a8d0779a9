import { render, screen } from '@testing-library/react'
import { Skeleton } from './Skeleton.tsx'

test('Skeleton announces its label', () => {
  render(<Skeleton label="Loading your studies" />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading your studies')
})

test('has the title of the screen that it replaces', () => {
  render(<Skeleton label="Loading Outcome Validation" screen="Outcome Validation" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Outcome Validation' })).toBeInTheDocument()
})
