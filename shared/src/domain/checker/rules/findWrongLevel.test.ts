import { checkText } from '../checkText.ts'

const found = (text: string) => checkText('job', text).map(({ ruleId }) => ruleId)

describe('J9: the whole job', () => {
  test.each([
    'Measure a window before ordering curtains',
    'Weigh flour before baking a cake',
    'Sharpen the knife before carving a roast',
    'Put on gloves before treating a wound',
    'Sign the lease after viewing an apartment',
    'Chop the onions for a stew',
    'Pour the batter into the pan',
    'Put the key in the lock',
  ])('%j is a step of it', (text) => expect(found(text)).toEqual(['J9']))

  test.each([
    'Give every pupil a voice',
    'Give all children a chance',
    'Find a place in the world',
    'Create a just society',
    'Bring peace to the world',
    'End hunger in the world',
    'Contribute to a fairer world',
  ])('%j is a wish for life', (text) => expect(found(text)).toEqual(['J9']))

  test.each([
    'Dry clothes after washing',
    'Check the tides before sailing',
    'Learn a language before moving abroad',
    'Survey a plot of land before construction',
    'Sail around the world',
    'Give a child a bath',
    'Provide patients with meals',
    'Press apples for cider',
    'Put a child to bed',
  ])('%j is a job', (text) => expect(found(text)).toEqual([]))
})

describe('J8: a situation', () => {
  test.each([
    'Face an unexpected bill',
    'Go through a divorce',
    'Undergo chemotherapy',
    'Experience a power cut at home',
    'Grow old',
    'Endure a heat wave',
  ])('%j happens to people', (text) => expect(found(text)).toContain('J8'))
  test.each([
    'Survive a shipwreck',
    'Repair a flooded cellar',
    'Settle a divorce',
    'Treat a fever',
    'Pay a bill',
    'Board a ship',
  ])('%j is done', (text) => expect(found(text)).toEqual([]))
})
