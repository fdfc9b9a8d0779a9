import { readIntent } from './readIntent.ts'

test.each([
  'shut up',
  'Just shut up now!',
  'You are stupid',
  'this is so useless',
  'stupid bot',
  'what a load of shit',
  'I hate you',
])('"%s" is hostile', (message) => {
  expect(readIntent(message).kind).toBe('hostile')
})

test.each([
  'getting fifteen grown men to shut up',
  'useless reports that nobody reads',
  'garbage that is left at the curb',
  'the vacuum sucks up the screws',
  'stupid mistakes when I am tired',
])('"%s" describes work', (message) => {
  expect(readIntent(message)).toEqual({ kind: 'answer' })
})

test.each([
  ['back', 'go back', 'Please go back one step', 'go back to the job', 'take me back please'],
  ['skip', 'skip', 'Skip this one', 'pass', 'pass on this', 'next question please', 'skip it for now'],
  ['enough', 'stop', 'Stop here, please', 'that is enough for today', 'end the interview', 'bye for now'],
  ['enough', 'see you tomorrow', 'I am done with this', 'let us stop here', 'finish'],
  ['thanks', 'thanks a lot', 'Thank you, Sia', 'great', 'nice question', 'cool, thanks', 'perfect!'],
  ['acceptAll', 'accept all', 'Accept all of them', 'accept them all please', 'accept everything now'],
  ['greeting', 'hi', 'Hello, Sia', 'hey there', 'good morning'],
] as const)('of kind %s: "%s", "%s" …', (kind, ...messages) => {
  expect(messages.map((message) => readIntent(message).kind)).toEqual(messages.map(() => kind))
})

test.each([
  'Pass on knowledge',
  'Pass the ball to a team mate',
  'Next of kin are informed',
  'Skip rows without data',
  'Stop bleeding',
  'Quit smoking',
  'Finish the order',
  'End the call',
  'Exit the motorway',
  'Cool the dough',
  'Great care is taken',
  'Perfect the recipe',
  'Go back to the kitchen',
  'Step back from the easel',
  'Accept all deliveries',
  'Accept it from the courier',
  'hi-fi installers',
])('"%s" describes work, although it begins like a command', (message) => {
  expect(readIntent(message)).toEqual({ kind: 'answer' })
})

test('a question about a term is answered with its definition', () => {
  expect(readIntent('What is a job?')).toMatchObject({ kind: 'define' })
  expect(readIntent('what is a job that takes too long')).toEqual({ kind: 'answer' })
})

test.each([
  ['what does Execute mean?', '**Execute**'],
  ['What is Locate?', '**Locate**'],
  ['what’s Monitor', '**Monitor**'],
  ['what is meant by Conclude?', '**Conclude**'],
  ['what does the category Modify mean here?', '**Modify**'],
  ['what do you mean by heart of it', '**Execute**'],
  ['What is a prepare step?', '**Prepare**'],
  ['What does a category mean?', 'eight **categories**'],
])('%j asks for a term', (message, explanation) => {
  const intent = readIntent(message)
  expect(intent.kind === 'define' ? intent.term.explanation : '').toContain(explanation)
})

test.each([
  'define the scope',
  'what is prepared too late',
  'What do they prepare?',
  'explain the heart of the problem',
])('%j asks for no term', (message) => {
  expect(readIntent(message).kind).not.toBe('define')
})
