import { proposedText } from '@outcome-studio/shared/domain/coach'
import { converse } from '../../testing/converse.ts'

const CORE = [
  'gardeners',
  'keep a rose garden',
  'as it is',
  'prune the roses, water the roses, weed the beds',
]

const last = (messages: readonly string[]) => {
  const { turns, study } = converse(messages)
  const { text = '', proposals = [] } = turns.at(-1) ?? {}
  return { text, drafts: proposals.map(proposedText), steps: study.jobSteps.map((each) => each.userInput) }
}

test('what is no step is answered, and the rest is drafted', () => {
  const { text, drafts } = last([
    ...CORE,
    'No, gardeners isn’t a step, that’s who we are. After it we sweep the paths.',
  ])
  expect(text).toContain('Right, that is no step.')
  expect(text).not.toContain('still open')
  expect(drafts).toEqual(['Sweep the paths'])
})

test('the executor with more words is a card of the executor, and no step', () => {
  const told = [
    'gardeners',
    'keep a rose garden',
    'As it is. I already told you, city park gardeners. We prune the roses.',
  ]
  expect(last(told).drafts).toEqual(['City park gardeners', 'Prune the roses'])
})

test('who it is that does something on a card is answered without a card', () => {
  const told = [...CORE, 'skip', 'getting the roses to bloom twice takes long', 'It’s the owner who blooms!']
  const { text, drafts } = last(told)
  expect(drafts).toEqual([])
  expect(text).toContain('it is the owner: choose **Edit** on the card')
})

test('what is to be put under a step is proposed there', () => {
  const told = [...CORE, 'skip', 'waiting for the rain', 'Pruning isn’t weeding, put it under weed the beds.']
  const { text, drafts } = last(told)
  expect(drafts).toEqual(['Minimize the time spent waiting for the rain'])
  expect(text).toContain('Then it belongs to *Weed the beds*:')
})

test('whether others are meant is answered where the executor is asked', () => {
  expect(last(['Rose gardeners, I guess? Or do you mean the visitors?']).text).toContain(
    'No, the people who do the work.',
  )
})
