import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_ENVIRONMENT } from './LOCAL_ENVIRONMENT.ts'
import { readEnvironment } from './readEnvironment.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'environment-'))
  mkdirSync(join(root, 'environments'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (text: string) => writeFileSync(join(root, 'environments/staging.json'), text)

test('reads a complete file', () => {
  write(JSON.stringify(LOCAL_ENVIRONMENT))
  expect(readEnvironment(root, 'staging')).toEqual(LOCAL_ENVIRONMENT)
})

test('says all that is wrong with a file', () => {
  const { video: _, ...without } = LOCAL_ENVIRONMENT
  write(JSON.stringify({ ...without, mail: { from: '' } }))
  expect(() => readEnvironment(root, 'staging')).toThrow(
    'environments/staging.json has 2 problems:\n' +
      '  mail.from must be a sender such as Outcome Studio <mail@example.com>.\n' +
      '  video is missing.',
  )
})

test('says that a file is no JSON', () => {
  write('{')
  expect(() => readEnvironment(root, 'staging')).toThrow(/has 1 problem:\n {2}the file is no JSON: /)
})

test.each(['../secrets', 'Staging', ''])('reads no file of the name "%s"', (name) => {
  expect(() => readEnvironment(root, name)).toThrow('the name must be of small letters')
})
