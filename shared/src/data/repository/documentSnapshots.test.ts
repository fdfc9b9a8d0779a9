import { NEEDS_SAVING } from '@outcome-studio/shared/domain/needs'
import { STUDY_SAVING } from '@outcome-studio/shared/domain/study'
import fc from 'fast-check'
import { anyNeeds } from '../../domain/needs/needsArbitraries.ts'
import { anyHeaders } from '../../domain/study/headerArbitraries.ts'
import { anyStudy } from '../../domain/study/studyArbitraries.ts'
import { STORED_NEEDS } from '../needs/needsHooks.ts'
import { STORED_STUDIES } from '../studies/studyHooks.ts'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { documentSnapshot, listSnapshot } from './documentSnapshots.ts'

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const HEADER = { docName: 'Lunch', createdAt: '', updatedAt: '', revision: 3 }
const LIST = listSnapshot(STORED_STUDIES)
const LUNCH = documentSnapshot(STORED_STUDIES, 'Lunch')

function lunch(changes: object = {}) {
  const content = sampleStudy()
  const counts = { jobSteps: 1, outcomeStatements: 1 }
  const { schemaVersion } = STUDY_SAVING
  return { header: { ...HEADER, schemaVersion, uuid: content.jtbd.uuid, counts, ...changes }, content }
}

test('lists and documents are read as they were stored', () => {
  fc.assert(fc.property(anyHeaders, (headers) => expect(LIST.parse(stored(headers))).toEqual(headers)))
  fc.assert(
    fc.property(anyStudy, (content) => {
      const counts = STUDY_SAVING.count(content, undefined)
      const header = { ...lunch().header, uuid: STUDY_SAVING.uuidOf(content), counts }
      expect(LUNCH.parse(stored({ header, content }))).toEqual({ header, content: stored(content) })
    }),
  )
  fc.assert(
    fc.property(anyNeeds, (content) => {
      const counts = NEEDS_SAVING.count(content, undefined)
      const { schemaVersion } = NEEDS_SAVING
      const header = { ...HEADER, schemaVersion, uuid: content.uuid, counts }
      const snapshot = documentSnapshot(STORED_NEEDS, 'Lunch')
      expect(snapshot.parse(stored({ header, content }))).toEqual({ header, content: stored(content) })
    }),
  )
})

test('each kind, list and document has a name of its own', () => {
  const names = [STORED_STUDIES, STORED_NEEDS].flatMap(({ queryKey }) => [
    `${queryKey} list`,
    `${queryKey} document list`,
  ])
  expect([LIST.name, documentSnapshot(STORED_STUDIES, 'list').name]).toEqual(names.slice(0, 2))
  expect(new Set(names).size).toBe(4)
})

test.each<[string, unknown]>([
  ['another name', lunch({ docName: 'Dinner' })],
  ['another identity', lunch({ uuid: 'another' })],
  ['an older schema', lunch({ schemaVersion: 0 })],
  ['a newer schema', lunch({ schemaVersion: STUDY_SAVING.schemaVersion + 1 })],
  ['no record', 'Lunch'],
])('a document with %s is not used', (_what, value) => {
  expect(LUNCH.parse(stored(value))).toBeNull()
})

test.each<[string, unknown]>([
  ['header', { ...lunch(), header: 7 }],
  ['content', { ...lunch(), content: { jtbd: 7 } }],
])('a document with a malformed %s is refused like one of the server', (_what, value) => {
  expect(() => LUNCH.parse(value)).toThrow(expect.objectContaining({ code: 'cen/doc-loading-error' }))
})

test('a list with a malformed header is refused, one of unknown identity is left out', () => {
  const { header } = lunch()
  expect(LIST.parse([header, { ...header, uuid: '' }])).toEqual([header])
  expect(() => LIST.parse([header, { uuid: 'u' }])).toThrow()
  expect(LIST.parse({ 0: header })).toBeNull()
})
