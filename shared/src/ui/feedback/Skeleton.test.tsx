import { render, screen } from '@testing-library/react'
import { Skeleton } from './Skeleton.tsx'

test('Skeleton says what is on its way', () => {
  render(<Skeleton label="Loading your studies" />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading your studies')
})

test('in place of a whole screen it bears the title of that screen', () => {
  render(<Skeleton label="Loading Outcome Validation" screen="Outcome Validation" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Outcome Validation' })).toBeInTheDocument()
})
