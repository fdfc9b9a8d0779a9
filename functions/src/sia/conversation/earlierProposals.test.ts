import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import {
  type CoachMessage,
  type ProposedEdit,
  proposalId,
  siaMessageId,
} from '@outcome-studio/shared/domain/coach'
import { earlierProposals } from './earlierProposals.ts'

const TEXT = 'Minimize the time it takes to locate a free table'
const step = (uuid: string, ...statements: readonly string[]) => ({
  uuid,
  userInput: 'Locate a table',
  category: 'Locate' as const,
  outcomeStatements: statements.map((id) => ({ uuid: id, userInput: TEXT })),
})
const STUDY: CheckedStudy = {
  jtbd: { uuid: 'job', executor: 'Hosts', userInput: 'Seat guests' },
  jobSteps: [step('one', 'stays'), step('two', 'moved')],
}
const answer = (decisions: CoachMessage['decisions'], ...edits: readonly ProposedEdit[]): CoachMessage => ({
  ...{ id: siaMessageId('a'), role: 'coach', parentId: siaMessageId('m'), status: 'whole', by: 'rules' },
  ...{ createdAt: '2026-11-20T10:01:00.000Z', growsUntil: '2026-11-20T10:01:00.000Z', notice: null },
  ...{ choices: [], stopRequested: false, state: '', verPrompt: '', text: '' },
  proposals: edits.map((edit, at) => ({
    ...{ id: proposalId(`p${at}`), edit, reason: '', rules: [], assumptions: [], remarks: [] },
  })),
  decisions,
})
const move = (statementId: string): ProposedEdit => ({
  ...{ kind: 'moveStatement', statementId, fromStepId: 'one', stepId: 'two', text: TEXT },
})
const decisions = (message: CoachMessage) =>
  earlierProposals([message], STUDY).map(({ decision }) => decision)

test('a move is accepted once the statement is in the other step, whatever is recorded', () => {
  expect(
    decisions(
      answer(
        { [proposalId('p3')]: { kind: 'rejected' } },
        ...['moved', 'stays', 'gone', 'stays'].map((id) => move(id)),
      ),
    ),
  ).toEqual([{ kind: 'accepted' }, null, null, { kind: 'rejected' }])
})

test('a move of a step is accepted once it follows the other one', () => {
  const behind = (stepId: string, afterStepId: string | null): ProposedEdit => ({
    ...{ kind: 'moveStep', stepId, fromStepId: null, afterStepId, text: 'Locate a table' },
  })
  expect(
    decisions(
      answer({}, behind('two', 'one'), behind('one', null), behind('one', 'two'), behind('gone', null)),
    ),
  ).toEqual([{ kind: 'accepted' }, { kind: 'accepted' }, null, null])
})

test('what is in its category, or no longer in the study, is accepted', () => {
  const text = 'Locate a table'
  const category = (to: 'Locate' | 'Confirm'): ProposedEdit => ({
    ...{ kind: 'setCategory', stepId: 'one', fromCategory: null, category: to, text },
  })
  const removal = (stepId: string): ProposedEdit => ({ kind: 'removeStep', stepId, text, statements: [] })
  const statement = (statementId: string): ProposedEdit => ({ kind: 'removeStatement', statementId, text })
  expect(
    decisions(
      answer({}, category('Locate'), category('Confirm'), removal('one'), removal('gone'), statement('gone')),
    ).map((decision) => decision?.kind ?? null),
  ).toEqual(['accepted', null, null, 'accepted', 'accepted'])
})

test('a new statement is accepted in any step', () => {
  const add = (stepId: string): ProposedEdit => ({
    ...{ kind: 'addStatement', statementId: 'moved', stepId, text: TEXT },
  })
  expect(decisions(answer({}, add('one'), add('gone')))).toEqual([{ kind: 'accepted' }, { kind: 'accepted' }])
})
