import fc from 'fast-check'
import type { CheckedStudy } from '../../checker/study/CheckedStudy.ts'
import { type Proposal, proposedText } from '../proposals/Proposal.ts'
import type { CoachContext } from './CoachTurn.ts'
import { coachReply } from './coachReply.ts'
import { openCoach } from './openCoach.ts'

const EMPTY: CheckedStudy = { jtbd: { uuid: 'job', executor: '', userInput: '' }, jobSteps: [] }

function applyProposal(study: CheckedStudy, { edit }: Proposal): CheckedStudy {
  const text = proposedText({ edit })
  if (edit.kind === 'setExecutor') return { ...study, jtbd: { ...study.jtbd, executor: text } }
  if (edit.kind === 'setJob') return { ...study, jtbd: { ...study.jtbd, userInput: text } }
  if (edit.kind === 'addStep') {
    const step = { uuid: edit.stepId, userInput: text, category: edit.category, outcomeStatements: [] }
    return { ...study, jobSteps: [...study.jobSteps, step] }
  }
  const jobSteps = study.jobSteps.map((step) =>
    edit.kind === 'addStatement' && step.uuid === edit.stepId
      ? {
          ...step,
          outcomeStatements: [...step.outcomeStatements, { uuid: edit.statementId, userInput: text }],
        }
      : step,
  )
  return { ...study, jobSteps }
}

function converse(messages: readonly string[]) {
  let ids = 0
  let study = EMPTY
  let state = ''
  const proposals: Proposal[] = []
  for (const at of messages.keys()) {
    const said = messages.slice(0, at + 1)
    const context: CoachContext = {
      study,
      needs: null,
      said,
      earlier: proposals.map((proposal) => ({ proposal, decision: { kind: 'accepted' } })),
      isFirst: at === 0,
      newId: () => `id-${ids++}`,
    }
    const turn = coachReply(context, state)
    state = turn.state
    proposals.push(...turn.proposals)
    study = turn.proposals.reduce(applyProposal, study)
  }
  return { study, proposals }
}

test('leads from an empty study to ten outcome statements', () => {
  const { study, proposals } = converse([
    'restaurant hosts',
    'next',
    'I want to seat guests',
    'next',
    'Greet the arriving guests\nFind a free table\nLead the guests to the table',
    'next',
    'it takes ages to find out the size of a group\nlearning the names of the guests takes long',
    'guests leave the restaurant\nguests are overlooked at the entrance',
    'a reservation is written down twice',
    'it takes long to find a free table for a large group',
    'a table is dirty when guests arrive\na table is promised to two groups',
    'a free table stays empty during the rush',
    'it takes long to reach the table in a crowded room',
    'guests lose sight of the host in a crowded room',
    'guests have to change the table during the meal',
  ])
  const statements = study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
  expect(study.jtbd).toMatchObject({ executor: 'Restaurant hosts', userInput: 'Seat guests' })
  expect(statements.length).toBeGreaterThanOrEqual(10)
  expect(proposals.flatMap(({ assumptions }) => assumptions)).toEqual([])
})

test.each(['why?', 'help', 'what is an outcome?', '🙂', 'stop'])('asks on after %s', (answer) => {
  expect(converse([answer]).proposals).toEqual([])
})

test('says once that it is not a person', () => {
  expect(openCoach({ study: EMPTY, needs: null, isFirst: true }).text).toContain('not a person')
  expect(openCoach({ study: EMPTY, needs: null, isFirst: false }).text).not.toContain('not a person')
})

test('answers whatever is said in any state', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (message, state) => {
      let ids = 0
      const context = { study: EMPTY, needs: null, said: [message], earlier: [], isFirst: false }
      const turn = coachReply({ ...context, newId: () => `id-${ids++}` }, state)
      expect(turn.text).not.toBe('')
      expect(turn.state.length).toBeLessThanOrEqual(5_000)
      for (const { remarks } of turn.proposals) {
        expect(remarks.filter(({ severity }) => severity === 'error')).toEqual([])
      }
    }),
  )
})
