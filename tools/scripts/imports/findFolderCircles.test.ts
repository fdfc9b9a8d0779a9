import { findFolderCircles } from './findFolderCircles.ts'
import type { SourceFile } from './relativeImports.ts'

const LAYERS = [['low', 'low/inner'], ['high'], ['other']]
const importing = (path: string, ...specifiers: readonly string[]): SourceFile => ({
  path,
  text: specifiers.map((specifier) => `import { a } from '${specifier}'\n`).join(''),
})

test.each<[string, string, readonly SourceFile[]]>([
  [
    'two folders',
    'high has a circle of imports: a, b',
    [importing('high/a/x.ts', '../b/y.ts'), importing('high/b/y.ts', '../a/z.ts')],
  ],
  [
    'three folders',
    'high has a circle of imports: a, b, c',
    [
      importing('high/a/x.ts', '../b/y.ts'),
      importing('high/b/deep/y.ts', '../../c/z.ts'),
      importing('high/c/z.ts', '../a/other.ts'),
    ],
  ],
  [
    'folders at a greater depth',
    'high/deep/deeper has a circle of imports: a, b',
    [importing('high/deep/deeper/a/x.ts', '../b/y.ts'), importing('high/deep/deeper/b/y.ts', '../a/x.ts')],
  ],
  [
    'folders below another one',
    'other has a circle of imports: a, b',
    [importing('other/a/x.ts', '../b/y.ts'), importing('other/b/y.ts', '../a/x.ts')],
  ],
])('a circle of %s is found', (_what, line, files) => {
  expect(findFolderCircles(files, LAYERS)).toEqual([line])
})

test.each<[string, readonly SourceFile[]]>([
  [
    'one direction',
    [importing('high/a/x.ts', '../b/y.ts', '../c/z.ts'), importing('high/b/y.ts', '../c/z.ts')],
  ],
  ['files in the folder itself', [importing('high/a/x.ts', '../y.ts'), importing('high/y.ts', './a/x.ts')]],
  ['imports within a folder', [importing('high/a/x.ts', './y.ts'), importing('high/a/y.ts', './x.ts')]],
  ['listed folders, whose order is that of the layers', [importing('low/a/x.ts', '../inner/y.ts')]],
  ['another package', [importing('high/a/x.ts', '../../../other/src/y.ts')]],
])('%s is no circle', (_what, files) => {
  expect(findFolderCircles(files, LAYERS)).toEqual([])
})
