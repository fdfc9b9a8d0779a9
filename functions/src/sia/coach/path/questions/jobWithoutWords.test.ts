import { answerTo } from '../../testing/answers/answerTo.ts'
import { jobWithoutWords } from './jobWithoutWords.ts'

test.each([
  [
    'Grow vegetables on an allotment',
    'could lose the allotment bit though, same thing in a back yard',
    'Grow vegetables',
  ],
  ['Groom a dog in a salon', 'yes. but drop the salon bit, same at home', 'Groom a dog'],
  [
    'Move sheep to fresh grass in the spring',
    'you can lose in the spring, we do it all year',
    'Move sheep to fresh grass',
  ],
  ['Cook a hot lunch for pupils', 'yep thats it, take out the for pupils part though', 'Cook a hot lunch'],
  ['Run an annual flower show', 'good size, though lose the word annual', 'Run a flower show'],
  ['Watch swimmers in a public pool', 'yes, though I’d cut in a public pool', 'Watch swimmers'],
  ['Clean old flues', 'fine, just drop "old"', 'Clean flues'],
])('of %j, %j leaves %j', (job, message, left) => {
  expect(jobWithoutWords(job, message)).toBe(left)
})

test.each([
  ['Grow vegetables', 'lose the vegetables'],
  ['Grow vegetables on an allotment', 'we lose half of the crop'],
  ['Grow vegetables on an allotment', 'you can lose the greenhouse'],
  ['Cut hair in a salon', 'I cut hair at home too'],
  ['Tune a piano', 'drop the piano'],
  ['Supply props for a play', 'I would leave out the word "play", we do panto too. Supply props for a show'],
  ['Drop the pilot at the pier', 'drop the pilot'],
])('of %j, %j leaves nothing out', (job, message) => {
  expect(jobWithoutWords(job, message)).toBeNull()
})

test('a confirmation that drops words of the job is no confirmation of all of it', () => {
  const study = { executor: 'Allotment holders', job: 'Grow vegetables on an allotment', step: '' }
  const { drafts } = answerTo(
    'size',
    'spot on. could lose the allotment bit though, same thing in a back yard',
    study,
  )
  expect(drafts).toEqual(['Grow vegetables'])
})
