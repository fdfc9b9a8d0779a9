import * as fc from 'fast-check'
import { memberMessageFields, readSiaMessage } from './readSiaMessage.ts'
import { coachMessage, memberMessage } from './siaArbitraries.ts'

const { id: _memberId, ...MEMBER } = memberMessage('m1')
const { id: _coachId, ...COACH } = coachMessage('m2', 'm1')
const PROPOSAL = {
  id: 'p1',
  edit: { kind: 'addStatement', statementId: 's1', stepId: 'j1', text: 'minimize the time it takes' },
  reason: 'You said so.',
  rules: ['O2'],
  assumptions: ['time'],
  remarks: [{ ruleId: 'O2', severity: 'warning', message: 'Too vague.' }],
}

test('reads what was stored', () => {
  expect(readSiaMessage('m1', memberMessageFields(memberMessage('m1')))).toEqual(memberMessage('m1'))
  const stored = { ...COACH, proposals: [PROPOSAL], decisions: { p1: { kind: 'accepted', text: 'Mine' } } }
  expect(readSiaMessage('m2', stored)).toEqual({ id: 'm2', ...stored })
})

test('ignores unknown keys', () => {
  expect(readSiaMessage('m1', { ...MEMBER, mood: 'good' })).toEqual(memberMessage('m1'))
  expect(readSiaMessage('m2', { ...COACH, cost: 1 })).toEqual(coachMessage('m2', 'm1'))
})

test.each([
  ['setExecutor', { kind: 'setExecutor', before: '', after: 'nurses' }],
  ['setJob', { kind: 'setJob', before: 'old', after: 'new' }],
  ['addStep', { kind: 'addStep', stepId: 'j1', afterStepId: null, text: 'verify', category: null }],
  ['rewriteStep', { kind: 'rewriteStep', stepId: 'j1', before: 'a', after: 'b' }],
  ['rewriteStatement', { kind: 'rewriteStatement', statementId: 's1', before: 'a', after: 'b' }],
  [
    'setCategory',
    { kind: 'setCategory', stepId: 'j1', fromCategory: null, category: 'Confirm', text: 'Verify' },
  ],
  ['removeStep', { kind: 'removeStep', stepId: 'j1', text: 'Verify', statements: ['minimize the time'] }],
  ['removeStatement', { kind: 'removeStatement', statementId: 's1', text: 'minimize the time' }],
  ['addGoal', { kind: 'addGoal', goalId: 'g1', layer: 'emotional', text: 'feel calm' }],
])('reads a proposal of the kind %s', (_kind, edit) => {
  const proposals = [{ ...PROPOSAL, edit }]
  expect(readSiaMessage('m2', { ...COACH, proposals })).toMatchObject({ proposals })
})

test('leaves out malformed proposals and decisions one by one', () => {
  const stored = {
    ...COACH,
    proposals: [
      { ...PROPOSAL, edit: { kind: 'deleteStudy' } },
      { ...PROPOSAL, id: '' },
      PROPOSAL,
      'text',
      { ...PROPOSAL, reason: 'The same id.' },
      { ...PROPOSAL, id: 'p2', edit: { ...PROPOSAL.edit, text: '' } },
    ],
    decisions: { p1: { kind: 'rejected' }, p2: { kind: 'maybe' }, p3: null },
    choices: ['Yes', 3, 'No'],
  }
  expect(readSiaMessage('m2', stored)).toMatchObject({
    proposals: [PROPOSAL],
    decisions: { p1: { kind: 'rejected' } },
    choices: ['Yes', 'No'],
  })
})

test('an answer with nothing but its parent is a cut one', () => {
  expect(readSiaMessage('m2', { role: 'coach', parentId: 'm1' })).toEqual({
    ...coachMessage('m2', 'm1'),
    text: '',
    status: 'cut',
    createdAt: '1970-01-01T00:00:00.000Z',
    growsUntil: '1970-01-01T00:00:00.000Z',
  })
})

test.each([
  ['no document', undefined],
  ['another role', { ...MEMBER, role: 'system' }],
  ['no text of the member', { ...MEMBER, text: 7 }],
  ['an answer without a parent', { ...COACH, parentId: null }],
])('reads no message from %s', (_what, fields) => {
  expect(readSiaMessage('m1', fields)).toBeNull()
})

test('reads anything without an error', () => {
  const anyFields = fc.record(
    {
      role: fc.constantFrom('member', 'coach', 7),
      text: fc.anything(),
      parentId: fc.anything(),
      proposals: fc.anything(),
      decisions: fc.anything(),
      choices: fc.anything(),
      createdAt: fc.anything(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(anyFields, fc.anything()), (fields) => {
      const message = readSiaMessage('m1', fields)
      if (message !== null) expect(Number.isNaN(Date.parse(message.createdAt))).toBe(false)
    }),
  )
})
