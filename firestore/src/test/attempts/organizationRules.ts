import { increment } from 'firebase/firestore/lite'
import { customRules } from '../people.ts'
import { type Attempt, allowed, get, refused, remove, set, update } from './Attempt.ts'

const ACME = 'domains/acme.test/config/customRules'
const OTHER = 'domains/other.test/config/customRules'
const none = { [ACME]: null }
const endedAdmin = { 'domains/acme.test/users/tom': { accessType: 'STANDARD', validSince: 1_001 } }

const BAD_RULES: readonly (readonly [string, object])[] = [
  ['of 100,001 characters', customRules(2, 'x'.repeat(100_001))],
  ['that are no text', { ...customRules(2), json: {} }],
  ['without a time', { json: '{}', revision: 2 }],
  ['with an unknown field', { ...customRules(2), note: 'x' }],
]

export const organizationRules: readonly Attempt[] = [
  // Theo's membership has ended. The organization's rules do not require one.
  ...(['tom', 'theo'] as const).flatMap((who) => [
    allowed(who, 'reads the rules of the organization', get(ACME)),
    allowed(who, 'saves them', set(ACME, customRules(2))),
    allowed(who, 'deletes them', remove(ACME)),
    allowed(who, 'writes the first ones', set(ACME, customRules(1)), none),
  ]),
  ...(['stella', 'tim', 'evan', 'otto'] as const).flatMap((who) => [
    allowed(who, 'reads the rules of the organization', get(ACME)),
    refused(who, 'saves them', set(ACME, customRules(2))),
    refused(who, 'deletes them', remove(ACME)),
    refused(who, 'writes the first ones', set(ACME, customRules(1)), none),
  ]),
  ...(['olga', 'una', 'ruth', 'newcomer', 'anonymous', 'signedOut'] as const).flatMap((who) => [
    refused(who, 'reads the rules of the organization', get(ACME)),
    refused(who, 'saves them', set(ACME, customRules(2))),
    refused(who, 'deletes them', remove(ACME)),
    refused(who, 'writes the first ones', set(ACME, customRules(1)), none),
  ]),
  ...['saves', 'deletes', 'first'].map((what) =>
    refused(
      'tom',
      `after that sign-in was ended: ${what}`,
      what === 'deletes' ? remove(ACME) : set(ACME, customRules(what === 'saves' ? 2 : 1)),
      { ...endedAdmin, ...(what === 'first' ? none : {}) },
    ),
  ),
  refused('tom', 'saves rules of the same revision', set(ACME, customRules(1))),
  refused('tom', 'saves rules that skip a revision', set(ACME, customRules(3))),
  // Clients send larger integers as doubles, but the server adds integers.
  refused('tom', 'counts a revision beyond the exact integers', update(ACME, { revision: increment(1) }), {
    [ACME]: customRules(Number.MAX_SAFE_INTEGER),
  }),
  allowed('tom', 'counts the last revision', update(ACME, { revision: increment(1) }), {
    [ACME]: customRules(Number.MAX_SAFE_INTEGER - 1),
  }),
  ...BAD_RULES.flatMap(([what, rules]) => [
    refused('tom', `saves rules of the organization ${what}`, set(ACME, rules)),
    refused('tom', `writes first rules of the organization ${what}`, set(ACME, rules), none),
  ]),
  refused('tom', 'reads the rules of another organization', get(OTHER)),
  refused('tom', 'saves the rules of another organization', set(OTHER, customRules(2)), {
    [OTHER]: customRules(1),
  }),
  refused('tom', 'writes first rules of another organization', set(OTHER, customRules(1))),
  refused('tom', 'deletes the rules of another organization', remove(OTHER)),
]
