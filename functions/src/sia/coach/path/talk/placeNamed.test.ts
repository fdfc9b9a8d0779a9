import { answerTo } from '../../testing/answers/answerTo.ts'
import { placeNamed } from './placeNamed.ts'

test.each([
  [
    'executor',
    'go back to the executor',
    'one back, I want to change who does it',
    'up one, redo the people bit',
  ],
  ['job', 'back to the job please', 'return to what they get done'],
  ['steps', 'go back to the steps'],
])('the %s is named by %j, %j …', (kind, ...messages) => {
  expect(messages.map((message) => placeNamed(message)?.kind)).toEqual(messages.map(() => kind))
})

test.each(['go back', 'one step back', 'previous question', 'back up a bit'])(
  '%j names no question',
  (message) => {
    expect(placeNamed(message)).toBeNull()
  },
)

test('the question that is named is asked again, with what is known', () => {
  expect(answerTo('wrong', 'go back to the start').reply).toContain('So far it is *Gardeners*.')
})
