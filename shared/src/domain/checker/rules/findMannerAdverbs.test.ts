import { checkText } from '../checkText.ts'

const adverbs = (text: string) =>
  checkText('outcomeStatement', text)
    .filter(({ ruleId }) => ruleId === 'O7')
    .map(({ span }) => (span === null ? '' : text.slice(span.start, span.end)))

describe('O7: adverbs of manner', () => {
  test.each([
    ['Minimize the likelihood that a wound is inadequately cleaned before stitching', 'inadequately'],
    ['Minimize the likelihood that paint is applied unevenly to a wall', 'unevenly'],
    ['Minimize the likelihood that a strap is insecurely tied before a drive', 'insecurely'],
    ['Increase the likelihood that cargo is lashed tightly before departure', 'tightly'],
    ['Minimize the number of shelves that are loosely mounted after a move', 'loosely'],
    ['Minimize the likelihood that data are inconsistently coded between interviewers', 'inconsistently'],
    ['Minimize the likelihood that a parcel is improperly stacked in a van', 'improperly'],
  ])('%j has one, beside its participle', (text, adverb) => expect(adverbs(text)).toEqual([adverb]))

  test.each([
    'Minimize the likelihood that a dose is accidentally repeated during a shift',
    'Minimize the likelihood that a name is entered incorrectly at check-in',
    'Minimize the likelihood that a file is unintentionally deleted during cleanup',
    'Minimize the number of weekly checks missed during a holiday',
    'Minimize the likelihood that an early frost kills the seedlings',
    'Minimize the likelihood that a previously treated tooth hurts again',
    'Minimize the number of fortnightly visits missed in winter',
    'Minimize the likelihood that a newly planted tree dries out in summer',
  ])('%j has none', (text) => expect(adverbs(text)).toEqual([]))
})
