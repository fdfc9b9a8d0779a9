import { render, screen } from '@testing-library/react'
import { Skeleton } from './Skeleton.tsx'

test('the main element is marked as loading while it has a placeholder', () => {
  const page = (count: number) => (
    <main>
      {Array.from({ length: count }, (_, at) => `part ${at}`).map((part) => (
        <Skeleton key={part} label={`Loading ${part}`} />
      ))}
    </main>
  )
  const { rerender } = render(page(2))
  expect(screen.getByRole('main')).toHaveAttribute('data-loading')
  rerender(page(1))
  expect(screen.getByRole('main')).toHaveAttribute('data-loading')
  rerender(page(0))
  expect(screen.getByRole('main')).not.toHaveAttribute('data-loading')
})
