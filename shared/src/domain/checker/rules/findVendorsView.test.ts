import { checkText } from '../checkText.ts'

const found = (text: string) => checkText('job', text).map(({ ruleId, severity }) => `${ruleId} ${severity}`)

describe('J7: the goals of a vendor', () => {
  test.each([
    'Retain season-ticket holders',
    'Win over skeptical buyers',
    'Upsell hotel guests to a suite',
    'Persuade farmers to buy crop insurance',
    'Turn visitors into paying members',
    'Convince patients to switch pharmacies',
    'Get more patients to sign up for checkups',
    'Enable farmers to monitor a herd',
    'Acquire new members for a gym',
    'Keep policyholders from switching insurers',
    'Build brand loyalty among parents',
  ])('%j is one', (text) => expect(found(text)).toContain('J7 warning'))

  test.each([
    'Convert a barn into a home',
    'Persuade a jury to acquit a client',
    'Turn milk into cheese',
    'Attract pollinators to a garden',
    'Get a child to eat vegetables',
    'Help a parent move to a smaller home',
    'Recruit volunteers for a festival',
    'Keep a dog from running away',
  ])('%j is none', (text) => expect(found(text)).toEqual([]))
})
