import { StudioError } from '@outcome-studio/shared/domain/errors'
import * as fc from 'fast-check'
import { anyStudy } from './studyArbitraries.ts'
import { parseStudyHeader } from './studyHeaderSchema.ts'
import { parseStudy } from './studySchema.ts'

test('a study round-trips', () => {
  fc.assert(
    fc.property(anyStudy, (study) => {
      expect(parseStudy(JSON.parse(JSON.stringify(study)))).toEqual(study)
    }),
  )
})

test('unknown keys are preserved at every level', () => {
  const stored = {
    colour: 1,
    jtbd: { uuid: 'u', executor: 'Gardeners', userInput: 'Grow a hedge', remarks: [], colour: 2 },
    jobSteps: [
      {
        uuid: 's',
        userInput: 'Trim the hedge',
        category: 'Execute',
        remarks: [],
        colour: 3,
        outcomeStatements: [{ uuid: 'o', userInput: '', remarks: [], colour: 4 }],
      },
    ],
  }
  expect(parseStudy(stored)).toEqual(stored)
})

test('missing parts read as empty', () => {
  expect(parseStudy({ jtbd: { uuid: 'u' }, jobSteps: [{ uuid: 's' }] })).toEqual({
    jtbd: { uuid: 'u', executor: '', userInput: '', remarks: [] },
    jobSteps: [{ uuid: 's', userInput: '', category: null, remarks: [], outcomeStatements: [] }],
  })
})

test('an unknown category and malformed remarks do not prevent a study from opening', () => {
  const remark = {
    ruleId: 'J1',
    severity: 'error',
    message: 'm',
    span: null,
    suggestion: null,
    source: 'lexer',
  }
  const study = parseStudy({
    jtbd: { uuid: 'u', remarks: ['old text', remark, { ruleId: 1 }] },
    jobSteps: [{ uuid: 's', category: 'Dream', remarks: 'none' }],
  })
  expect(study.jtbd.remarks).toEqual([remark])
  expect(study.jobSteps[0]).toMatchObject({ category: null, remarks: [] })
})

test('an entry of a list that cannot be read is left out, and the others stay', () => {
  const effect = { statementId: 'o', effect: 'large' }
  const initiative = { id: 'i', name: 'Planner', owner: '', effort: null, effects: [effect] }
  const filter = {
    kind: 'filter',
    uuid: 'f',
    name: 'Cooks',
    conditions: [{ screener: 'Role', answers: ['Cook'] }],
  }
  const screener = { id: 'q', question: 'Role', answers: ['Cook'] }
  const plan = { screeners: [screener, { id: '' }], isShuffled: true, mostOutcomes: null }
  const notApplicable = { category: 'Monitor', reason: 'none' }
  const statement = { uuid: 'o', userInput: '', remarks: [] }
  const step = { uuid: 's', userInput: '', category: null, remarks: [] }
  const dismissal = { ruleId: 'O1', text: '', reason: 'wanted' }
  const study = parseStudy({
    jtbd: { uuid: 'u', dismissals: [dismissal, 'x'] },
    jobSteps: [{ ...step, outcomeStatements: [{ ...statement, tags: ['', 'seat', 4] }] }],
    initiatives: [
      { ...initiative, effects: [{ statementId: 'o', effect: 'huge' }, effect] },
      { name: 'no id' },
      null,
    ],
    segments: [{ kind: 'by hand', uuid: 'h' }, filter],
    questionnaire: plan,
    notApplicable: [{ category: 'Dream', reason: '' }, notApplicable],
  })
  expect(study).toEqual({
    jtbd: { uuid: 'u', executor: '', userInput: '', remarks: [], dismissals: [dismissal] },
    jobSteps: [{ ...step, outcomeStatements: [{ ...statement, tags: ['seat'] }] }],
    initiatives: [initiative],
    segments: [filter],
    questionnaire: { ...plan, screeners: [screener] },
    notApplicable: [notApplicable],
  })
})

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['no job', { jobSteps: [] }],
  ['a job without uuid', { jtbd: { userInput: 'x' }, jobSteps: [] }],
  ['a number for a text', { jtbd: { uuid: 'u', userInput: 4 }, jobSteps: [] }],
  ['steps that are no list', { jtbd: { uuid: 'u' }, jobSteps: {} }],
])('%s is refused as a loading error', (_what, stored) => {
  expect(() => parseStudy(stored)).toThrow(StudioError)
  expect(() => parseStudy(stored)).toThrow(expect.objectContaining({ code: 'cen/doc-loading-error' }))
})

test('a header round-trips with unknown keys', () => {
  const header = {
    docName: 'Hedges',
    uuid: 'u',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
    revision: 3,
    schemaVersion: 1,
    counts: { jobSteps: 1, outcomeStatements: 2 },
    pinned: true,
  }
  expect(parseStudyHeader(header)).toEqual(header)
})

test('a header written by the first version is valid', () => {
  expect(parseStudyHeader({ docName: 'Hedges', uuid: 'u' })).toMatchObject({
    revision: 0,
    counts: { jobSteps: 0, outcomeStatements: 0 },
  })
})

test('a header without a name is refused', () => {
  expect(() => parseStudyHeader({ uuid: 'u' })).toThrow(
    expect.objectContaining({ code: 'cen/doc-loading-error' }),
  )
})
