import { type Proposal, readCoachState } from '@outcome-studio/shared/domain/coach'
import { converse } from '../../testing/converse.ts'

test('a correction names the draft that it replaces', () => {
  const before = ['hosts', 'seat guests', 'as it is', 'lead guests to the table']
  const decide = (proposal: Proposal) => (proposal.edit.kind === 'addStep' ? null : 'accepted')
  const { turns, proposals } = converse([...before, 'No, I meant greet the guests'], { decide })
  const steps = proposals.flatMap(({ edit }) => (edit.kind === 'addStep' ? [edit] : []))
  expect(steps.map(({ text }) => text)).toEqual(['Lead guests to the table', 'Greet the guests'])
  expect(readCoachState(turns.at(-1)?.state ?? '')?.replaced).toEqual([steps[0]?.stepId])
  expect(readCoachState(turns.at(-2)?.state ?? '')?.replaced).toEqual([])
})
