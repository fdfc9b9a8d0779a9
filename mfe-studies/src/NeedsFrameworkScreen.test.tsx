import { renderFeature } from '@outcome-studio/shared/feature/testing'
import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import feature from './feature.tsx'

test.each([''])('shows the placeholder at "%s"', async (path) => {
  const { container } = renderFeature(feature, { basename: '/needs-framework', path })
  expect(await screen.findByRole('heading', { level: 1, name: 'Needs Framework' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Not available yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  expect(await axe(container)).toHaveNoViolations()
})
