import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findSingleUses } from './findSingleUses.ts'

const root = join(__dirname, '../../..')

/** Modules that stay in shared although one package alone uses them, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'shared/src/domain/study/studyHealth.ts': 'The tests of countStudy read its counts with it.',
}

const sources = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    // A file that was deleted and not committed is still listed.
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

test('every module of shared/src/{callables,domain,files} serves several packages', () => {
  const single = findSingleUses(sources())
  expect([...single].filter(([path]) => !(path in EXCEPTIONS))).toEqual([])
  expect(Object.keys(EXCEPTIONS).filter((path) => !single.has(path))).toEqual([])
})

describe('a module', () => {
  const findIn = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      findSingleUses(
        Object.entries({
          'shared/src/domain/a/index.ts': `export { a } from './a.ts'`,
          'shared/src/domain/b/index.ts': `export type { B } from './b.ts'`,
          'shared/src/domain/c/index.ts': `export * from './c.ts'`,
          'shared/src/domain/testing/index.ts': `export { a } from '../a/a.ts'`,
          'shared/src/domain/a/a.ts': `import { d } from './d.ts'\nexport const a = d`,
          'shared/src/domain/a/d.ts': 'export const d = 1',
          'shared/src/domain/b/b.ts': 'export interface B {}',
          'shared/src/domain/c/c.ts': 'export const c = 1',
          'shared/src/files/index.ts': `export { d } from './base/d.ts'\nexport { e } from './base/e.ts'`,
          'shared/src/files/base/d.ts': 'export const d = 1',
          'shared/src/files/base/e.ts': 'export const e = 1',
          'shared/src/domain/c/c.test.ts': `import { c } from './c.ts'\nconsole.log(c)`,
          ...texts,
        }).map(([path, text]) => ({ path, text })),
      ),
    )
  const importing = (name: string, from = `@outcome-studio/shared/domain/${name.toLowerCase()}`) =>
    `import { ${name} } from '${from}'`

  test('that one package uses is found, and what it uses itself', () => {
    expect(findIn({ 'mfe-a/src/x.ts': importing('a') })).toEqual({
      'shared/src/domain/a/a.ts': 'mfe-a',
      'shared/src/domain/a/d.ts': 'mfe-a',
    })
  })

  test.each([
    ['a type', 'B', 'shared/src/domain/b/b.ts'],
    ['a name behind export *', 'c', 'shared/src/domain/c/c.ts'],
  ])('that is used by %s is found', (_what, name, path) => {
    expect(findIn({ 'functions/src/x.ts': importing(name) })).toEqual({ [path]: 'functions' })
  })

  test.each([
    ['another package', 'mfe-b/src/x.ts', '@outcome-studio/shared/domain/a'],
    ['a test of another package', 'mfe-b/src/x.test.ts', '@outcome-studio/shared/domain/testing'],
    ['another folder of shared', 'shared/src/data/x.ts', '@outcome-studio/shared/domain/a'],
    ['another package, by its path', 'firestore/src/x.ts', '../../shared/src/domain/a/a.ts'],
  ])('that %s uses too is shared', (_what, path, specifier) => {
    const texts = { 'mfe-a/src/x.ts': importing('a'), [path]: importing('a', specifier) }
    expect(findIn(texts)).toEqual({})
  })

  test.each([
    ['a journey', { 'mfe-a/src/x.ts': importing('c'), 'e2e/src/x.ts': importing('c') }],
    ['its own test', { 'mfe-a/src/x.ts': importing('c') }],
  ])('that only %s uses besides is found', (_what, texts) => {
    expect(findIn(texts)).toEqual({ 'shared/src/domain/c/c.ts': 'mfe-a' })
  })

  test('of the files is found by its name, through a module of the domain too', () => {
    const texts = {
      'shared/src/domain/c/c.ts': `import { d } from '@outcome-studio/shared/files'\nexport const c = d`,
      'mfe-a/src/x.ts': importing('c'),
    }
    expect(findIn(texts)).toEqual({
      'shared/src/domain/c/c.ts': 'mfe-a',
      'shared/src/files/base/d.ts': 'mfe-a',
    })
  })

  test('that nothing or shared alone uses is left out', () => {
    expect(findIn({ 'shared/src/ui/x.ts': importing('a') })).toEqual({})
  })
})
