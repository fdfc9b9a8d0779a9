import { isSound } from '../../drafts/isSound.ts'
import { ENGLISH } from '../../language/ENGLISH.ts'
import { troubleForms } from './troubleForms.ts'

test.each(['Takes too long', 'Goes wrong', 'Happens too often'])(
  'the button “%s” puts no clause behind its frame',
  (trouble) => {
    for (const words of [
      'the lemon one tastes of nothing in winter',
      'lifting the bag is hard',
      'riding there twice',
    ])
      expect(troubleForms(words, trouble, 'Bakers', ENGLISH)).toEqual([])
  },
)

test.each([
  [
    'choosing between two linings can go on forever',
    'Takes too long',
    'the time it takes to choose between two linings',
  ],
  ['the lid', 'Takes too long', 'the time spent on the lid'],
  ['the lid', 'Goes wrong', 'the likelihood that something goes wrong with the lid'],
  ['paperwork', 'Costs too much', 'the cost of the paperwork'],
  ['double coats', 'Takes too long', 'the time spent on double coats'],
  ['fabric scraps', 'Happens too often', 'the number of fabric scraps'],
  ['slugs', 'Goes wrong', 'the likelihood of slugs'],
  ['sort the receipts', 'Goes wrong', 'the likelihood that sorting the receipts goes wrong'],
  ['sorting the receipts', 'Costs too much', 'the cost of sorting the receipts'],
  ['we run out of gloves', 'Happens too often', 'the frequency of running out of gloves'],
  ['I drop the frame', 'Should not happen', 'the likelihood of dropping the frame'],
  ['guests change their mind', 'Takes too long', 'the time it takes for guests to change their mind'],
  ['nobody tells me', 'Should not happen', 'the likelihood that nobody tells the host'],
  ['my back hurts', 'Happens too often', 'the number of times that the back hurts'],
])('of “%s”, the button “%s” makes “%s”', (words, trouble, statement) => {
  const forms = troubleForms(words, trouble, 'Hosts', ENGLISH) ?? []
  expect(forms.find((form) => isSound(form, 'outcome', ENGLISH, new Set()))).toBe(`Minimize ${statement}`)
})
