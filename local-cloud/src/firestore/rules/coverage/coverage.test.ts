import { RpcError } from '../../../base/RpcError.ts'
import type { CoverageReport, ExpressionReport } from '../../schema/CoverageReport.ts'
import { RulesPolicies } from '../access/RulesPolicies.ts'
import { bearer, NOW, rulesFile } from '../test/policyFor.ts'
import { PROJECT, ROOT, readerOf } from '../test/storedDocument.ts'
import { coveragePage } from './coveragePage.ts'

const source = rulesFile(`
    function isOwner(uid) {
      let me = request.auth.uid;
      return me == uid;
    }
    match /things/{id} {
      allow get: if isOwner(id) || (resource.data.open && id != '<b>');
      allow write: if (-1 + 2)[0:1] is string ? math.abs(1) > 0 : [id].join('') == {'k': /a/$(id)/b}['k'].x;
    }`)

function policiesAfter(...gets: readonly (readonly [uid: string, id: string])[]): RulesPolicies {
  const policies = new RulesPolicies(source, () => NOW)
  const reader = readerOf({ 'things/bob': { open: true } })
  for (const [uid, id] of gets) {
    try {
      policies.forCaller(PROJECT, bearer(uid))?.get(`${ROOT}/things/${id}`, reader)
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
    }
  }
  return policies
}

const flat = (reports: readonly ExpressionReport[] = []): readonly ExpressionReport[] =>
  reports.flatMap((report) => [report, ...flat(report.children)])

const textOf = ({ rules }: CoverageReport, { sourcePosition }: ExpressionReport) =>
  rules.files[0].content.slice(sourcePosition.currentOffset, sourcePosition.endOffset)

test('reports the values of each expression and how often they occurred', () => {
  const report = policiesAfter(['ann', 'ann'], ['ann', 'ann'], ['ann', 'bob'], ['ann', 'none']).coverage(
    PROJECT,
  )
  expect(report.rules.files[0].content).toBe(source)
  const values = Object.fromEntries(flat(report.report).map((each) => [textOf(report, each), each.values]))
  expect(values).toMatchObject({
    'request.auth.uid': [{ value: { stringValue: 'ann' }, count: 4 }],
    'me == uid': [
      { value: { boolValue: true }, count: 2 },
      { value: { boolValue: false }, count: 2 },
    ],
    'resource.data.open': [
      { value: { boolValue: true }, count: 1 },
      { value: { undefined: { causeMessage: 'Null value error.' } }, count: 1 },
    ],
    // Evaluated although the other side failed, since false on either side settles `&&`.
    "id != '<b>'": [{ value: { boolValue: true }, count: 2 }],
  })
  expect(values['math.abs(1) > 0']).toBeUndefined()
})

test('reports let bindings, function results and conditions in order, with all subexpressions', () => {
  const report = policiesAfter().coverage(PROJECT)
  expect(report.report.map((each) => textOf(report, each))).toEqual([
    'request.auth.uid',
    'me == uid',
    "isOwner(id) || (resource.data.open && id != '<b>')",
    "(-1 + 2)[0:1] is string ? math.abs(1) > 0 : [id].join('') == {'k': /a/$(id)/b}['k'].x",
  ])
  expect(report.report[0]?.sourcePosition).toMatchObject({ line: 6, column: 16 })
  expect(flat(report.report.slice(3)).map((each) => textOf(report, each))).toEqual([
    "(-1 + 2)[0:1] is string ? math.abs(1) > 0 : [id].join('') == {'k': /a/$(id)/b}['k'].x",
    '(-1 + 2)[0:1] is string',
    '(-1 + 2)[0:1]',
    '-1 + 2',
    '-1',
    '1',
    '2',
    '0',
    '1',
    'math.abs(1) > 0',
    'math.abs(1)',
    '1',
    '0',
    "[id].join('') == {'k': /a/$(id)/b}['k'].x",
    "[id].join('')",
    '[id]',
    'id',
    "''",
    "{'k': /a/$(id)/b}['k'].x",
    "{'k': /a/$(id)/b}['k']",
    "{'k': /a/$(id)/b}",
    "'k'",
    '/a/$(id)/b',
    'id',
    "'k'",
  ])
})

test('counts many values of one expression together', () => {
  const people = Array.from({ length: 30 }, (_, index) => [`person${index}`, 'none'] as const)
  const report = policiesAfter(...people).coverage(PROJECT)
  const values = report.report[0]?.values ?? []
  expect(values).toHaveLength(21)
  expect(values.at(-1)).toEqual({ value: {}, count: 10 })
})

test('new rules start a new report, and each project has its own', () => {
  const policies = policiesAfter(['ann', 'ann'])
  expect(policies.coverage('other').report[0]?.values).toBeUndefined()
  policies.setRules(PROJECT, source)
  expect(policies.coverage(PROJECT).report[0]?.values).toBeUndefined()
})

test('the page shows the rules and marks what was never evaluated', () => {
  const page = coveragePage(policiesAfter(['ann', 'ann']).coverage(PROJECT)).toString()
  expect(page).toContain('<mark title="never evaluated"><mark title="never evaluated">')
  expect(page).toContain('title="1 × {&quot;boolValue&quot;:true}"')
  expect(page).toContain('&lt;b&gt;')
  const text = page.slice(page.indexOf('<pre>') + 5, page.indexOf('</pre>')).replace(/<[^>]*>/g, '')
  const entities = { '&lt;': '<', '&gt;': '>', '&#39;': "'", '&quot;': '"', '&amp;': '&' }
  expect(text.replace(/&[a-z#0-9]+;/g, (entity) => new Map(Object.entries(entities)).get(entity) ?? '')).toBe(
    source,
  )
})
