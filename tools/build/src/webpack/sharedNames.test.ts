import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { entryPointOf, ownSharedNames, sharedNames } from './sharedNames.ts'
import { OWN_SHARES } from './shares.ts'

const WORKSPACE = resolve(import.meta.dirname, '../../../..')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'names-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const names = async (source: string) => {
  await writeFile(join(folder, 'index.ts'), source)
  return Object.fromEntries(await sharedNames(join(folder, 'index.ts')))
}

test('lists values with their modules, also those of a module that is exported as a whole', async () => {
  await writeFile(join(folder, 'core.ts'), 'export interface Host {}\nexport const VERSION = 1')
  expect(
    await names(`export { Button, type ButtonProps } from './Button.tsx'
export type { Tone } from './Tone.ts'
export * from './core.ts'`),
  ).toEqual({ Button: join(folder, 'Button.tsx'), VERSION: join(folder, 'core.ts') })
})

test.each([
  ['renames an export', `export { Button as Knob } from './Button.tsx'`],
  ['exports a part of a package', `export { Link } from 'react-router-dom'`],
])('an entry point that %s is refused', async (_what, source) => {
  await expect(names(source)).rejects.toThrow('exports')
})

test('each own share has an entry point with names', async () => {
  const shares = await ownSharedNames(WORKSPACE)
  expect([...shares.keys()]).toEqual(OWN_SHARES)
  expect(shares.get('@outcome-studio/shared/ui')?.get('Button')).toBe(
    join(entryPointOf(WORKSPACE, '@outcome-studio/shared/ui'), '../action/Button.tsx'),
  )
})
