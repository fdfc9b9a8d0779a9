import { answerTo } from '../../testing/answers/answerTo.ts'

test.each([
  ['a horse that walks off sound, thats what I get paid for', 'Get a horse to walk off sound'],
  ['a piano that stays in tune, that is the job', 'Get a piano to stay in tune'],
  ['Badges are not it. It is getting children to float', 'Get children to float'],
  ['Producing bread for the village and if possible a profit', 'Produce bread for the village'],
  ['With the brush and vac I clean flues', 'Clean flues'],
  ['prove the pump does what the data sheet says', 'Prove that the pump does what the data sheet says'],
  ['Use the diagnostic tablet to find out why a lift has stopped', 'Find out why a lift has stopped'],
])('%j is the job %j', (answer, job) => {
  expect(answerTo('job', answer).drafts).toEqual([job])
})

test.each([
  'you set off from home and somehow you’ve got to end up at your desk',
  'you go down and the hull has to come out clean',
  'stuff comes in by the bag and it’s got to end up on the right shelf',
  'Winning isn’t it. It’s keeping them playing',
  'a customer that comes back, that is the job',
  'you sit up there and somehow everyone has to go home dry',
  'flowers come in and they have to go out again looking nice',
])('of %j no part is drafted, and it is asked about', (answer) => {
  const { drafts, reply } = answerTo('job', answer)
  expect(drafts).toEqual([])
  expect(reply).toContain('“')
})

test('what a job is not is no trouble', () => {
  expect(answerTo('job', 'Winning isn’t it. It’s keeping them playing').reply).not.toContain('goes wrong')
})
