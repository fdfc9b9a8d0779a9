import { matchesGlob } from 'node:path'
import { READS } from './READS.ts'
import { readRepository } from './readRepository.ts'

const { files, modules } = readRepository(new URL('../../..', import.meta.url).pathname)
const rows = Object.entries(READS)

/** Reads what stands in a folder, so that no path in the test names the files. */
const LISTS_FOLDERS = ['readdir', 'readdirSync', 'globSync']

/** Tests that list folders which they have made themselves. */
const OWN_FOLDERS = [
  'tools/build/src/output/pruneVersions.test.ts',
  'tools/build/src/release/publishRelease.test.ts',
  'tools/package/src/deploy/deployToFolder.test.ts',
  'tools/package/src/packageEnvironment.test.ts',
  'tools/release/src/stores/folderStore.test.ts',
  'local-cloud/src/cli/lifeCycle.test.ts',
  'local-cloud/src/cli/refusedStart.test.ts',
]

test('a test that lists a folder of the repository says which files it reads', () => {
  const listing = [...modules].filter(
    ([path, { imports }]) =>
      path.includes('.test.') &&
      imports.some(({ names }) => names !== '*' && names.some((name) => LISTS_FOLDERS.includes(name))),
  )
  const unknown = listing
    .map(([path]) => path)
    .filter((path) => !(path in READS) && !OWN_FOLDERS.includes(path))
  expect(listing.length).toBeGreaterThan(5)
  expect(unknown).toEqual([])
})

test.each(rows)('%s exists and reads files that exist', (reader, globs) => {
  expect(files.has(reader)).toBe(true)
  expect(globs.filter((glob) => ![...files].some((path) => matchesGlob(path, glob)))).toEqual([])
})
