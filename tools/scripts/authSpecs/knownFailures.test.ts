import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFailureGroups } from './compareResults.ts'

const readme = readFileSync(join(__dirname, '../../../local-cloud/README.md'), 'utf8')
const groups = parseFailureGroups(JSON.parse(readFileSync(join(__dirname, 'knownFailures.json'), 'utf8')))
const [, section = ''] = readme.split("## Official Auth emulator's specs\n")
const [table = ''] = section.split('\n## ')

test('the README lists every group of failing specs with its number', () => {
  const rows = [...table.matchAll(/^\| (.+?) +\| +(\d+) +\|$/gm)].map(([, group, count]) => [
    group,
    Number(count),
  ])
  expect(rows).toEqual(
    groups.filter(({ isApplicable }) => isApplicable).map(({ group, specs }) => [group, specs.length]),
  )
})

test('the number of passing specs in the README is what the failing ones leave', () => {
  const [, applicable, passed] = /(\d+) apply to another server\. (\d+) pass\./.exec(table) ?? []
  const failing = groups.filter(({ isApplicable }) => isApplicable).flatMap(({ specs }) => specs)
  expect(Number(applicable) - Number(passed)).toBe(failing.length)
})

test('each spec is in one group', () => {
  const specs = groups.flatMap((group) => group.specs)
  expect(specs.filter((name, index) => specs.indexOf(name) !== index)).toEqual([])
})
