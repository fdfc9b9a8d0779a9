import { checkText } from '../checkText.ts'

const found = (text: string) => checkText('job', text).map(({ ruleId, severity }) => `${ruleId} ${severity}`)

describe('J4: how others see a person', () => {
  test.each([
    'Earn the respect of younger colleagues',
    'Be seen as a fair judge',
    'Gain recognition as a potter',
    'Build a reputation as a cook',
    'Win acceptance among peers',
    'Show off a new garden',
    'Avoid looking foolish at a gala',
    'Stay calm during an exam',
    'Boost self-esteem after a failure',
  ])('%j is a social or emotional job', (text) => expect(found(text)).toContain('J4 warning'))

  test.each([
    'Obtain approval for a building',
    'Obtain recognition of a foreign degree',
    'Win a case in court',
    'Gain access to an archive',
    'Stay awake on a night shift',
    'Keep a wound clean',
    'Look for a missing dog',
  ])('%j is functional', (text) => expect(found(text)).toEqual([]))
})
