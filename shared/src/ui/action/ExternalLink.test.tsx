import { render, screen } from '@testing-library/react'
import { ExternalLink } from './ExternalLink.tsx'

test('ExternalLink says that it opens a new tab, and has rel=noopener', () => {
  render(<ExternalLink href="https://example.org/terms">Terms of Use</ExternalLink>)
  const link = screen.getByRole('link', { name: 'Terms of Use (opens in a new tab)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
