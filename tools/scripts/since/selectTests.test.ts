import { dirname, join } from 'node:path/posix'
import { createImportGraph } from './ImportGraph.ts'
import { readModule } from './readModule.ts'
import type { Repository } from './readRepository.ts'
import { selectTests } from './selectTests.ts'

const RULE = 'shared/src/domain/checker/rule.ts'
const INDEX = 'shared/src/domain/checker/index.ts'
const CLOUD = 'tools/build/jest/localCloud.ts'

const FILES = {
  [RULE]: 'export const rule = 1',
  'shared/src/domain/checker/rule.test.ts': `import { rule } from './rule.ts'`,
  'shared/src/domain/checker/other.ts': 'export const other = 1',
  [INDEX]: `export { rule } from './rule.ts'\nexport { other } from './other.ts'`,
  'shared/src/callables/check.ts': `export const check = { name: 'check' }`,
  'mfe-a/src/Page.tsx': `import { rule } from '../../shared/src/domain/checker/index.ts'\nexport const Page = rule`,
  'mfe-a/src/Page.test.tsx': `import { Page } from './Page.tsx'`,
  'mfe-b/src/Other.test.tsx': `import { other } from '../../shared/src/domain/checker/index.ts'`,
  'functions/src/index.ts': `export { check } from './check/check.ts'\nexport { trigger } from './trigger/trigger.ts'`,
  'functions/src/check/check.ts': `import { rule } from '../../../shared/src/domain/checker/index.ts'\nexport const check = rule`,
  'functions/src/trigger/trigger.ts': 'export const trigger = 1',
  [CLOUD]: `run('functions/src/index.ts')`,
  'functions/src/check/check.test.ts': `import '../../../${CLOUD}'`,
  'shared/src/data/calls.test.ts': `import '../../../${CLOUD}'\ncall('check')`,
  'shared/src/data/reads.test.ts': `import '../../../${CLOUD}'`,
  'tools/scripts/check.ts': 'export {}',
  'tools/scripts/check.test.ts': `spawn('./check.ts')`,
  'e2e/src/journeys/mainJob.spec.ts': 'test()',
  'e2e/src/journeys/membership/paying.spec.ts': `import { pay } from '../../support/pay.ts'`,
  'e2e/src/support/pay.ts': 'export const pay = 1',
  'e2e/src/official/events.ts': 'export const events = 1',
  'e2e/src/official/main.ts': `import { events } from './events.ts'`,
}

function repositoryOf(texts: Readonly<Record<string, string>>): Repository {
  const modules = new Map(Object.entries(texts).map(([path, text]) => [path, readModule(path, text)]))
  const resolve = (from: string, specifier: string) => {
    const path = join(dirname(from), specifier)
    return modules.has(path) ? path : null
  }
  return { files: new Set(modules.keys()), modules, graph: createImportGraph(modules, resolve) }
}

const select = (files: readonly string[], before: Readonly<Record<string, string>> = FILES) =>
  selectTests({ files, before: (path) => before[path] ?? null }, repositoryOf(FILES))

test.each<[what: string, changed: string, tests: readonly string[]]>([
  [
    'a rule: its tests, those of its importers, and those that call a function that uses it',
    RULE,
    [
      'shared/src/domain/checker/rule.test.ts',
      'mfe-a/src/Page.test.tsx',
      'functions/src/check/check.test.ts',
      'shared/src/data/calls.test.ts',
    ],
  ],
  ['a test alone', 'mfe-b/src/Other.test.tsx', ['mfe-b/src/Other.test.tsx']],
  [
    'a trigger: all tests with a cloud, whose writes may start it',
    'functions/src/trigger/trigger.ts',
    ['functions/src/check/check.test.ts', 'shared/src/data/calls.test.ts', 'shared/src/data/reads.test.ts'],
  ],
  [
    'the security rules: all tests with a cloud',
    'firestore/firestore.rules',
    ['functions/src/check/check.test.ts', 'shared/src/data/calls.test.ts', 'shared/src/data/reads.test.ts'],
  ],
  ['a file that a test starts by its path', 'tools/scripts/check.ts', ['tools/scripts/check.test.ts']],
  ['a document that no test reads', 'CHANGELOG.md', []],
])('%s', (_what, changed, tests) => {
  const selected = select([changed]).tests.filter((path) => !path.startsWith('tools/scripts/support'))
  expect(selected.toSorted()).toEqual(tests.toSorted())
})

test('the official emulators run for rules, their tests and their evaluator', () => {
  expect(select([RULE]).official).toBe(false)
  expect(select(['firestore/firestore.rules']).official).toBe(true)
  expect(select(['firestore/src/test/people.ts']).official).toBe(true)
  expect(select(['local-cloud/src/firestore/rules/evaluate/ExpressionBudget.ts']).official).toBe(true)
  expect(select(['package-lock.json']).official).toBe(true)
})

test('the journey on the official emulators runs where the main journey does, and for its own files', () => {
  expect(select([RULE]).officialJourney).toBe(true)
  expect(select(['e2e/src/support/pay.ts']).officialJourney).toBe(false)
  expect(select(['e2e/src/official/events.ts']).officialJourney).toBe(true)
  expect(select(['functions/src/trigger/trigger.ts']).officialJourney).toBe(true)
  expect(select(['package-lock.json']).officialJourney).toBe(true)
})

test('the other engines run where the main journey does', () => {
  expect(select([RULE]).engines).toBe(true)
  expect(select(['e2e/src/support/pay.ts']).engines).toBe(false)
  expect(select(['package-lock.json']).engines).toBe(true)
})

test('journeys are those of the place and those that import the file', () => {
  expect(select([RULE]).journeys).toEqual(['e2e/src/journeys/mainJob.spec.ts'])
  expect(select(['e2e/src/support/pay.ts']).journeys).toEqual(['e2e/src/journeys/membership/paying.spec.ts'])
  expect(select(['shared/src/domain/checker/rule.test.ts']).journeys).toEqual([])
})

test('an entry point affects those that import a name that now comes from elsewhere', () => {
  const before = {
    ...FILES,
    [INDEX]: `export { rule } from './rule.ts'\nexport { other } from './old.ts'`,
  }
  expect(select([INDEX], before).tests).toEqual(['mfe-b/src/Other.test.tsx'])
  expect(select([INDEX]).tests).toEqual([])
})

test('the lock file affects everything, and says so', () => {
  const { tests, journeys, everythingBecauseOf } = select(['package-lock.json'])
  expect(tests).toHaveLength(7)
  expect(journeys).toHaveLength(2)
  expect(everythingBecauseOf).toBe('package-lock.json')
})

test('what is left out is listed', () => {
  const { tests, journeys, leftOut } = select([RULE])
  expect(tests.length + leftOut.tests.length).toBe(7)
  expect(leftOut.journeys).toEqual(['e2e/src/journeys/membership/paying.spec.ts'])
  expect(journeys).not.toEqual(leftOut.journeys)
})
