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

describe('J1: a noun with "to" or "of"', () => {
  test.each([
    'Access to the roof',
    'Visit to the dentist',
    'Repair to the hull',
    'Damage to the crop',
    'Limit to the load',
    'Review of the contract',
    'Delivery to the site',
    'Approach to the runway',
    'Order to the supplier',
    'Transport to the hospital',
  ])('%j has a remark', (text) => expect(found(text)).toContain('J1'))

  test.each([
    'Access the roof',
    'Listen to the patient',
    'Respond to the caller',
    'Switch to another supplier',
    'Travel to the site',
    'Apply to a university',
    'Report to the court',
    'Connect to the grid',
    'Speak to the press',
    'Dispose of the waste',
  ])('%j has none', (text) => expect(found(text)).not.toContain('J1'))
})
