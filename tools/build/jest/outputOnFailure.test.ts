import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OUTPUT } from './cloudProcess.ts'
import { outputOnFailure } from './outputOnFailure.ts'

const folder = mkdtempSync(join(tmpdir(), 'output-'))
const cloud = { offset: 0, folder }
beforeAll(() => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index + 1}`)
  writeFileSync(join(folder, OUTPUT), `${lines.join('\n')}\n`)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('shows the last forty lines with the name of the test that failed', () => {
  const shown = outputOnFailure({ name: 'test_fn_failure', test: { name: 'a listing follows' } }, cloud)
  const [first, second, ...rest] = shown.split('\n')
  expect(first).toBe('Output of the local cloud when "a listing follows" failed:')
  expect([second, rest.at(-2), rest.at(-1)]).toEqual(['line 61', 'line 100', ''])
  expect(outputOnFailure({ name: 'hook_failure' }, cloud)).toContain('when "a hook" failed')
})

test('shows nothing for other events, or without a local cloud', () => {
  expect(outputOnFailure({ name: 'test_fn_success', test: { name: 'a test' } }, cloud)).toBe('')
  expect(outputOnFailure({ name: 'test_fn_failure', test: { name: 'a test' } }, undefined)).toBe('')
})
