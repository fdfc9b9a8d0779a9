import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { logger } from 'firebase-functions/v2'
import { log } from './log.ts'
import { logTriggers } from './logTriggers.ts'
import { pseudonym } from './pseudonym.ts'

const EVENT = {
  id: 'event-1',
  time: '2026-03-10T13:00:00.123456Z',
  params: { domain: 'acme.test', uid: 'standard-member-1', id: 'Harvest honey' },
}
const INVOCATION = {
  function: 'countStorage',
  request: null,
  change: {
    event: 'event-1',
    uid: pseudonym('standard-member-1'),
    writtenAt: '2026-03-10T13:00:00.123Z',
  },
}

const entries: unknown[] = []
beforeEach(() => {
  entries.length = 0
  jest.spyOn(logger, 'write').mockImplementation((entry) => entries.push(entry))
})

test('each line of a trigger names the change that started it, without texts of members', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => {})
  await logTriggers('countStorage', () => log.warn('Something.'))(EVENT)
  expect(warn).toHaveBeenCalledWith('Something.', { invocation: INVOCATION })
  expect(entries).toEqual([
    expect.objectContaining({
      end: { outcome: 'ok', milliseconds: expect.any(Number) },
      invocation: INVOCATION,
    }),
  ])
  expect(JSON.stringify(entries)).not.toMatch(/honey|acme|standard-member/)
})

test('a trigger that fails says so, and fails so that it is repeated', async () => {
  const failure = new Error('Harvest honey')
  const params = {}
  await expect(logTriggers('listEvent', () => Promise.reject(failure))({ ...EVENT, params })).rejects.toBe(
    failure,
  )
  expect(entries).toEqual([
    expect.objectContaining({
      severity: 'ERROR',
      end: expect.objectContaining({ outcome: 'failed' }),
      invocation: expect.objectContaining({
        function: 'listEvent',
        change: expect.objectContaining({ uid: null }),
      }),
    }),
  ])
})

test('every trigger of the database logs under its own name', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const sources = files.map((name) => readFileSync(join(root, name), 'utf8'))
  const names = sources.flatMap((text) => [...text.matchAll(/export const (\w+) = onDocument\w+\(/g)])
  expect(names.length).toBeGreaterThan(5)
  for (const [, name] of names) expect(sources.join('')).toMatch(new RegExp(`logTriggers\\(\\s*'${name}'`))
})
