import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { converse, statementsOf } from '../testing/converse.ts'

const stepsOf = ({ jobSteps }: CheckedStudy) => jobSteps.map(({ userInput }) => userInput)
const OPENING = [
  'The work is carried out by court interpreters.',
  'Render testimony between two languages during a hearing',
]

test.each(['The size of the job is appropriate.', 'I consider the size of the job to be appropriate.'])(
  '%j leaves the job, and is no step of it',
  (message) => {
    const { study, turns } = converse([...OPENING, message])
    expect(study.jtbd.executor).toBe('Court interpreters')
    expect(study.jtbd.userInput).toBe('Render testimony between two languages during a hearing')
    expect(turns.at(-1)?.text).toContain('the job is fixed')
    expect(turns.at(-1)?.proposals).toEqual([])
  },
)

test('a mishap of whoever does the job is none of the steps that were left out', () => {
  const { study } = converse([
    ...OPENING,
    'As it is',
    'The interpreter takes the oath, listens to the witness, renders the answer, clarifies terms with the judge',
    'Beforehand, the interpreter reads the case file and compiles a glossary. Afterwards, the interpreter submits an invoice to the court.',
    'Waiting until the witness has finished a long sentence.',
    'The interpreter omits a negation.',
  ])
  expect(stepsOf(study)).not.toContain('Omit a negation')
  expect(statementsOf(study)).toContain('Minimize the likelihood that the interpreter omits a negation')
})
