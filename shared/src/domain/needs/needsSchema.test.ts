import { StudioError } from '@outcome-studio/shared/domain/errors'
import * as fc from 'fast-check'
import { countNeeds } from './countNeeds.ts'
import { NEEDS_SAVING } from './NEEDS_SAVING.ts'
import { anyNeeds } from './needsArbitraries.ts'
import { parseNeedsHeader } from './needsHeaderSchema.ts'
import { needsUuid } from './needsIds.ts'
import { parseNeeds } from './needsSchema.ts'
import { copyNeeds } from './newNeeds.ts'
import { parseNeedsVersion } from './parseNeedsVersion.ts'

const key = fc.constantFrom('color', 'toString', 'x-y')
const unknown = fc.dictionary(key, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 })

test('a needs document round-trips with unknown keys at every level', () => {
  fc.assert(
    fc.property(anyNeeds, unknown, (needs, keys) => {
      const stored = {
        ...keys,
        ...needs,
        goals: needs.goals.map((goal) => ({
          ...keys,
          ...goal,
          ...(goal.study && { study: { ...keys, ...goal.study } }),
        })),
        states: needs.states.map((state) => ({ ...keys, ...state })),
      }
      expect(parseNeeds(JSON.parse(JSON.stringify(stored)))).toEqual(JSON.parse(JSON.stringify(stored)))
    }),
  )
})

test('missing parts read as empty', () => {
  expect(parseNeeds({ uuid: 'u', goals: [{ id: 'g', layer: 'core' }] })).toEqual({
    uuid: 'u',
    vertical: '',
    goals: [{ id: 'g', layer: 'core', text: '' }],
    states: [],
  })
})

test('malformed optional parts do not prevent a document from opening', () => {
  const goal = { id: 'g', layer: 'related', text: 't' }
  const state = { goalId: 'g', current: 'slow', desired: '', conditions: '', importance: 3 }
  expect(
    parseNeeds({
      uuid: 'u',
      goals: [{ ...goal, executor: 4, step: '', study: 'none', source: { study: '', item: 'i' } }],
      states: [null, { current: 'no goal' }, { ...state, desired: 5, importance: 9 }, state],
    }),
  ).toEqual({ uuid: 'u', vertical: '', goals: [goal], states: [{ ...state, importance: null }] })
  expect(parseNeeds({ uuid: 'u', states: 'none' }).states).toEqual([])
})

test('a document that no operation could make is read without losing a text', () => {
  const goals = [
    { id: 'r', layer: 'financial', text: 'one' },
    { id: 'a', layer: 'core', text: 'two' },
    { id: 'a', layer: 'core', text: 'three' },
    { id: 'a-2', layer: 'spiritual', text: 'four' },
  ]
  const states = ['r', 'gone', 'a', 'a'].map((goalId) => ({ goalId, current: goalId }))
  const needs = parseNeeds({ uuid: 'u', goals, states })
  expect(needs.goals).toEqual([
    { id: 'a', layer: 'core', text: 'two' },
    { id: 'a-3', layer: 'related', text: 'three' },
    { id: 'a-2', layer: 'related', text: 'four' },
    { id: 'r', layer: 'financial', text: 'one' },
  ])
  expect(needs.states.map(({ goalId }) => goalId)).toEqual(['a', 'r'])
})

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['no uuid', { goals: [] }],
  ['a goal without id', { uuid: 'u', goals: [{ layer: 'core' }] }],
  ['a number for a text', { uuid: 'u', goals: [{ id: 'g', layer: 'core', text: 4 }] }],
  ['goals that are no list', { uuid: 'u', goals: {} }],
])('%s is refused as a loading error', (_what, stored) => {
  expect(() => parseNeeds(stored)).toThrow(StudioError)
  expect(() => parseNeeds(stored)).toThrow(expect.objectContaining({ code: 'cen/doc-loading-error' }))
})

test('a header is read with unknown keys, and without counts', () => {
  const header = {
    docName: 'Hedges',
    uuid: 'u',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    revision: 3,
    schemaVersion: 1,
    counts: { goals: 4, studies: 1, gaps: 2, later: 1 },
    pinned: true,
  }
  expect(parseNeedsHeader(header)).toEqual(header)
  const counts = { goals: 0, studies: 0, gaps: 0 }
  expect(parseNeedsHeader({ docName: 'Hedges', uuid: 'u' })).toMatchObject({ revision: 0, counts })
  expect(() => parseNeedsHeader({ uuid: 'u' })).toThrow(StudioError)
})

test('a version is read, and a malformed one left out', () => {
  const version = { docName: 'Hedges', revision: 2, savedAt: '2026-01-02T00:00:00.000Z', counts: {} }
  const content = { uuid: 'u', vertical: 'Gardening', goals: [], states: [] }
  expect(parseNeedsVersion({ ...version, content })).toMatchObject({ revision: 2, content })
  expect(parseNeedsVersion({ ...version, content: {} })).toBeNull()
})

test('the header counts goals with a text, their linked studies and gaps, and preserves other counts', () => {
  const needs = parseNeeds({
    uuid: 'u',
    goals: [
      { id: 'c', layer: 'core', text: 'Trim hedges', study: { uuid: 's', docName: 'S' } },
      { id: 'r', layer: 'related', text: 'Water plants' },
      // The row that Enter leaves, and one whose text was deleted.
      { id: 'e', layer: 'related', text: ' ' },
      { id: 'd', layer: 'related', study: { uuid: 't', docName: 'T' } },
    ],
    states: [
      { goalId: 'c', current: 'slow' },
      { goalId: 'r', importance: 4 },
      { goalId: 'd', importance: 5 },
    ],
  })
  expect(countNeeds(needs)).toEqual({ goals: 2, studies: 1, gaps: 1 })
  const before = { goals: 9, studies: 9, gaps: 9, later: 7 }
  expect(NEEDS_SAVING.count(needs, before)).toEqual({ goals: 2, studies: 1, gaps: 1, later: 7 })
})

test('a copy has a new uuid and the same content', () => {
  fc.assert(
    fc.property(anyNeeds, (needs) => {
      expect(copyNeeds(needs, needsUuid('copy'))).toEqual({ ...needs, uuid: 'copy' })
    }),
  )
})
