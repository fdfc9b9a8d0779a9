import { lintSources } from './lintSources.ts'

const refused: readonly string[] = [
  'await page.waitForTimeout(500)',
  'await new Promise((resolve) => setTimeout(resolve, 50))',
  'await new Promise<void>((done) => {\n  setTimeout(() => done(), SECOND)\n})',
  'await waitFor(() => expect(rows()).toHaveLength(2), { timeout: 5_000 })',
  "await screen.findByRole('alert', {}, { timeout: 5_000 })",
  'await expect(page.getByText(name)).toBeVisible({ timeout: 1000 })',
  'await expect.poll(count, { timeout: 1000 }).toBe(1)',
  'server.listen(4000)',
  "server.listen(4000, '127.0.0.1')",
]

const allowed: readonly string[] = [
  'while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 20))',
  'await new Promise((resolve) => setTimeout(resolve))',
  'await waitFor(() => expect(rows()).toHaveLength(2))',
  'await expect(page.getByText(name)).toBeVisible()',
  "server.listen(0, '127.0.0.1')",
  'server.listen(port)',
]

const nameOf = (at: number) => `shell/src/a/x${at}.test.ts`

test('a test waits for conditions, within the limits of the settings, on ports of its own', () => {
  const sources = Object.fromEntries([...refused, ...allowed].map((source, at) => [nameOf(at), source]))
  expect(lintSources({ ...sources, 'shell/src/a/clock.ts': refused[1] ?? '' })).toEqual(
    refused.map((_source, at) => nameOf(at)).sort(),
  )
})
