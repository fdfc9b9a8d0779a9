import * as fc from 'fast-check'
import { checkStudy } from '../../checker/checkStudy.ts'
import { VER_LEXER } from '../../checker/ruleTable/ruleTable.ts'
import { STUDY_SCHEMA_VERSION } from '../../constants.ts'
import { countStudy } from '../countStudy.ts'
import { anyStudy } from '../studyArbitraries.ts'
import { parseStudyHeader } from '../studyHeaderSchema.ts'
import { parseStudy } from '../studySchema.ts'
import flatHeader from './fixtures/flatHeader.json'
import oneDocument from './fixtures/oneDocument.json'
import withoutUuids from './fixtures/withoutUuids.json'
import type { StudyDocuments } from './StudyDocuments.ts'
import { anyOneDocument, anyTwoDocuments } from './storedStudyArbitraries.ts'
import { type UpgradedStudy, upgradeStudy } from './upgradeStudy.ts'

const NOW = new Date('2026-02-03T04:05:06.000Z')
const counter = () => {
  let made = 0
  return () => `new-${++made}`
}
const upgrade = (stored: unknown) => upgradeStudy(stored, counter(), NOW)
const again = ({ docName }: Pick<StudyDocuments, 'docName'>, { document, study }: UpgradedStudy) =>
  upgrade({ docName, document, content: study })
const headerOf = ({ document }: UpgradedStudy) => document.header

const anyCurrent: fc.Arbitrary<StudyDocuments> = fc
  .tuple(anyStudy, fc.option(fc.constantFrom(VER_LEXER, '0.1.0'), { nil: undefined }))
  .map(([study, verLexer]) => ({
    docName: 'Study',
    document: {
      header: { docName: 'Study', uuid: 'study', revision: 3, schemaVersion: STUDY_SCHEMA_VERSION },
    },
    content: { ...study, jtbd: { ...study.jtbd, ...(verLexer === undefined ? {} : { verLexer }) } },
  }))
const anyStored = fc.oneof(anyOneDocument, anyTwoDocuments, anyCurrent)

describe.each([
  ['one document', oneDocument],
  ['no uuids', withoutUuids],
  ['a flat header', flatHeader],
])('%s', (_shape, stored) => {
  test('becomes a study of this version that reads back the same', () => {
    const upgraded = upgrade(stored)
    expect(upgraded.isChanged).toBe(true)
    expect(parseStudy(upgraded.study)).toEqual(upgraded.study)
    expect(parseStudyHeader(headerOf(upgraded))).toEqual(headerOf(upgraded))
    expect(headerOf(upgraded)).toMatchObject({
      docName: stored.docName,
      schemaVersion: STUDY_SCHEMA_VERSION,
      uuid: upgraded.study.jtbd.uuid,
      counts: countStudy(upgraded.study),
    })
    expect(upgraded.study.jtbd.verLexer).toBe(VER_LEXER)
  })
})

test('what was in one document is header and content, with its unknown fields where they were', () => {
  const { document, study } = upgrade(oneDocument)
  expect(document).toEqual({
    name: 'Hedge through the year',
    colour: 'green',
    header: {
      docName: 'Hedge through the year',
      uuid: 'new-1',
      createdAt: '2018-01-02T12:00:00.000Z',
      updatedAt: '2018-02-01T12:00:00.000Z',
      revision: 0,
      schemaVersion: STUDY_SCHEMA_VERSION,
      counts: countStudy(study),
    },
  })
  expect(study).toMatchObject({
    jtbd: { uuid: 'new-1', executor: 'Home gardeners', userInput: 'Keep a hedge in shape through the year' },
    jobSteps: [
      {
        uuid: 'new-2',
        userInput: 'Determine how high the hedge should be',
        category: 'Define',
        mood: 'calm',
        outcomeStatements: [
          { uuid: 'new-3', userInput: 'Minimize the time it takes to decide on a height' },
          { uuid: 'new-4', importance: 8, earlierRemarks: ['Ask the neighbours first.'] },
        ],
      },
      { uuid: 'new-5', userInput: 'Trim the hedge', category: null, outcomeStatements: [] },
      { uuid: 'new-6', userInput: 'Clear the cuttings away', category: null, outcomeStatements: [] },
    ],
  })
})

test('remarks that were plain text are set aside, and identities are made from top to bottom', () => {
  const { document, study } = upgrade(withoutUuids)
  expect(document).toMatchObject({ sharing: { with: ['Anna', 'Ben'] }, header: { colour: 'yellow' } })
  expect(study).toMatchObject({
    mood: 'hungry',
    jtbd: { uuid: 'new-1', market: 'towns', earlierRemarks: ['Is it for one person?'] },
    jobSteps: [
      {
        uuid: 'new-2',
        pinned: true,
        earlierRemarks: ['Say which food.'],
        outcomeStatements: [
          { uuid: 'new-3', votes: 3, earlierRemarks: ['Good one, keep it.'] },
          { uuid: 'new-4', userInput: 'Pack quickly' },
        ],
      },
      { uuid: 'new-5', earlierRemarks: ['Rather a job of its own?'] },
    ],
  })
  const found = checkStudy(study)
  expect(study.jobSteps[0]?.outcomeStatements[1]?.remarks).toEqual(found['new-4'])
  expect(found['new-4']?.length).toBeGreaterThan(0)
})

test('a flat header is gathered; free categories and what was written beside a remark are kept', () => {
  const { document, study } = upgrade(flatHeader)
  expect(document).toEqual({
    colour: 'blue',
    header: {
      docName: 'Move house',
      earlierDocName: 'Move to another house',
      uuid: flatHeader.document.uuid,
      createdAt: '2023-05-01T10:00:00.000Z',
      updatedAt: '2023-05-09T16:45:00.000Z',
      revision: 7,
      schemaVersion: STUDY_SCHEMA_VERSION,
      counts: { readers: 2, ...countStudy(study) },
    },
  })
  expect(study.jobSteps).toMatchObject([
    { category: null, earlierCategory: 'getting an overview', owner: 'Anna' },
    { category: 'Prepare' },
  ])
  const [first, second] = study.jobSteps[0]?.outcomeStatements ?? []
  expect([first?.uuid, second?.uuid]).toEqual(['statement-1', 'new-1'])
  const [judged] = flatHeader.content.jtbd.remarks
  expect(study.jtbd.remarks).toContainEqual(judged)
  expect(study.jtbd.remarks.map(({ ruleId }) => ruleId)).not.toContain('J9')
  expect(study.jtbd).toMatchObject({
    verPrompt: '3',
    earlierRemarks: [expect.objectContaining({ dismissedBecause: 'We mean any town.' })],
  })
})

test('the database’s own times are read', () => {
  const created = { toMillis: () => Date.UTC(2020, 0, 1) }
  const stored = { ...withoutUuids, document: { header: { createdAt: created } } }
  expect(headerOf(upgrade(stored))).toMatchObject({
    createdAt: '2020-01-01T00:00:00.000Z',
    updatedAt: '2020-01-01T00:00:00.000Z',
  })
  expect(headerOf(upgrade({ ...withoutUuids, document: { header: {} } })).createdAt).toBe(NOW.toISOString())
})

test('a study of this version and its rules, and one of a later version, stay as they are', () => {
  const { document, study } = upgrade(withoutUuids)
  const later = { ...document, header: { ...document.header, schemaVersion: STUDY_SCHEMA_VERSION + 1 } }
  for (const each of [document, later]) {
    const stored = { docName: 'Packed lunch', document: each, content: study }
    expect(upgrade(stored)).toEqual({ document: each, study, isChanged: false })
  }
})

test('older rules alone renew the remarks and nothing else', () => {
  const { document, study } = upgrade(withoutUuids)
  const old = { ...study, jtbd: { ...study.jtbd, verLexer: '0.9.0', remarks: [] } }
  const upgraded = upgrade({ docName: 'Packed lunch', document, content: old })
  expect(upgraded).toEqual({ document, study, isChanged: true })
})

test('upgrading twice is upgrading once', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      const once = upgrade(stored)
      expect(again(stored, once)).toEqual({ ...once, isChanged: false })
    }),
  )
})

test('no text is lost and every item has an identity of its own', () => {
  fc.assert(
    fc.property(fc.oneof(anyOneDocument, anyTwoDocuments), (stored) => {
      const { document, study } = upgrade(stored)
      const kept = [...textsOf([document, study])]
      for (const text of textsOf([stored.document, stored.content])) take(kept, text)
      const items = [study.jtbd, ...study.jobSteps.flatMap((step) => [step, ...step.outcomeStatements])]
      expect(new Set(items.map(({ uuid }) => uuid)).size).toBe(items.length)
    }),
  )
})

/** As often as a text was written it must be there: each one found is used up. */
function take(kept: string[], text: string): void {
  const at = kept.findIndex((each) => each === text || each.toLowerCase() === text.trim().toLowerCase())
  expect({ text, isKept: at !== -1 }).toEqual({ text, isKept: true })
  kept.splice(at, 1)
}

/** Every text in stored fields but for those that members do not write, and for empty ones. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => (NOT_WRITTEN.has(name) ? [] : textsOf(each)))
}
const NOT_WRITTEN = new Set(['uuid', 'verLexer'])

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'study'],
  ['no name', { docName: '', document: {}, content: null }],
  ['an empty document', { docName: 'Study', document: {}, content: null }],
  ['a header without content', { docName: 'Study', document: { header: {} }, content: null }],
  ['a header that is a text', { docName: 'Study', document: { header: 'x' }, content: { jtbd: {} } }],
  ['content without a job', { docName: 'Study', document: { header: {} }, content: { jobSteps: [] } }],
  ['content that is a list', { docName: 'Study', document: { header: {} }, content: [] }],
  ['a job that is a number', { docName: 'Study', document: { job: 7 }, content: null }],
  ['steps that are a text', { docName: 'Study', document: { steps: 'first' }, content: null }],
  ['a step that is a number', { docName: 'Study', document: { steps: [1] }, content: null }],
])('%s is refused as a loading error', (_what, stored) => {
  expect(() => upgrade(stored)).toThrow(expect.objectContaining({ code: 'cen/doc-loading-error' }))
})
