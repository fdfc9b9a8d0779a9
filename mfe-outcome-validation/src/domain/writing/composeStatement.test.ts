import { checkText } from '@outcome-studio/shared/domain/checker'
import { composeStatement, type StatementDraft } from './composeStatement.ts'

const draft: StatementDraft = { direction: 'Minimize', metric: 'time', object: 'find a seat', context: '' }

test.each<[Partial<StatementDraft>, string]>([
  [{}, 'Minimize the time it takes to find a seat'],
  [{ object: ' To  find a seat. ' }, 'Minimize the time it takes to find a seat'],
  [
    { metric: 'likelihood', object: 'that a connection is missed', context: 'the first train is late' },
    'Minimize the likelihood that a connection is missed when the first train is late',
  ],
  [
    { metric: 'number', object: 'transfers', context: 'during rush hour' },
    'Minimize the number of transfers during rush hour',
  ],
  [
    { direction: 'Increase', metric: 'likelihood', object: 'the seat that was booked is free', context: '' },
    'Increase the likelihood that the seat that was booked is free',
  ],
  [
    { metric: 'amount', object: 'of luggage that is carried' },
    'Minimize the amount of luggage that is carried',
  ],
  [{ metric: 'cost', object: 'changing a ticket' }, 'Minimize the cost of changing a ticket'],
])('composes %j', (parts, text) => {
  const composed = composeStatement({ ...draft, ...parts })
  expect(composed).toBe(text)
  expect(checkText('outcomeStatement', composed).filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each(['', '  ', '.', 'to '])('without an object (%j) there is no statement', (object) => {
  expect(composeStatement({ ...draft, object })).toBe('')
})
