import { memory, resetMemory } from '@outcome-studio/shared/data/testing'
import { screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { openStudio } from '../../testing/openStudio.tsx'
import { exampleStudy, storeStudy } from '../../testing/storeStudy.ts'

beforeEach(() => {
  localStorage.clear()
  resetMemory()
})

test('a study that was started from a needs map leads back to it', async () => {
  const study = { ...exampleStudy('Trip'), needs: { uuid: 'map', docName: 'City travel', goalId: 'core' } }
  await memory().studies.save({ docName: 'Trip', content: study, basedOnRevision: null })
  const { container } = openStudio({ path: '/Trip' })
  const link = await screen.findByRole('link', { name: '“City travel”' })
  expect(link).toHaveAttribute('href', '/needs-framework/City%20travel')
  expect(link.closest('p')).toHaveTextContent('From the needs map “City travel”')
  expect(await axe(container)).toHaveNoViolations()
})

test('any other study names no map', async () => {
  await storeStudy('Trip')
  openStudio({ path: '/Trip' })
  expect(await screen.findByRole('textbox', { name: 'Study name' })).toHaveValue('Trip')
  expect(screen.queryByText(/needs map/)).not.toBeInTheDocument()
})
