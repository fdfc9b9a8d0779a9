import { packageRequests, relativePaths, withCompiledPaths } from './sourcePaths.ts'

const SOURCE = `
import { a } from './a.ts'
export * from "../b.tsx"
import './c.js'
const late = import(/* webpackChunkName: 'd' */ './d.ts')
const file = new URL('./e.ts', import.meta.url)
const prose = "the file './f.ts' is not from 'cut'"
const entry = { './feature': './src/feature.tsx' }
`

test('finds the files that a source imports, and no others', () => {
  expect(relativePaths(SOURCE)).toEqual(['./a.ts', '../b.tsx', './c.js', './d.ts', './e.ts'])
})

test('names the compiled files in imports only', () => {
  expect(withCompiledPaths(SOURCE)).toBe(
    SOURCE.replace('./a.ts', './a.js')
      .replace('../b.tsx', '../b.js')
      .replace('./d.ts', './d.js')
      .replace('./e.ts', './e.js'),
  )
  expect(withCompiledPaths(`export declare const x: import("./g.ts").G`)).toContain('import("./g.js")')
})

test('finds the packages that a source imports, and none in texts', () => {
  const requests = packageRequests(
    'source.tsx',
    `import type { A } from 'react'
     export { b } from '@scope/b/part'
     import 'node:fs'
     import './own.ts'
     const late = () => import('c')
     const named = (name: string) => import(name)
     const file = import.meta.resolve('@swc/jest')
     const words = "cut from 'paper'"`,
  )
  expect(requests).toEqual(['react', '@scope/b/part', 'c', '@swc/jest'])
})
