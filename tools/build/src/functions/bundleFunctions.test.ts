import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleFunctions } from './bundleFunctions.ts'

const root = join(__dirname, '../../../..')
/** Bytes that each start of an instance reads. */
const MOST_AT_START = 850_000
/** Bytes that a deployment uploads. More than half are the coach and what it has learned, which its first answer loads. */
const MOST_BYTES = 2_100_000

let folder: string

beforeAll(async () => {
  const { version } = await bundleFunctions(root)
  folder = mkdtempSync(join(tmpdir(), 'functions-'))
  cpSync(join(root, 'functions/dist/functions', version), folder, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Names of the functions that an instance has. @param target FUNCTION_TARGET */
function loaded(target: string): readonly string[] {
  const script = `
    const functions = require('./index.js')
    const own = Object.entries(functions).filter(([, value]) => value !== undefined)
    process.stdout.write(JSON.stringify(own.map(([name]) => name)))
    process.exit(0)`
  const env = { ...process.env, FUNCTION_TARGET: target, ALLOWED_ORIGINS: 'https://studio.test' }
  const output = execFileSync(process.execPath, ['-e', script], { cwd: folder, env })
  return JSON.parse(String(output))
}

test('the bundle loads without the repository, and has every function', () => {
  const names = loaded('')
  expect(names).toContain('runSSOMigrationSync')
  expect(names).toContain('ext')
  expect(names.length).toBeGreaterThan(40)
})

test.each(['runSSOMigrationSync', 'siaChat'])('an instance of %s has this function alone', (target) => {
  expect(loaded(target)).toEqual([target])
})

test('the bundle is small, and has no map of its source', () => {
  const names = readdirSync(folder).filter((name) => name !== 'node_modules')
  const scripts = names.filter((name) => name.endsWith('.js'))
  const bytes = scripts.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  expect(statSync(join(folder, 'index.js')).size).toBeLessThan(MOST_AT_START)
  expect(bytes).toBeLessThan(MOST_BYTES)
  expect(names.filter((name) => name.endsWith('.map') || name.endsWith('.ts'))).toEqual([])
})
