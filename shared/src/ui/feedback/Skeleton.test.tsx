import { render, screen } from '@testing-library/react'
import { Skeleton } from './Skeleton.tsx'

test('Skeleton says what is on its way', () => {
  render(<Skeleton label="Loading your studies" />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading your studies')
})
