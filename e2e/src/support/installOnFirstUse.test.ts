import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InstallError, installOnFirstUse } from './installOnFirstUse.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'))
  for (const name of ['wanted', 'one', 'other']) mkdirSync(join(folder, name))
  for (const name of ['one', 'other']) write(`${name}/package.json`, { name, version: '1.0.0' })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (path: string, content: object) => writeFileSync(join(folder, path), JSON.stringify(content))
const want = (name: string) =>
  write('wanted/package.json', { dependencies: { [name]: `file:${join(folder, name)}` } })
const install = () => installOnFirstUse(join(folder, 'wanted/package.json'), 'tools', join(folder, 'cache'))
const has = (name: string) => existsSync(join(folder, 'cache/tools/node_modules', name))

test('packages are installed once, and again when their list has changed', () => {
  want('one')
  expect(install()).toBe(join(folder, 'cache/tools'))
  expect(has('one')).toBe(true)
  writeFileSync(join(folder, 'cache/tools/mark'), 'of the first installation')
  install()
  expect(existsSync(join(folder, 'cache/tools/mark'))).toBe(true)
  want('other')
  install()
  expect([has('one'), has('other')]).toEqual([false, true])
})

test('an installation that failed does not count', () => {
  write('wanted/package.json', { dependencies: { none: `file:${join(folder, 'none.tgz')}` } })
  expect(install).toThrow(InstallError)
  expect(existsSync(join(folder, 'cache/tools'))).toBe(false)
  expect(install).toThrow(InstallError)
})
