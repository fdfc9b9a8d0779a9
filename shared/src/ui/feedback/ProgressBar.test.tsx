import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { ProgressBar } from './ProgressBar.tsx'

describe('ProgressBar', () => {
  test('has its label and its value', () => {
    render(<ProgressBar label="Preparing your file" value={0.4} />)
    expect(screen.getByRole('progressbar', { name: 'Preparing your file' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
  })

  test('is indeterminate without a value', () => {
    render(<ProgressBar label="Preparing your file" />)
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  })

  test('limits the value to 0 to 100', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        const { unmount } = render(<ProgressBar label="Preparing your file" value={value} />)
        const now = Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))
        unmount()
        expect(now).toBeGreaterThanOrEqual(0)
        expect(now).toBeLessThanOrEqual(100)
      }),
    )
  })
})
