import { ENGLISH } from '../language/ENGLISH.ts'
import { correctEnglish } from './correctEnglish.ts'

test.each([
  ['some guy bends the key', 'someone bends the key'],
  ['the new lad drops the tray', 'a new worker drops the tray'],
  ['two lads leave early', 'two people leave early'],
  ['a new kid gets lost', 'a new child gets lost'],
  ['the scale plays up', 'the scale malfunctions'],
  ['the loaf is burned and stay in the oven', 'the loaf is burned and stays in the oven'],
  ['the guest waits since ten minutes', 'the guest waits for ten minutes'],
  ['the oven is not enough hot', 'the oven is not hot enough'],
  ['two loaves with the same label', 'there are two loaves with the same label'],
])('what goes wrong, told as %j, is %j', (told, expected) => {
  expect(correctEnglish('wrong', told, ENGLISH)).toBe(expected)
})

test.each([
  ['fight a stuck screw', 'deal with a stuck screw'],
  ['understand what want the guest', 'understand what the guest wants'],
  ['arrive to the right temperature', 'reach the right temperature'],
  ['clean the oven in the end of day', 'clean the oven at the end of the day'],
  ['figuring out what goes where', 'figure out what goes where'],
])('what takes long, told as %j, is %j', (told, expected) => {
  expect(correctEnglish('long', told, ENGLISH)).toBe(expected)
})

test.each([
  'a dog fights the muzzle',
  'the guy rope snaps',
  'the oven is full enough',
  'a guest asks the cook to stop and stay',
])('%j stays as it is', (told) => {
  expect(correctEnglish('wrong', told, ENGLISH)).toBe(told)
})
