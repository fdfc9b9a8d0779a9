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
