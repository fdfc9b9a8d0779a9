import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PackageError } from './PackageError.ts'
import { resolvePosition } from './resolvePosition.ts'

let maps: string
beforeEach(() => {
  maps = mkdtempSync(join(tmpdir(), 'maps-'))
  mkdirSync(join(maps, 'mfe-sia', '1a'), { recursive: true })
  // Column 0 is line 1 of the source, column 10 line 5, column 2.
  const map = { version: 3, file: 'main.js', sources: ['a.tsx'], names: [], mappings: 'AAAA,UAIE' }
  writeFileSync(join(maps, 'mfe-sia', '1a', 'main.js.map'), JSON.stringify(map))
})
afterEach(() => rmSync(maps, { recursive: true }))

test.each([
  ['/mfe-sia/1a/main.js:1:3', 'a.tsx:1:1'],
  ['/mfe-sia/1a/main.js:1:15', 'a.tsx:5:3'],
])('%s is %s', (position, source) => {
  expect(resolvePosition(maps, position)).toBe(source)
})

test.each(['main.js', '/mfe-sia/2b/main.js:1:1', '/../mfe-sia/1a/main.js:1:1', '/mfe-sia/1a/main.js:1'])(
  '%s has none',
  (position) => {
    expect(() => resolvePosition(maps, position)).toThrow(PackageError)
  },
)
