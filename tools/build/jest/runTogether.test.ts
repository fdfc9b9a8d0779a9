import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** The modules and test files of a project. `counter.js` counts how often it was used since it was loaded. */
const FILES = {
  'counter.js': 'let uses = 0; module.exports = () => (uses += 1)',
  'one.test.js': "test('one', () => { require('./counter.js')() })",
  'other.test.js': "test('other', () => { require('./counter.js')() })",
  'counts.test.js': "test(String(require('./counter.js')()), () => { require('./counter.js')() })",
  'countsOn.test.js': "test(String(require('./counter.js')()), () => { require('./counter.js')() })",
  'alone.test.js': `
    jest.mock('./absent.js', () => ({}), { virtual: true })
    test(String(require('./counter.js')()), () => {})`,
  'fails.test.js': "test('fails', () => expect(1).toBe(2))",
  'leaks.test.js': "test('leaks', () => { globalThis.leak = 1 })",
  'spies.test.js': "test('spies', () => { jest.spyOn(Math, 'random'); jest.useFakeTimers() })",
}

let folder: string
beforeEach(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  folder = mkdtempSync(join(ROOT, '.cache', 'together-'))
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs test files one after the other. Returns what each printed, and its result. */
function run(...names: readonly string[]) {
  const config = JSON.stringify({
    rootDir: folder,
    transform: {},
    testRunner: join(import.meta.dirname, 'runTogether.js'),
    testEnvironment: join(import.meta.dirname, 'NodeEnvironment.js'),
  })
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/jest/bin/jest.js'),
      ...['--config', config, '--runInBand', '--json', '--runTestsByPath'],
      ...names.map((name) => join(folder, name)),
    ],
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return new Map(
    report.parse(JSON.parse(stdout)).testResults.map((result) => [basename(result.name), result]),
  )
}

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ title: z.string() })),
    }),
  ),
})

test('files share what they import, except those that mock modules', () => {
  const results = run('counts.test.js', 'alone.test.js', 'countsOn.test.js')
  const titles = (name: string) => results.get(name)?.assertionResults.map(({ title }) => title)
  expect([titles('counts.test.js'), titles('countsOn.test.js')].sort()).toEqual([['1'], ['3']])
  expect(titles('alone.test.js')).toEqual(['1'])
})

test('each file has its own result', () => {
  const results = run('one.test.js', 'fails.test.js')
  expect(results.get('one.test.js')).toMatchObject({ status: 'passed', assertionResults: [{ title: 'one' }] })
  expect(results.get('fails.test.js')).toMatchObject({
    status: 'failed',
    assertionResults: [{ title: 'fails' }],
  })
})

test('what a file leaves changed fails that file alone, except spies and fake timers', () => {
  const results = run('one.test.js', 'leaks.test.js', 'spies.test.js', 'other.test.js')
  expect(results.get('leaks.test.js')?.message).toContain('This test file leaves leak changed.')
  const failed = [...results].filter(([, { status }]) => status !== 'passed')
  expect(failed.map(([name]) => name)).toEqual(['leaks.test.js'])
})
