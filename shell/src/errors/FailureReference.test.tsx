import { FeatureError } from '@outcome-studio/shared/feature'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createErrorReports } from './createErrorReports.ts'
import { FailureReference } from './FailureReference.tsx'

const reports = () => createErrorReports({ random: () => 0.5, now: () => new Date(0), route: () => '/sia' })

test('shows the reference and copies what support needs', async () => {
  const user = userEvent.setup()
  render(<FailureReference error={new TypeError('secret')} errors={reports()} support="help@studio.test" />)
  expect(screen.getByText('HHHH-HHHH')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy reference' }))
  expect(await screen.findByText('Copied. Paste it into your message to help@studio.test.')).toBeVisible()
  const text = await navigator.clipboard.readText()
  expect(text).toContain('Reference: HHHH-HHHH')
  expect(text).toContain('Page: /sia')
  expect(text).not.toContain('secret')
})

test.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
  ['does not know how', undefined],
])('a browser that %s to copy leaves the reference selected', async (_what, clipboard) => {
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  render(<FailureReference error={new Error('x')} errors={reports()} support="help@studio.test" />)
  await user.click(screen.getByRole('button', { name: 'Copy reference' }))
  expect(await screen.findByText(/did not allow copying/)).toBeVisible()
  expect(String(getSelection())).toBe('HHHH-HHHH')
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('it stays the same while the failure is wrapped anew on every render', () => {
  const errors = reports()
  const cause = new Error('x')
  const crash = () => new FeatureError('crashed', 'Sia', { cause })
  const { rerender } = render(<FailureReference error={crash()} errors={errors} support={null} />)
  rerender(<FailureReference error={crash()} errors={errors} support={null} />)
  expect(errors.recent()).toHaveLength(1)
})
