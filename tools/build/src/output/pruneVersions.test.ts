import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pruneVersions } from './pruneVersions.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'versions-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const addVersions = async (count: number) => {
  for (let age = 1; age <= count; age += 1) {
    await mkdir(join(folder, `aged-${age}`))
    await utimes(join(folder, `aged-${age}`), 1_000_000 - age, 1_000_000 - age)
  }
}

test('preserves the five newest', async () => {
  await addVersions(8)
  await pruneVersions(folder, 'aged-1')
  expect((await readdir(folder)).sort()).toEqual(['aged-1', 'aged-2', 'aged-3', 'aged-4', 'aged-5'])
})

test('preserves the current one regardless of its age', async () => {
  await addVersions(8)
  await pruneVersions(folder, 'aged-8')
  expect((await readdir(folder)).sort()).toEqual(['aged-1', 'aged-2', 'aged-3', 'aged-4', 'aged-8'])
})

test('removes nothing below the limit', async () => {
  await addVersions(2)
  await pruneVersions(folder, 'aged-1')
  expect(await readdir(folder)).toHaveLength(2)
})
