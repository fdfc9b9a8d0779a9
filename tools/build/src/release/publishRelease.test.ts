import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishRelease } from './publishRelease.ts'

let dist: string
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'release-'))
})
afterEach(() => rm(dist, { recursive: true, force: true }))

const release = (version: string) => ({ id: 'shell', version, page: `/shell/${version}/index.html` })

test('replaces the release and leaves no draft', async () => {
  await publishRelease(dist, release('1'))
  await publishRelease(dist, release('2'))
  expect(JSON.parse(await readFile(join(dist, 'release.json'), 'utf8'))).toEqual(release('2'))
  expect(await readdir(dist)).toEqual(['release.json'])
})

test('does not write a release that is current', async () => {
  await publishRelease(dist, release('1'))
  const { ino, mtimeMs } = await stat(join(dist, 'release.json'))
  await publishRelease(dist, release('1'))
  expect(await stat(join(dist, 'release.json'))).toMatchObject({ ino, mtimeMs })
})

test('is complete for a reader at any time', async () => {
  await publishRelease(dist, release('0'))
  let isWriting = true
  const reading = (async () => {
    const seen = new Set<string>()
    while (isWriting) seen.add(JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')).version)
    return seen
  })()
  for (let version = 1; version <= 200; version += 1) await publishRelease(dist, release(String(version)))
  isWriting = false
  expect((await reading).size).toBeGreaterThan(1)
})
