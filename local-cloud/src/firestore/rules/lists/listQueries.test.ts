import { RpcError } from '../../../base/RpcError.ts'
import { bearer, policyFor, rulesFile } from '../test/policyFor.ts'
import { and, or, unary, where, whereId } from '../test/query.ts'
import { ROOT, readerOf } from '../test/storedDocument.ts'

const reader = readerOf({ 'roles/ann': { teams: ['red'] }, 'rooms/r1': { open: true } })

interface Query {
  readonly where?: object
  readonly orderBy?: readonly string[]
  readonly limit?: number
  readonly offset?: number
}

/** Whether ann may list `things` if this condition is the only rule. */
function isAllowed(condition: string, { where: filter, orderBy = [], limit, offset }: Query = {}): boolean {
  const rules = rulesFile(`match /things/{id} { allow list: if ${condition}; }`)
  const query = {
    from: [{ collectionId: 'things' }],
    ...(filter ? { where: filter } : {}),
    orderBy: orderBy.map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' })),
    ...(limit === undefined ? {} : { limit: { value: limit } }),
    ...(offset === undefined ? {} : { offset }),
  }
  return allowed(() => policyFor(rules, bearer('ann')).list(ROOT, query, reader))
}

function allowed(action: () => void): boolean {
  try {
    action()
    return true
  } catch (error) {
    if (error instanceof RpcError && error.status === 'PERMISSION_DENIED') return false
    throw error
  }
}

/*
 * Production's outcomes, from its documentation: "Rules are not filters" and "Secure and query documents",
 * https://firebase.google.com/docs/firestore/security/rules-query.
 */
describe.each<[rule: string, cases: readonly (readonly [outcome: 'allowed' | 'denied', query: Query])[]]>([
  [
    'true',
    [
      ['allowed', {}],
      ['allowed', { where: where('a', '==', 1), limit: 3 }],
    ],
  ],
  ['request.auth != null', [['allowed', {}]]],
  ['request.auth == null', [['denied', {}]]],
  // The documented example: an author's own stories.
  [
    'request.auth.uid == resource.data.author',
    [
      ['allowed', { where: where('author', '==', 'ann') }],
      [
        'allowed',
        { where: and(where('author', '==', 'ann'), where('year', '>', 2000)), orderBy: ['year'], limit: 5 },
      ],
      ['denied', {}],
      ['denied', { where: where('author', '==', 'bob') }],
      ['denied', { where: where('author', 'in', ['ann', 'bob']) }],
      ['allowed', { where: where('author', 'in', ['ann']) }],
      ['denied', { where: where('author', '>=', 'ann') }],
      ['allowed', { where: and(where('author', '>=', 'ann'), where('author', '<=', 'ann')) }],
      ['denied', { where: where('title', '==', 'ann') }],
      ['denied', { orderBy: ['author'], limit: 1 }],
    ],
  ],
  // The documented example: published stories or one's own.
  [
    'resource.data.published == true || resource.data.author == request.auth.uid',
    [
      ['allowed', { where: where('published', '==', true) }],
      ['allowed', { where: where('author', '==', 'ann') }],
      ['allowed', { where: or(where('published', '==', true), where('author', '==', 'ann')) }],
      ['denied', { where: or(where('published', '==', true), where('author', '==', 'bob')) }],
      ['denied', { where: where('published', '==', false) }],
      ['denied', {}],
    ],
  ],
  // The documented example: a limit and an order.
  [
    'request.query.limit <= 10',
    [
      ['allowed', { limit: 10 }],
      ['denied', { limit: 11 }],
      ['denied', {}],
    ],
  ],
  [
    'request.query.offset == 0 && request.query.orderBy[0] == "age ASC"',
    [
      ['allowed', { orderBy: ['age'] }],
      ['denied', { orderBy: ['age'], offset: 1 }],
      ['denied', {}],
    ],
  ],
  [
    'resource.data.age >= 18',
    [
      ['allowed', { where: where('age', '>=', 18) }],
      ['allowed', { where: where('age', '>', 20.5) }],
      ['allowed', { where: where('age', '==', 18) }],
      ['allowed', { where: where('age', 'in', [18, 19]) }],
      ['denied', { where: where('age', '>=', 17) }],
      ['denied', { where: where('age', '<', 30) }],
      ['denied', { where: where('age', '>=', '18') }],
      ['denied', { where: where('age', 'in', [18, 3]) }],
      ['denied', { where: or(where('age', '>', 20), where('name', '==', 'x')) }],
    ],
  ],
  [
    'resource.data.age < 18',
    [
      ['allowed', { where: where('age', '<', 18) }],
      ['denied', { where: where('age', '<=', 18) }],
      ['allowed', { where: and(where('age', '<=', 18), where('age', '<', 17)) }],
    ],
  ],
  [
    'resource.data.age > 3 && resource.data.age < 9',
    [
      ['allowed', { where: and(where('age', '>=', 4), where('age', '<=', 8)) }],
      ['denied', { where: where('age', '>', 4) }],
    ],
  ],
  [
    "resource.data.state != 'secret'",
    [
      ['allowed', { where: where('state', '!=', 'secret') }],
      ['allowed', { where: where('state', '==', 'open') }],
      ['allowed', { where: where('state', 'not-in', ['secret', 'x']) }],
      ['allowed', { where: where('state', '>', 'secret') }],
      ['allowed', { where: where('state', '>', 5) }],
      ['denied', { where: where('state', '!=', 'other') }],
      ['denied', { where: where('state', '>=', 'secret') }],
      ['denied', {}],
    ],
  ],
  [
    "'red' in resource.data.tags",
    [
      ['allowed', { where: where('tags', 'array-contains', 'red') }],
      ['denied', { where: where('tags', 'array-contains', 'blue') }],
      ['allowed', { where: where('tags', 'array-contains-any', ['red']) }],
      ['denied', { where: where('tags', 'array-contains-any', ['red', 'blue']) }],
      ['allowed', { where: where('tags', '==', ['red', 'x']) }],
    ],
  ],
  [
    "resource.data.tags.hasAny(['red', 'blue'])",
    [
      ['allowed', { where: where('tags', 'array-contains-any', ['red', 'blue']) }],
      ['denied', { where: where('tags', 'array-contains-any', ['red', 'green']) }],
    ],
  ],
  [
    "resource.data.state in ['open', 'new', 3]",
    [
      ['allowed', { where: where('state', 'in', ['open', 'new']) }],
      ['allowed', { where: where('state', '==', 3) }],
      ['denied', { where: where('state', 'in', ['open', 'gone']) }],
      ['denied', {}],
    ],
  ],
  [
    'resource.data.team in get(/databases/$(database)/documents/roles/ann).data.teams',
    [
      ['allowed', { where: where('team', '==', 'red') }],
      ['denied', { where: where('team', '==', 'blue') }],
    ],
  ],
  [
    'exists(/databases/$(database)/documents/rooms/$(resource.data.room))',
    [
      ['allowed', { where: where('room', '==', 'r1') }],
      ['denied', { where: where('room', '==', 'r2') }],
      ['denied', {}],
    ],
  ],
  [
    'resource.data.gone == null',
    [
      ['allowed', { where: unary('gone', 'IS_NULL') }],
      ['denied', { where: unary('gone', 'IS_NOT_NULL') }],
      ['denied', {}],
    ],
  ],
  [
    'resource.data.gone != null',
    [
      ['allowed', { where: unary('gone', 'IS_NOT_NULL') }],
      ['allowed', { where: where('gone', '>', 5) }],
      ['denied', { where: unary('gone', 'IS_NULL') }],
      ['denied', { orderBy: ['gone'] }],
    ],
  ],
  [
    'resource.data.name is string',
    [
      ['allowed', { where: where('name', '>=', 'a') }],
      ['allowed', { where: where('name', '==', 'a') }],
      ['denied', { where: where('name', '>=', 1) }],
      ['denied', { orderBy: ['name'] }],
    ],
  ],
  ['resource.data.n is int', [['denied', { where: where('n', '==', 1) }]]],
  ['!(resource.data.n is int)', [['denied', { where: where('n', '==', 1) }]]],
  ['resource.data.n is number', [['allowed', { where: where('n', '==', 1) }]]],
  [
    "'name' in resource.data",
    [
      ['allowed', { orderBy: ['name'] }],
      ['allowed', { where: where('name', '!=', 'x') }],
      ['denied', {}],
    ],
  ],
  [
    "resource.data.get('open', true) == true",
    [
      ['allowed', { where: where('open', '==', true) }],
      ['denied', {}],
    ],
  ],
  [
    "resource.data.place.city == 'Oslo'",
    [
      ['allowed', { where: where('place.city', '==', 'Oslo') }],
      ['allowed', { where: where('place', '==', { city: 'Oslo', zip: 1 }) }],
      ['denied', { where: where('city', '==', 'Oslo') }],
    ],
  ],
  // No filter can prove keys, sizes or results of functions.
  ["resource.data.keys().hasOnly(['a'])", [['denied', { where: where('a', '==', 1) }]]],
  [
    "resource.data.name.lower() == 'ann'",
    [
      ['allowed', { where: where('name', '==', 'Ann') }],
      ['denied', {}],
    ],
  ],
  [
    'resource.data.a == resource.data.b',
    [
      ['allowed', { where: and(where('a', '==', 'x'), where('b', '==', 'x')) }],
      ['denied', { where: where('a', '==', 'x') }],
    ],
  ],
  // An absent field is not false: negating an unknown value must not allow access.
  [
    '!(resource.data.secret == true)',
    [
      ['allowed', { where: where('secret', '==', false) }],
      ['denied', {}],
    ],
  ],
  // The documented example of roles by user, https://firebase.google.com/docs/firestore/solutions/role-based-access.
  ...[
    "resource.data.roles[request.auth.uid] == 'reader'",
    "resource.data.roles[request.auth.uid] in ['reader', 'editor']",
    "resource.data.roles['ann'] == 'reader'",
    "resource['data']['roles']['ann'] == 'reader'",
    "resource.data['roles'].ann == 'reader'",
    "resource.data.roles.get(request.auth.uid, '') == 'reader'",
  ].map((rule): [string, readonly (readonly ['allowed' | 'denied', Query])[]] => [
    rule,
    [
      ['allowed', { where: where('roles.ann', '==', 'reader') }],
      ['allowed', { where: where('roles.ann', 'in', ['reader']), limit: 5 }],
      ['denied', { where: where('roles.ann', '==', 'guest') }],
      ['denied', { where: where('roles.bob', '==', 'reader') }],
      ['denied', { orderBy: ['roles.ann'] }],
      ['denied', {}],
    ],
  ]),
  ["resource.data.tags[0] == 'x'", [['denied', { where: where('tags', 'array-contains', 'x') }]]],
  ['resource.data[resource.data.key] == 1', [['denied', { where: where('a', '==', 1) }]]],
  ['resource.data.secret != true', [['denied', {}]]],
  ['resource.data.a ? true : true', [['denied', {}]]],
  ['resource != {}', [['allowed', {}]]],
  ['[resource.data.a].size() == 1', [['denied', {}]]],
  [
    "id == 'mine'",
    [
      ['denied', {}],
      ['allowed', { where: whereId('==', `${ROOT}/things/mine`) }],
      ['denied', { where: whereId('==', `${ROOT}/things/other`) }],
      ['denied', { where: whereId('>', `${ROOT}/things/mine`) }],
    ],
  ],
  [
    "resource.id == 'mine' && resource.__name__ == /databases/$(database)/documents/things/mine",
    [['allowed', { where: whereId('==', `${ROOT}/things/mine`) }]],
  ],
])('%s', (rule, cases) => {
  test.each(cases)('%s: %j', (outcome, query) => {
    expect(isAllowed(rule, query)).toBe(outcome === 'allowed')
  })
})

test('an index proves the same through a function with let', () => {
  const list = (owner: string) =>
    allowed(() =>
      policyFor(
        rulesFile(
          `function role() { let roles = resource.data.roles; let uid = request.auth.uid; return roles[uid]; }
           match /things/{id} { allow list: if role() == 'reader'; }`,
        ),
        bearer('ann'),
      ).list(
        ROOT,
        { from: [{ collectionId: 'things' }], where: where(`roles.${owner}`, '==', 'reader') },
        reader,
      ),
    )
  expect([list('ann'), list('bob')]).toEqual([true, false])
})

describe('paths', () => {
  const canList = (match: string, parent: string, from: object) =>
    allowed(() =>
      policyFor(rulesFile(`match ${match} { allow list; }`)).list(parent, { from: [from] }, reader),
    )

  test.each([
    ['/{path=**}/posts/{post}', ROOT, true, true],
    ['/{path=**}/posts/{post}', `${ROOT}/users/ann`, true, true],
    ['/{path=**}', ROOT, true, true],
    ['/posts/{post}', ROOT, true, false],
    ['/posts/{post}', ROOT, false, true],
    ['/users/{user}/posts/{post}', ROOT, true, false],
    ['/users/{user}/posts/{post}', `${ROOT}/users/ann`, true, false],
    ['/users/{user}/posts/{post}', `${ROOT}/users/ann`, false, true],
    ['/users/{user}/{path=**}/posts/{post}', `${ROOT}/users/ann`, true, true],
    ['/users/{user}/{path=**}/posts/{post}', ROOT, true, false],
    ['/posts/first', ROOT, false, false],
    ['/users/{user}', ROOT, false, false],
  ])('match %s, parent %s, collection group %s: %s', (match, parent, allDescendants, outcome) => {
    expect(canList(match, parent, { collectionId: 'posts', allDescendants })).toBe(outcome)
  })

  test('a wildcard for unknown parents proves nothing about them', () => {
    const rules = rulesFile("match /{path=**}/posts/{post} { allow list: if path[1] == 'ann'; }")
    const list = (parent: string) =>
      allowed(() =>
        policyFor(rules).list(parent, { from: [{ collectionId: 'posts', allDescendants: true }] }, reader),
      )
    expect(list(ROOT)).toBe(false)
    expect(list(`${ROOT}/users/ann`)).toBe(false)
  })

  test('a query over collections of any name needs a rule for all of them', () => {
    expect(canList('/{path=**}', ROOT, { allDescendants: true })).toBe(true)
    expect(canList('/{path=**}/posts/{post}', ROOT, { allDescendants: true })).toBe(false)
  })
})

test('the error lists the statements that did not hold', () => {
  const rules = rulesFile(
    'match /things/{id} {\n allow list: if false;\n allow list: if resource.data.a == 1; }',
  )
  expect(() => policyFor(rules).list(ROOT, { from: [{ collectionId: 'things' }] }, reader)).toThrow(
    "\nfalse for 'list' @ L5, the query does not prove the condition for 'list' @ L6",
  )
})

test('a query with too many disjunctions or a malformed query is invalid rather than allowed', () => {
  const policy = policyFor(rulesFile('match /things/{id} { allow list; }'))
  const many = where(
    'a',
    'in',
    Array.from({ length: 31 }, (_, i) => i),
  )
  for (const filter of [
    many,
    { unknownFilter: {} },
    and(or(where('a', 'in', [1, 2, 3, 4, 5, 6])), where('b', 'in', [1, 2, 3, 4, 5, 6])),
  ]) {
    expect(() => policy.list(ROOT, { from: [{ collectionId: 'things' }], where: filter }, reader)).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    )
  }
  expect(() => policy.list(ROOT, { from: [{ collectionId: 'things' }], where: or() }, reader)).toThrow(
    expect.objectContaining({ status: 'PERMISSION_DENIED' }),
  )
})
