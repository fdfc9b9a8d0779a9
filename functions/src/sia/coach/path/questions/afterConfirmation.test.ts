import { ENGLISH } from '../../language/ENGLISH.ts'
import { answerTo } from '../../testing/answers/answerTo.ts'
import { playAnswer } from '../../testing/answers/playAnswer.ts'

const CARD = 'Minimize the time it takes to find the hose'
const toCard = (answer: string) =>
  playAnswer(
    {
      id: '',
      question: 'outcomes',
      context: {
        executor: 'Gardeners',
        job: 'Grow vegetables',
        step: 'Water the beds',
        asked: 'takesLong',
        drafts: [CARD],
      },
      answer,
      intent: 'confirm',
      kind: '',
      facts: [],
      acceptable: [],
      never: [],
    },
    ENGLISH,
  )

test.each(['bang on, leave it like that', 'yes'])('%j only agrees, and is not quoted', (answer) => {
  const { reply, drafts } = toCard(answer)
  expect(drafts).toEqual([])
  expect(reply).toContain('choose **Accept**')
  expect(reply).not.toContain('“')
})

test('what is added to an agreement is one more of what was asked for, and no step', () => {
  expect(toCard('first one yes. add rolling up the hose').drafts).toEqual([
    'Minimize the time it takes to roll up the hose',
  ])
})

test.each([
  ['spot on. could lose the allotment bit though, same thing in a yard', 'Grow vegetables'],
  ['fine, you can drop the fresh part', 'Grow vegetables on an allotment'],
])('%j makes the job %j', (answer, job) => {
  const study = { executor: 'Gardeners', job: 'Grow vegetables on an allotment', step: '' }
  const known = answer.includes('fresh') ? { ...study, job: 'Grow fresh vegetables on an allotment' } : study
  expect(answerTo('size', answer, known).drafts).toEqual([job])
})
