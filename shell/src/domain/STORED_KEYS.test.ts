import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as storage from '@outcome-studio/shared/storage'
import { isKeyOf, OPTIONAL_KEYS } from '@outcome-studio/shared/storage'
import { STORED_KEYS } from './STORED_KEYS.ts'

const WORKSPACE = join(__dirname, '../../..')
const IS_SOURCE = /\.tsx?$/
const IS_FOR_TESTS = /\.test\.tsx?$|[/\\]testing[/\\]/
/** Prefix of every key of this product. In a template, its fixed prefix stands for the whole key. */
const KEY = /['"`](outcome-studio[.:][\w:.-]*)/g
const STORAGE = /\b(localStorage|sessionStorage|indexedDB)\b/

/** Files that use a storage by its global name, and why. */
const EXCEPTIONS = [
  // The guarded access itself.
  'shared/src/storage/webStorage.ts',
  // Reads the database of the sign-in SDK; its name is in the table.
  'shared/src/data/session/stored/readStoredSignIn.ts',
  // Opens the database of snapshots.
  'shared/src/data/snapshots/inSnapshots.ts',
  // Finds out whether that database responds.
  'shared/src/data/session/stored/hideSilentStorage.ts',
]

const sources = readdirSync(WORKSPACE)
  .filter((name) => /^(shell|shared|mfe-.*)$/.test(name))
  .concat('tools/design-system')
  .flatMap((name) => {
    const folder = join(WORKSPACE, name, 'src')
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
  })
  .filter((file) => IS_SOURCE.test(file) && !IS_FOR_TESTS.test(file))
  .map((file) => ({
    path: relative(WORKSPACE, file).replaceAll('\\', '/'),
    text: readFileSync(file, 'utf8'),
  }))

test('storage is used only through the guarded access', () => {
  expect(sources.length).toBeGreaterThan(500)
  const users = sources.filter(({ text }) => STORAGE.test(withoutComments(text))).map(({ path }) => path)
  expect(users.sort()).toEqual([...EXCEPTIONS].sort())
})

test('every key that the code names is in the table', () => {
  const unlisted = sources
    .flatMap(({ text }) => [...text.matchAll(KEY)].flatMap(([, key]) => key ?? []))
    // The prefix of all keys, with which a deleted account's data is found.
    .filter((key) => key !== 'outcome-studio:')
    .filter((key) => !STORED_KEYS.some((row) => isKeyOf(row, key)))
  expect(unlisted).toEqual([])
})

test('the table contains every row once', () => {
  const isRow = (value: unknown) => typeof value === 'object' && value !== null && 'key' in value
  for (const row of Object.values(storage).filter(isRow))
    expect(STORED_KEYS).toContainEqual(expect.objectContaining(row))

  const optional = STORED_KEYS.filter(({ isEssential }) => !isEssential)
  expect(optional).toEqual(OPTIONAL_KEYS.map((row) => expect.objectContaining(row)))
  const names = STORED_KEYS.map(({ where, key }) => `${where} ${key}`)
  expect(new Set(names).size).toBe(names.length)
  for (const { purpose, lifetime } of STORED_KEYS)
    for (const sentence of [purpose, lifetime]) expect(sentence).toMatch(/^[A-Z].*\.$/)
})

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
}
