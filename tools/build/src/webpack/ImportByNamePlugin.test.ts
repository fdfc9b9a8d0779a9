import { rewriteImports } from './ImportByNamePlugin.ts'

const UI = '@outcome-studio/shared/ui'

test('each name of an own share is a request of its own, on the line of its import', () => {
  const source = `import { Button, Card as Frame } from '${UI}';
import {
  Link
} from 'react-router-dom';
export {
  Page
} from '${UI}';
frame()`
  expect(rewriteImports(source).split('\n')).toEqual([
    `import { Button as Button } from "${UI}/Button"; import { Card as Frame } from "${UI}/Card";`,
    'import {',
    '  Link',
    `} from 'react-router-dom';`,
    `export { Page as Page } from "${UI}/Page";`,
    '',
    '',
    'frame()',
  ])
})

test.each([
  ['a namespace', `import * as ui from '${UI}'`],
  ['an export of everything', `export * from '${UI}'`],
  ['a side effect', `import '${UI}'`],
  ['a deeper entry point', `import { renderFeature } from '${UI}/testing'`],
  ['a text that looks like an import', `const text = "import { Button } from '${UI}'"`],
])('%s is left as it is', (_what, source) => {
  expect(rewriteImports(source)).toBe(source)
})
