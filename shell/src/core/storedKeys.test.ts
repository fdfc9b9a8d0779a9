import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEBUG_KEY } from '../analytics/createAnalytics.ts'
import { eraseOptional, names } from '../consent/eraseOptional.ts'
import { PROCESSED_KEY } from '../version/createVersionNotice.ts'
import { STORED_KEYS, VISIT_KEY } from './storedKeys.ts'

const WORKSPACE = join(__dirname, '../../..')
const IS_OURS = /\.tsx?$/
const IS_FOR_TESTS = /\.test\.tsx?$|[/\\](testing|standalone)[/\\]/
/** How every key of ours begins; a template's fixed beginning counts for what follows it. */
const KEY = /['"`](outcome-studio[.:][\w:.-]*)/g

/** Every key that the code of the product names. */
function keysInSource(): readonly string[] {
  const features = readdirSync(WORKSPACE).filter((name) => name.startsWith('mfe-'))
  return ['shell', 'shared', ...features].flatMap((folder) => {
    const source = join(WORKSPACE, folder, 'src')
    return readdirSync(source, { recursive: true, encoding: 'utf8' })
      .map((file) => join(source, file))
      .filter((file) => IS_OURS.test(file) && !IS_FOR_TESTS.test(file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(KEY)].flatMap(([, key]) => key ?? []))
  })
}

test('whatever key the code names is in the table', () => {
  const unlisted = keysInSource()
    // The beginning that all share, by which everything of ours is found.
    .filter((key) => key !== 'outcome-studio:')
    .filter((key) => !STORED_KEYS.some((line) => names(line, key)))
  expect(unlisted).toEqual([])
})

test('each line says what it is for, once', () => {
  const lines = STORED_KEYS.map(({ where, key }) => `${where} ${key}`)
  expect(new Set(lines).size).toBe(lines.length)
  for (const { purpose } of STORED_KEYS) expect(purpose).toMatch(/^[A-Z].*\.$/)
  for (const key of [DEBUG_KEY, PROCESSED_KEY]) expect(STORED_KEYS.map((line) => line.key)).toContain(key)
})

test('erasing takes what is optional, and nothing else', () => {
  localStorage.setItem('outcome-studio:draft:1:2', 'my words')
  localStorage.setItem(PROCESSED_KEY, '20.0.0')
  sessionStorage.setItem(VISIT_KEY, 'a visit')
  sessionStorage.setItem('outcome-studio.reloadedFor', 'a chunk')
  sessionStorage.setItem('anothers', 'key')
  eraseOptional({ local: () => localStorage, session: () => sessionStorage })
  expect(Object.keys(localStorage).sort()).toEqual([
    'outcome-studio.processedVersion',
    'outcome-studio:draft:1:2',
  ])
  expect(Object.keys(sessionStorage).sort()).toEqual(['anothers', 'outcome-studio.reloadedFor'])
})

test('a browser that refuses its storage has nothing to erase', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(() => eraseOptional({ local: refuse, session: refuse })).not.toThrow()
})
