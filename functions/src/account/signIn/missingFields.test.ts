import { parseMember } from '@outcome-studio/shared/domain/member'
import fc from 'fast-check'
import { missingFields } from './missingFields.ts'

const NOW = new Date('2026-06-01T12:00:00Z')
const ANN = { uid: 'ann', email: 'ann@acme.test', emailVerified: true, name: ' Ann  van Acker ' }
const END = '2026-07-01T12:00:00.000Z'
const lacking = (stored: object, person = ANN, trialEnd: string | null = null) =>
  missingFields({ ...stored }, person, trialEnd, NOW)

test('a new record has every field', () => {
  const record = lacking({})
  expect(record).toEqual({
    ...parseMember({}),
    id: 'ann',
    email: 'ann@acme.test',
    createdAt: NOW.toISOString(),
    accessType: 'NEVER_SUBSCRIBED',
    name: 'Ann van Acker',
    firstName: 'Ann',
    lastName: 'van Acker',
    planChangeRequest: undefined,
    globalConfig: undefined,
  })
})

test.each([
  [{ name: 'A' }, {}],
  [{ firstName: 'A' }, {}],
  [
    { name: ' ', firstName: '', lastName: '' },
    { name: 'Ann van Acker', firstName: 'Ann', lastName: 'van Acker' },
  ],
])('names of the token are taken for %j only when there is none', (stored, expected) => {
  const { name, firstName, lastName } = {
    ...stored,
    ...lacking({ ...lacking({}), ...{ name: '', firstName: '', lastName: '' }, ...stored }),
  }
  expect({ name, firstName, lastName }).toMatchObject({ ...stored, ...expected })
})

test('an older record without an access type gets the default, and no trial', () => {
  const fields = lacking({ email: 'ann@acme.test', name: 'Ann' }, ANN, END)
  expect(fields).toMatchObject({ accessType: 'NONE', trialExpiresAt: '' })
})

test('a name of a token is stored composed, with plain spaces and without soft hyphens', () => {
  expect(lacking({}, { ...ANN, name: 'Rene\u0301e\u00a0Mül\u00adler' })).toMatchObject({
    name: 'Renée Müller',
    firstName: 'Renée',
    lastName: 'Müller',
  })
})

test('a token without a name yields no name', () => {
  expect(lacking({}, { ...ANN, name: '  ' })).toMatchObject({ name: '', firstName: '', lastName: '' })
})

describe('the trial of a group', () => {
  test.each([
    ['a new member', {}, END],
    ['a member who has never subscribed', { accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: '' }, END],
    [
      'one whose trial is over',
      { accessType: 'NEVER_SUBSCRIBED', trialExpiresAt: '2026-01-01T00:00:00Z' },
      undefined,
    ],
    ['one who pays', { accessType: 'STANDARD', trialExpiresAt: '' }, undefined],
    ['one who has paid', { accessType: 'NONE', trialExpiresAt: '' }, undefined],
  ])('for %s', (_who, stored, expected) => {
    expect(lacking(stored, ANN, END).trialExpiresAt).toBe(expected)
  })

  test('requires a verified e-mail', () => {
    const before = lacking({}, { ...ANN, emailVerified: false }, END)
    expect(before.trialExpiresAt).toBe('')
    expect(lacking(before, ANN, END)).toEqual({ trialExpiresAt: END })
  })
})

test('existing fields stay, and a second call adds nothing', () => {
  const stored = fc.record(
    {
      email: fc.string(),
      createdAt: fc.string(),
      accessType: fc.constantFrom('NONE', 'STANDARD', 'GOLD'),
      isAdmin: fc.boolean(),
      trialExpiresAt: fc.string({ minLength: 1 }),
      name: fc.string({ minLength: 1 }).map((name) => `x${name}`),
      cookiePreferences: fc.constant({ functionalInsights: true }),
      ofANewerVersion: fc.anything(),
    },
    { requiredKeys: ['name'] },
  )
  fc.assert(
    fc.property(stored, (before) => {
      const added = lacking(before, ANN, END)
      for (const field of Object.keys(before)) expect(added).not.toHaveProperty([field])
      expect(lacking({ ...before, ...added }, ANN, END)).toEqual({})
    }),
  )
})
