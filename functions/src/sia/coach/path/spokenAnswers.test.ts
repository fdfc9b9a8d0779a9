import { converse } from '../testing/converse.ts'

const LESSON = ['Driving instructors', 'Teach people to drive', 'as it is']
const HEARING = [
  'Court interpreters',
  'Render testimony',
  'as it is',
  'They listen to the utterance, take notes on names, and deliver the rendition in the target language.',
  'They read the case file',
]

const lastOf = (messages: readonly string[]) => {
  const { turns, study } = converse(messages)
  const turn = turns.at(-1)
  return { text: turn?.text ?? '', proposals: turn?.proposals ?? [], study }
}
const stepsOf = (messages: readonly string[]) =>
  lastOf(messages).study.jobSteps.map(({ userInput }) => userInput)

test.each([
  ['I explain the turn, and then the learner tries it and I correct the mistakes.', 'Correct the mistakes'],
  [
    'I explain the turn. When the learner fails I comfort the learner.',
    'Comfort the learner when the learner fails',
  ],
  [
    'I explain the turn. Correcting the mistakes is something I do, though, isn’t it?',
    'Correct the mistakes',
  ],
  ['I explain the turn. Parking the car is a step whether you’re sure or not.', 'Park the car'],
  ['Instructors explain the turn.', 'Explain the turn'],
  ['The instructor explains the turn and corrects the mistakes.', 'Correct the mistakes'],
])('in %j an action of the executor is a step', (message, step) => {
  expect(stepsOf([...LESSON, message])).toContain(step)
  expect(lastOf([...LESSON, message]).text).not.toContain('goes wrong')
})

test.each([
  'Maybe that the engine gets too hot? Is that short enough?',
  'I guess the engine gets too hot? Or is that too long?',
  'Perhaps the engine gets too hot? Does that count?',
])('the answer in %j is taken before its question', (message) => {
  const { text, proposals } = lastOf([...LESSON, 'I explain the turn', 'skip', 'skip', message])
  expect(proposals).toHaveLength(1)
  expect(text).not.toContain('A good study has')
})

test('an unsure answer beside another one is not dropped', () => {
  const { text } = lastOf([
    ...LESSON,
    'I explain the turn',
    'skip',
    'skip',
    'I guess they nod but did not understand a word? Or the engine gets too hot.',
    'what do we have?',
  ])
  expect(text).toContain('did not understand a word')
})

test('who says that nothing takes long and what goes wrong answers two questions', () => {
  const { text, proposals } = lastOf([
    ...LESSON,
    'I explain the turn',
    'skip',
    'skip',
    'Nothing takes long about explaining it, it’s ten seconds. What goes wrong is that the engine gets too hot.',
  ])
  expect(proposals).toHaveLength(1)
  expect(text).not.toContain('what takes long?')
  expect(text).not.toContain('what can go wrong?')
})

test('a step that the member would rather talk about is asked about', () => {
  const { text } = lastOf([
    ...HEARING,
    'skip',
    'I’d rather talk about the delivery. You’ve skipped delivery altogether, and I said it twice.',
  ])
  expect(text).toContain('*Deliver the rendition in the target language*: **what takes long?**')
  expect(text).not.toContain('“')
})

test('a step of another name is asked for', () => {
  expect(lastOf([...HEARING, 'skip', 'I’d rather talk about recovery.']).text).toContain('recovery')
})

test('statements go to the step whose action a noun is made of', () => {
  const { study } = lastOf([...HEARING, 'skip', 'On the delivery side, the voice gets too quiet.'])
  const step = study.jobSteps.find(({ userInput }) => userInput.startsWith('Deliver'))
  expect(step?.outcomeStatements).toHaveLength(1)
})

test('what is done before the work starts comes first, whenever it is told', () => {
  const told =
    'Afterwards they file the timesheet. And the dialect still has to be confirmed before the hearing starts.'
  const [first, ...others] = stepsOf([...HEARING, told])
  expect(first).toBe('Confirm the dialect before the hearing starts')
  expect(others.at(-1)).toBe('File the timesheet')
})
