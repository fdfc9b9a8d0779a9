import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readWorkspaces } from '../../build/jest/workspaces.ts'
import { findFolderCircles } from './findFolderCircles.ts'
import { findLayerBreaks } from './findLayerBreaks.ts'
import { LAYERS } from './LAYERS.ts'
import { readSources } from './readSources.ts'

const root = join(__dirname, '../../..')

describe.each(Object.entries(LAYERS))('%s', (folder, layers) => {
  // Tests may use the whole package.
  const sources = readSources(join(root, folder)).filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path))

  test('keeps to its layers', () => expect(findLayerBreaks(sources, layers)).toEqual([]))

  test('has no circle of folders', () => expect(findFolderCircles(sources, layers)).toEqual([]))
})

test.each(readWorkspaces(root).map((workspace) => workspace.folder))('%s has layers', (folder) => {
  const source = existsSync(join(root, folder, 'src')) ? `${folder}/src` : folder
  // The folders of shared are entry points, each with layers of its own.
  const entryPoints = readdirSync(join(root, source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${source}/${entry.name}`)
  const rows = source in LAYERS ? [source] : entryPoints
  expect(Object.keys(LAYERS)).toEqual(expect.arrayContaining(rows))
  expect(rows).not.toEqual([])
})

describe('an import', () => {
  const layers = [['low', 'low/inner'], ['middle', 'other'], ['.']]
  const filled = ['low/a.ts', 'low/inner/a.ts', 'middle/a.ts', 'other/a.ts', 'a.ts']
  const breaksOf = (path: string, text: string) =>
    findLayerBreaks([...filled.map((each) => ({ path: each, text: '' })), { path, text }], layers)

  test.each([
    ['low/x.ts', "import { a } from '../middle/a.ts'"],
    ['low/x.ts', "import type { A } from '../middle/deep/a.ts'"],
    ['low/x.ts', "export * from '../middle/a.ts'"],
    ['low/x.ts', "const load = () => import('../middle/a.ts')"],
    ['low/x.ts', "import(/* webpackChunkName: 'a' */ '../middle/a.ts')"],
    ['low/x.ts', "import(\n  /* webpackChunkName: 'a' */ '../middle/a.ts'\n)"],
    ['low/x.ts', "type A = import('../a.ts').A"],
    ['low/x.ts', "import '../a.ts'"],
    ['low/x.ts', "import {\n  a,\n  b,\n} from './inner/a.ts'"],
    ['low/inner/x.ts', "import { a } from '../a.ts'"],
    ['middle/deep/x.ts', "import { a } from '../../other/a.ts'"],
  ])('of a higher layer or a neighbor is found: %s %s', (path, text) => {
    expect(breaksOf(path, text)).toEqual([expect.stringContaining(`${path} imports `)])
  })

  test.each([
    ['middle/x.ts', "import { a } from '../low/a.ts'"],
    ['middle/x.ts', "import { a } from './deep/a.ts'"],
    ['middle/deep/x.ts', "import { a } from '../a.ts'"],
    ['x.ts', "import { a } from './low/inner/a.ts'"],
    ['low/x.ts', "import { a } from '@outcome-studio/shared/domain/base'"],
  ])('of a lower layer or the same folder passes: %s %s', (path, text) => {
    expect(breaksOf(path, text)).toEqual([])
  })

  test('of a folder that is not listed is found at the files of that folder', () => {
    expect(breaksOf('new/deep/x.ts', '')).toEqual(['new/deep/x.ts is in no listed folder'])
  })
})

test('a listed folder without files is found', () => {
  expect(findLayerBreaks([], [['gone']])).toEqual(['gone is listed and has no files'])
})
