import * as fc from 'fast-check'
import { STUDY_SCHEMA_VERSION } from '../base/constants.ts'
import { checkStudy } from '../checker/checkStudy.ts'
import { VER_LEXER } from '../checker/VER_LEXER.ts'
import { countStudy } from '../study/countStudy.ts'
import { anyStudy } from '../study/studyArbitraries.ts'
import { parseStudyHeader } from '../study/studyHeaderSchema.ts'
import { parseStudy } from '../study/studySchema.ts'
import type { StudyDocuments, UpgradedStudy } from './upgradeStudy.ts'
import * as upgrading from './upgradeStudy.ts'

const JUDGED = {
  ruleId: 'J4',
  severity: 'warning',
  message: 'Is the town part of the job?',
  span: null,
  suggestion: null,
  source: 'judge',
}
/** A study of an older version, with unknown keys at every level. */
const OLDER = {
  docName: 'Move house',
  document: {
    colour: 'blue',
    header: {
      docName: 'Another name',
      uuid: 'study-1',
      createdAt: '2023-05-01T10:00:00.000Z',
      updatedAt: '2023-05-09T16:45:00.000Z',
      revision: 7,
      schemaVersion: 0,
      counts: { jobSteps: 9, readers: 2 },
      mood: 'calm',
    },
  },
  content: {
    votes: 3,
    jtbd: {
      uuid: 'study-1',
      executor: 'Families',
      userInput: 'Move the household to another town',
      verLexer: '0.9.0',
      verPrompt: '3',
      market: 'towns',
      remarks: [JUDGED, { ...JUDGED, ruleId: 'J0', source: 'lexer' }],
    },
    jobSteps: [
      {
        uuid: 'step-1',
        userInput: 'Find out what has to be moved',
        category: 'Define',
        remarks: [],
        owner: 'Anna',
        outcomeStatements: [{ uuid: 'statement-1', userInput: 'Pack quickly', remarks: [], importance: 9 }],
      },
    ],
  },
}

const upgradeStudy = (stored: StudyDocuments) => upgrading.upgradeStudy(stored, checkStudy)
const again = ({ docName }: StudyDocuments, { document, study }: UpgradedStudy) =>
  upgradeStudy({ docName, document, content: study })

test('an older version becomes the current one and keeps unknown keys at every level', () => {
  const { document, study, isChanged } = upgradeStudy(OLDER)
  expect(isChanged).toBe(true)
  expect(document).toEqual({
    colour: 'blue',
    header: {
      ...OLDER.document.header,
      docName: 'Move house',
      schemaVersion: STUDY_SCHEMA_VERSION,
      counts: { readers: 2, ...countStudy(study) },
    },
  })
  expect(study).toMatchObject({
    votes: 3,
    jtbd: { market: 'towns', verLexer: VER_LEXER, verPrompt: '3' },
    jobSteps: [{ owner: 'Anna', outcomeStatements: [{ importance: 9, userInput: 'Pack quickly' }] }],
  })
  expect(parseStudyHeader(document.header)).toEqual(document.header)
  expect(parseStudy(study)).toEqual(study)
})

test('the current rules replace the remarks of older ones; a judge’s remarks stay', () => {
  const { study } = upgradeStudy(OLDER)
  const checked = checkStudy(study)
  expect(study.jtbd.remarks).toEqual([...(checked['study-1'] ?? []), JUDGED])
  const statement = study.jobSteps[0]?.outcomeStatements[0]
  expect(statement?.remarks).toEqual(checked['statement-1'])
  expect(statement?.remarks.length).toBeGreaterThan(0)
})

test('a study that is only read keeps its remarks and is not checked', () => {
  const { document, study, isChanged } = upgrading.upgradeStudy(OLDER, null)
  expect(isChanged).toBe(true)
  expect(document.header.schemaVersion).toBe(STUDY_SCHEMA_VERSION)
  expect(study.jtbd).toEqual(parseStudy(OLDER.content).jtbd)
  const older = { ...study, jtbd: { ...study.jtbd, verLexer: '0.9.0' } }
  expect(upgrading.upgradeStudy({ docName: 'Move house', document, content: older }, null)).toEqual({
    document,
    study: older,
    isChanged: false,
  })
})

test('older rules alone update the remarks and nothing else', () => {
  const { document, study } = upgradeStudy(OLDER)
  const content = { ...study, jtbd: { ...study.jtbd, verLexer: '0.9.0', remarks: [JUDGED] } }
  expect(upgradeStudy({ docName: 'Move house', document, content })).toEqual({
    document,
    study,
    isChanged: true,
  })
})

test('a missing version counts as an older one', () => {
  const { schemaVersion: _version, ...header } = OLDER.document.header
  expect(upgradeStudy({ ...OLDER, document: { ...OLDER.document, header } })).toEqual(upgradeStudy(OLDER))
})

test.each([
  ['the current', STUDY_SCHEMA_VERSION, VER_LEXER],
  ['a newer', STUDY_SCHEMA_VERSION + 1, '0.9.0'],
])('%s version stays as it is', (_which, schemaVersion, verLexer) => {
  const { document, study } = upgradeStudy(OLDER)
  const stored = {
    document: { ...document, header: { ...document.header, schemaVersion } },
    content: { ...study, jtbd: { ...study.jtbd, verLexer } },
  }
  const { isChanged, ...upgraded } = upgradeStudy({ docName: 'Move house', ...stored })
  expect(isChanged).toBe(false)
  expect(upgraded).toEqual({ document: stored.document, study: stored.content })
})

test('a header with a name alone receives the identity and the counts of the content', () => {
  const { document, study, isChanged } = upgradeStudy({
    ...OLDER,
    document: { header: { docName: 'Move house' } },
  })
  expect(isChanged).toBe(true)
  expect(document).toEqual({
    header: {
      docName: 'Move house',
      uuid: 'study-1',
      createdAt: '',
      updatedAt: '',
      revision: 0,
      schemaVersion: STUDY_SCHEMA_VERSION,
      counts: countStudy(study),
    },
  })
})

test('upgrading twice equals upgrading once', () => {
  const anyVersion = fc.option(fc.constantFrom(VER_LEXER, '0.1.0'), { nil: undefined })
  fc.assert(
    fc.property(anyStudy, anyVersion, fc.nat(STUDY_SCHEMA_VERSION), (study, verLexer, schemaVersion) => {
      const stored = {
        docName: 'Study',
        document: { header: { uuid: 'study', revision: 3, schemaVersion } },
        content: { ...study, jtbd: { ...study.jtbd, ...(verLexer === undefined ? {} : { verLexer }) } },
      }
      const once = upgradeStudy(stored)
      expect(again(stored, once)).toEqual({ ...once, isChanged: false })
    }),
  )
})

const HEADER = { uuid: 'study' }
const JOB = { uuid: 'study', userInput: 'Pack a lunch' }
test.each<[string, Omit<StudyDocuments, 'docName'>]>([
  ['nothing', { document: undefined, content: undefined }],
  ['an empty document', { document: {}, content: undefined }],
  ['a header without content', { document: { header: HEADER }, content: undefined }],
  ['a header that is a text', { document: { header: 'x' }, content: { jtbd: JOB } }],
  ['a header without an identity or content', { document: { header: {} }, content: undefined }],
  ['content without a job', { document: { header: HEADER }, content: { jobSteps: [] } }],
  ['content that is a list', { document: { header: HEADER }, content: [] }],
  ['a job that is a number', { document: { header: HEADER }, content: { jtbd: 7 } }],
  ['steps that are a text', { document: { header: HEADER }, content: { jtbd: JOB, jobSteps: 'first' } }],
  ['a step that is a number', { document: { header: HEADER }, content: { jtbd: JOB, jobSteps: [1] } }],
])('%s is refused as a loading error', (_what, stored) => {
  expect(() => upgradeStudy({ docName: 'Study', ...stored })).toThrow(
    expect.objectContaining({ code: 'cen/doc-loading-error' }),
  )
})
