import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeStore } from '../testing/describeStore.ts'
import { folderStore } from './folderStore.ts'
import { REGISTRY_PATH } from './Store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describeStore(() => folderStore(folder))

test('what a killed command changed and did not publish is published by the next one', async () => {
  const store = folderStore(folder)
  await store.replaceRegistry('1', null)
  writeFileSync(join(folder, '.registry-history', '2.json'), '2')
  expect(await store.readRegistry()).toEqual({ text: '2', tag: '2' })
  expect(await store.read(REGISTRY_PATH)).toBe('2')
})

test('a registry that came without its history is the first one', async () => {
  mkdirSync(join(folder, 'registry'))
  writeFileSync(join(folder, REGISTRY_PATH), 'moved here')
  const store = folderStore(folder)
  const last = await store.readRegistry()
  expect(last?.text).toBe('moved here')
  await store.replaceRegistry('next', last)
  expect(await store.read(REGISTRY_PATH)).toBe('next')
})

test('no drafts stay', async () => {
  const store = folderStore(folder)
  await store.write('mfe-sia/1.js', '')
  await store.replaceRegistry('1', null)
  await expect(store.replaceRegistry('2', null)).rejects.toThrow('at the same time')
  expect(readdirSync(folder, { recursive: true }).join()).not.toContain('draft')
})
