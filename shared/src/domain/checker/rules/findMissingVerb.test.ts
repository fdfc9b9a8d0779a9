import { checkText } from '../checkText.ts'

const found = (text: string) => checkText('job', text).map(({ ruleId }) => ruleId)

describe('J1: a heading of nouns', () => {
  test.each([
    'Water monitoring in a river basin',
    'Event planning for charities',
    'Fire prevention in old buildings',
    'Crop rotation on a small farm',
    'Waste disposal on a ship',
    'Repair of a crown',
    'Transport of goods by sea',
  ])('%j starts with no verb', (text) => expect(found(text)).toContain('J1'))

  test.each([
    'Book training for new staff',
    'Order cleaning for an office',
    'Plan meals for a week',
    'Water vegetables in summer',
    'Dispose of hazardous waste',
    'Think of a name for a child',
    'Fire a vase in a kiln',
  ])('%j starts with one', (text) => expect(found(text)).toEqual([]))
})
