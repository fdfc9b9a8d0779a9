import { renderFeature } from '@outcome-studio/shared/feature/testing'
import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import feature from './admin.tsx'

test.each(['', '/some/address/below'])('shows the placeholder at "%s"', async (path) => {
  const { container } = renderFeature(feature, { basename: '/live-events-admin', path })
  expect(await screen.findByRole('heading', { level: 1, name: 'Live Events Admin' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Not available yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  expect(await axe(container)).toHaveNoViolations()
})
