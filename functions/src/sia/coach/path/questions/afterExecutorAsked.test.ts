import { answerTo } from '../../testing/answers/answerTo.ts'

test.each([
  [
    'My sister got married. Mum did flowers, dad paid, I did the plan. so really whoever plans the seating',
    'People who plan the seating',
  ],
  [
    'My sister got married. Mum did the flowers, dad paid. So really whoever plans the seating',
    'People who plan the seating',
  ],
  [
    'The boss orders it, the driver brings it. So, the person who unpacks the boxes I suppose',
    'People who unpack the boxes',
  ],
  ['the person with the camera, so the photographer. not the second shooter', 'Photographers'],
])('%j ends with the executor %j', (answer, executor) => {
  expect(answerTo('executor', answer).drafts).toEqual([executor])
})

test.each([
  [
    'We downsized mum last spring so I’ll tell you how it went. I did the organising, my brother drove the van. So… the person organising it I suppose',
    'the person organising it',
  ],
])('of %j it asks about %j alone', (answer, words) => {
  const { drafts, reply } = answerTo('executor', answer)
  expect(drafts).toEqual([])
  expect(reply).toContain(`“${words}”`)
  expect(reply).not.toContain('brother')
})
