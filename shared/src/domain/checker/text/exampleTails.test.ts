import { checkText } from '../checkText.ts'
import type { CheckedEntity } from '../Rule.ts'
import { exampleTails } from './exampleTails.ts'

const tailsOf = (text: string) => exampleTails(text).map(({ start, end }) => text.slice(start, end))
const found = (entity: CheckedEntity, text: string) =>
  checkText(entity, text)
    .filter(({ severity }) => severity !== 'hint')
    .map(({ ruleId, severity }) => `${ruleId} ${severity}`)

test.each([
  ['Bake bread, e.g. rye, oat, and barley', 'e.g. rye, oat, and barley'],
  ['Bake bread, e.g. rye, and sell it to neighbors', 'e.g. rye'],
  ['Increase the number of hens seen, e.g. 5, and minimize the noise', 'e.g. 5'],
  [
    'Minimize the time it takes to lay a table, e.g. plates and order of seats',
    'e.g. plates and order of seats',
  ],
  [
    'Minimize the time it takes to tidy a room, e.g. dust, mop, and air the beds',
    'e.g. dust, mop, and air the beds',
  ],
  ['Minimize the items lost, such as keys or gloves, when moving', 'such as keys or gloves'],
  ['Minimize the items lost (e.g. keys, and maps) and increase the speed', 'e.g. keys, and maps'],
  ['Pack for a hike, for example a map. Minimize the weight', 'for example a map'],
])('the examples of %j end before the next clause', (text, tail) => expect(tailsOf(text)).toEqual([tail]))

test.each<[CheckedEntity, string, readonly string[]]>([
  [
    'outcomeStatement',
    'Minimize the time it takes to find a barn, e.g. quickly with the Etsy app and under 5 minutes',
    ['O5 warning', 'O5 warning', 'O7 warning', 'O9 warning'],
  ],
  ['outcomeStatement', 'Increase the number of hens seen per day, e.g. 5, and minimize noise', ['O4 error']],
  ['outcomeStatement', 'Minimize the time it takes to call a vet, such as via WhatsApp', ['O5 warning']],
  ['outcomeStatement', 'Minimize the number of tools lost, for example my saw', ['O8 warning']],
  ['job', 'Bake bread, e.g. rye, and sell it to neighbors', ['J6 error']],
  ['job', 'Sell pottery, e.g. on Etsy', ['J5 warning']],
  ['job', 'Store gear, such as my skis', ['J13 warning']],
])('the examples of a %s are checked: %j', (entity, text, expected) =>
  expect(found(entity, text)).toEqual(expected),
)

test.each<[CheckedEntity, string]>([
  ['outcomeStatement', 'Minimize the time it takes to reach a vet, e.g. by phone or in person'],
  ['outcomeStatement', 'Minimize the number of eggs left over, e.g. 3 or 4'],
  ['outcomeStatement', 'Minimize the items forgotten on a hike, such as maps, water, and matches'],
  ['job', 'Host guests, e.g. 12 people from Berlin'],
])('plain examples of a %s are fine: %j', (entity, text) => expect(found(entity, text)).toEqual([]))
