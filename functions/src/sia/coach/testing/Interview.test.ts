import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkText } from '@outcome-studio/shared/domain/checker'
import { readCoachState, startState } from '@outcome-studio/shared/domain/coach'
import { converse, EMPTY_STUDY, statementsOf } from './converse.ts'
import { askedBy, type Interview, readInterviews } from './Interview.ts'

const INTERVIEWS = readInterviews(readFileSync(join(__dirname, 'interviews.json'), 'utf8'))
/** Turns after which an interview ends. */
const MOST_TURNS = 30

/** Answers what is asked, as a person would who accepts every card. */
function interview(answers: Interview) {
  const given = new Map<string, number>()
  return converse((stored, count) => {
    const { open } = readCoachState(stored) ?? startState({ study: EMPTY_STUDY, earlier: [] })
    const asked = askedBy(open)
    if (count >= MOST_TURNS || asked === null) return null
    const at = given.get(asked) ?? 0
    given.set(asked, at + 1)
    return answers[asked][at] ?? 'skip'
  })
}

test.each(Object.entries(INTERVIEWS))(
  'an interview with somebody %s ends in a study with an executor, a job, five steps and ten statements',
  (_, answers) => {
    const { study, turns } = interview(answers)
    expect(turns.length).toBeGreaterThanOrEqual(12)
    expect(study.jtbd.executor).not.toBe('')
    expect(study.jtbd.userInput).not.toBe('')
    expect(study.jobSteps.length).toBeGreaterThanOrEqual(5)
    expect(statementsOf(study).length).toBeGreaterThanOrEqual(10)
    const errors = statementsOf(study).flatMap((text) =>
      checkText('outcomeStatement', text).filter(({ severity }) => severity === 'error'),
    )
    expect(errors).toEqual([])
  },
)
