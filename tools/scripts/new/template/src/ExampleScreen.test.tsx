import { renderFeature } from '@outcome-studio/shared/feature/testing'
import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import feature from './feature.tsx'

test('shows the title of the area', async () => {
  const { container } = renderFeature(feature, { basename: '/example' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Example' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})
