import { render, screen } from '@testing-library/react'
import { PartBoundary } from './PartBoundary.tsx'

function Broken(): never {
  throw new RangeError('Maximum call stack size exceeded')
}

test('a part that fails is replaced and reported, and the parts around it stay', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const failures: unknown[] = []
  render(
    <>
      <p>Before</p>
      <PartBoundary fallback={<p>As it was written</p>} onFailure={(error) => failures.push(error)}>
        <Broken />
      </PartBoundary>
      <p>After</p>
    </>,
  )
  for (const text of ['Before', 'As it was written', 'After']) expect(screen.getByText(text)).toBeVisible()
  expect(failures).toEqual([expect.objectContaining({ name: 'RangeError' })])
  jest.restoreAllMocks()
})
