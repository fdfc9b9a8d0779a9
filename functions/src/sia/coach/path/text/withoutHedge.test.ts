import { converse } from '../../testing/converse.ts'
import { withoutHedge } from './withoutHedge.ts'

const HEDGES = [
  ', does that count',
  ', i think',
  ', is that a step',
  ', if that counts',
  ', not sure if that counts',
  ", I'm not sure",
  ', i dont know if that counts',
  ', or is that something else',
  ' does that count',
  '. does that count as a step',
  ', I guess, does that count',
]

test.each(HEDGES)('%j at its end is no part of a step', (hedge) => {
  const step = 'put the photograph back in the album'
  expect(withoutHedge(`${step}${hedge}`)).toBe(step)
  const start = ['archivists', 'digitize a photograph', 'scan the photograph, check the scan']
  const { study, turns } = converse([...start, `name the file, ${step}${hedge}`])
  expect(study.jobSteps.map(({ userInput }) => userInput).slice(-2)).toEqual([
    'Name the file',
    'Put the photograph back in the album',
  ])
  expect(turns.at(-1)?.text).not.toMatch(/count|think|sure|something else/)
})

test.each([[', does that count?'], [', if that counts'], [' - is that a step?']])(
  'a line that ends in %j is a step without it',
  (hedge) => {
    const line = `First: scan the photograph\nThen: put the photograph back in the album${hedge}`
    const { study } = converse(['archivists', 'digitize a photograph', 'As it is', line])
    expect(study.jobSteps.map(({ userInput }) => userInput)).toEqual([
      'Scan the photograph',
      'Put the photograph back in the album',
    ])
  },
)

test.each([
  ['check whether that counts'],
  ['ask the guest, or call the desk'],
  ['no'],
  ['i think'],
  ['count the pallets, check the number'],
])('%j has no hedge', (text) => {
  expect(withoutHedge(text)).toBe(text)
})
