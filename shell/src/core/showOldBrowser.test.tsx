import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { missingFeatures, NEEDED_VERSIONS } from './missingFeatures.ts'
import { showOldBrowser } from './showOldBrowser.ts'

const WITHOUT = {
  ...globalThis,
  CSS: { supports: (condition: string) => !condition.startsWith('container') },
  URL: class {},
}

test('an old browser is named as the cause, with the versions that are needed', () => {
  const missing = missingFeatures(Object.assign(Object.create(globalThis), WITHOUT))
  expect(missing).toEqual(expect.arrayContaining(['container queries', 'URL.parse']))
  expect(missing).not.toContain(':has()')
  showOldBrowser(document.body, missing)
  expect(screen.getByRole('heading', { name: 'This browser is too old for Outcome Studio' })).toBeVisible()
  expect(screen.getByText(new RegExp(NEEDED_VERSIONS))).toBeVisible()
  expect(screen.getByText(/^For support: it has no .*URL\.parse/)).toBeVisible()
})

test('the README names the same versions', () => {
  expect(readFileSync(join(__dirname, '../../../README.md'), 'utf8')).toContain(NEEDED_VERSIONS)
})
