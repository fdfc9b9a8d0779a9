import type { Proposal } from '@outcome-studio/shared/domain/coach'
import { converse } from '../../testing/converse.ts'

const TOLD = [
  'sign painters',
  'paint a shop sign',
  'as it is',
  'clean the board, draw the letters, paint the letters, varnish the sign, hang the sign with two people',
  'waiting for the dry board',
  'the ladder slips',
]
const isOpen = ({ edit }: Proposal) => (edit.kind === 'addStatement' ? null : 'accepted')
const reply = (message: string, decide?: (proposal: Proposal) => 'accepted' | 'rejected' | null) => {
  const { turns, study } = converse([...TOLD, message], decide === undefined ? {} : { decide })
  const turn = turns.at(-1)
  const cards = (turn?.proposals ?? []).map(({ edit }) =>
    edit.kind === 'addStatement'
      ? `${edit.text} (${study.jobSteps.find(({ uuid }) => uuid === edit.stepId)?.userInput})`
      : edit.kind === 'addStep'
        ? edit.text
        : edit.kind,
  )
  return { text: turn?.text ?? '', cards }
}

test.each([
  'The ladder belongs to hanging the sign, not to the board.',
  "Why have you put the ladder under the board, that's when we hang the sign.",
  'That has nothing to do with the board. The ladder slips when we hang the sign.',
])('%j moves the card that it names', (message) => {
  expect(reply(message, isOpen).cards).toEqual([
    'Minimize the likelihood that the ladder slips (Hang the sign with two people)',
  ])
})

test.each([
  ['The ladder card belongs to the invoice.', 'I find no step “the invoice”'],
  ['The brush belongs to hanging the sign.', 'I find no statement about “brush”'],
  ["Please leave out the 'marmalade'.", 'I can’t take “marmalade” out'],
  [
    "It isn't about the ladder, it's the rain.",
    "I can’t change a card by “It isn't about the ladder, it's the rain”",
  ],
  ['You left out the spacing and the invoice.', 'I have no step for “spacing”, “invoice” yet'],
])('%j is answered with a sentence, and never becomes a fact', (message, sentence) => {
  const { text, cards } = reply(message)
  expect(text).toContain(sentence)
  expect(cards).toEqual([])
})

test('an accepted card is moved', () => {
  const { text, cards } = reply('The ladder belongs to hanging the sign.')
  expect(cards).toEqual(['moveStatement'])
  expect(text).toContain('Then it belongs to *Hang the sign with two people*:')
})

test('a word that is to be left out is taken off its card', () => {
  expect(reply("Please leave out the 'dry'.", isOpen).cards).toEqual([
    'Minimize the time spent waiting for the board (Clean the board)',
  ])
})

test('a step that was left out is drafted in the words in which it was told', () => {
  const { turns } = converse([
    'sign painters',
    'paint a shop sign',
    'as it is',
    'draw the letters, then paint the letters',
    'yesterday the mayor was here, and I agree on the price with the shop owner',
    'You left out the price.',
  ])
  const texts = turns.flatMap(({ proposals }) =>
    proposals.flatMap(({ edit }) => (edit.kind === 'addStep' ? [edit.text] : [])),
  )
  expect(texts).toContain('Agree on the price with the shop owner')
})

test.each([
  ['maintain warmth and fresh air during a storm', 'Maintain warmth and fresh air during a storm'],
  ['Protect people and property from fire', 'Protect people and property from fire'],
])('the job %j is one', (message, job) => {
  expect(converse(['caretakers', message]).study.jtbd.userInput).toBe(job)
})

test('two actions are two jobs', () => {
  const { turns } = converse(['packers', 'pick the orders and pack them'])
  expect(turns.at(-1)?.proposals).toHaveLength(2)
})
