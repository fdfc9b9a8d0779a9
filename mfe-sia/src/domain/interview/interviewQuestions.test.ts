import { studyFromOutline, studyUuid } from '@outcome-studio/shared/domain/study'
import { interviewQuestions } from './interviewQuestions.ts'

const uuid = studyUuid('study')
let ids = 0
const newId = () => `id-${ids++}`

test('an empty study asks for the person, the job and the steps first', () => {
  const study = studyFromOutline({ executor: '', job: '', steps: [] }, { uuid, newId })
  expect(interviewQuestions(study, [])).toEqual([
    'What is your part in it, and who else does it?',
    'What are you trying to get done?',
    'What do you do at the moment it gets done? One thing after the other.',
    'What do you do before that, and what afterwards?',
  ])
})

test('a study with steps asks about each, without what was answered', () => {
  const steps = ['Find a table', 'Lead guests', 'Tell the waiter'].map((step) => ({
    step,
    category: 'Execute' as const,
    outcomes: [],
  }))
  const study = studyFromOutline({ executor: 'Hosts', job: 'Seat guests', steps }, { uuid, newId })
  const first = study.jobSteps[0]?.uuid ?? ''
  expect(interviewQuestions(study, [`long ${first}`]).slice(0, 3)).toEqual([
    'Find a table: what goes wrong?',
    'Lead guests: what takes long?',
    'Lead guests: what goes wrong?',
  ])
  expect(interviewQuestions(study, [])).toHaveLength(8)
  expect(interviewQuestions(study, [])).toContain('Find a table: what is wasted, or done twice?')
})
