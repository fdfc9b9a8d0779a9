import { RpcError } from '../../../base/RpcError.ts'
import { bearer, policyFor, rulesFile } from '../test/policyFor.ts'
import { PROJECT, ROOT, readerOf, storedDocument } from '../test/storedDocument.ts'

const DOCUMENTS = '/databases/$(database)/documents'

test('get and exists read other documents, including missing ones', () => {
  const reader = readerOf({ 'rooms/r1': { open: true }, 'members/ann': { role: 'owner' } })
  const rules = rulesFile(`match /rooms/{room} {
    allow get: if get(${DOCUMENTS}/members/$(request.auth.uid)).data.role == 'owner'
      && exists(${DOCUMENTS}/rooms/$(room)) && !exists(${DOCUMENTS}/rooms/other) && get(${DOCUMENTS}/rooms/other) == null;
  }`)
  expect(() => policyFor(rules, bearer('ann')).get(`${ROOT}/rooms/r1`, reader)).not.toThrow()
  expect(() => policyFor(rules, bearer('bob')).get(`${ROOT}/rooms/r1`, reader)).toThrow('Null value error.')
})

test('getAfter and existsAfter read the documents after the whole commit', () => {
  const before = readerOf({ 'counters/c': { total: 1 } })
  const after = readerOf({ 'counters/c': { total: 2 }, 'entries/e': { value: 1 } })
  const rules = rulesFile(`
    match /entries/{id} {
      allow create: if getAfter(${DOCUMENTS}/counters/c).data.total == get(${DOCUMENTS}/counters/c).data.total + 1
        && existsAfter(${DOCUMENTS}/entries/$(id)) && !exists(${DOCUMENTS}/entries/$(id));
    }
    match /counters/{id} { allow update: if request.resource.data.total > resource.data.total && request.time == timestamp.value(5); }`)
  const writes = [
    { name: `${ROOT}/entries/e`, before: undefined, after: storedDocument('entries/e', { value: 1 }) },
    {
      name: `${ROOT}/counters/c`,
      before: before.get(`${ROOT}/counters/c`),
      after: after.get(`${ROOT}/counters/c`),
    },
  ]
  const policy = policyFor(rules)
  expect(() => policy.write(writes, before, after, 5_000)).not.toThrow()
  expect(() => policy.write(writes, before, before, 5_000)).toThrow("for 'create' @ L6")
})

test('one denied write fails the commit; deletes, creates and updates are distinguished', () => {
  const stored = storedDocument('notes/n', { own: true })
  const reader = { get: (name: string) => (name === stored.name ? stored : undefined) }
  const none = { get: () => undefined }
  const rules = rulesFile(`match /notes/{id} {
    allow delete: if resource.data.own && request.resource == null && request.method == 'delete';
    allow create: if resource == null && request.method == 'create';
  }`)
  const policy = policyFor(rules)
  const deleted = { name: stored.name, before: stored, after: undefined }
  const created = { name: `${ROOT}/notes/m`, before: undefined, after: storedDocument('notes/m', {}) }
  const changed = { name: stored.name, before: stored, after: storedDocument('notes/n', { own: false }) }
  expect(() => policy.write([deleted, created], reader, none, 0)).not.toThrow()
  expect(() => policy.write([created, changed], reader, none, 0)).toThrow('No matching allow statements')
})

describe('limits', () => {
  const readsOf = (paths: readonly string[]) =>
    paths.map((path) => `!exists(${DOCUMENTS}/${path})`).join(' && ')
  const distinct = (count: number, prefix = 'x/d') => Array.from({ length: count }, (_, i) => `${prefix}${i}`)
  const none = readerOf({})
  const get = (condition: string) =>
    policyFor(rulesFile(`match /a/{id} { allow get: if ${condition}; }`)).get(`${ROOT}/a/b`, none)

  test('allows ten documents with any number of reads each', () => {
    expect(() => get(readsOf([...distinct(10), ...distinct(10)]))).not.toThrow()
    expect(() => get(readsOf(distinct(11)))).toThrow('Too many documents')
  })

  test('allows twenty in a commit of several writes', () => {
    const rules = rulesFile(`match /a/{id} { allow create: if ${readsOf(distinct(8, 'x/$(id)/y/d'))}; }`)
    const create = (id: string) => ({
      name: `${ROOT}/a/${id}`,
      before: undefined,
      after: storedDocument(`a/${id}`, {}),
    })
    const policy = policyFor(rules)
    expect(() => policy.write([create('p'), create('q')], none, none, 0)).not.toThrow()
    expect(() => policy.write([create('p'), create('q'), create('r')], none, none, 0)).toThrow(
      'Too many documents',
    )
  })

  test('a document is read once', () => {
    const asked: string[] = []
    const counting = { get: (name: string) => void asked.push(name) }
    policyFor(rulesFile(`match /a/{id} { allow list: if ${readsOf(['x/1', 'x/1'])}; }`)).list(
      ROOT,
      { from: [{ collectionId: 'a' }] },
      counting,
    )
    expect(asked).toEqual([`${ROOT}/x/1`])
  })
})

test('rules of another service and names outside their match do not apply to a document', () => {
  const rules = `rules_version = '2';
    service firebase.storage { match /databases/{d}/documents/{all=**} { allow read, write; } }
    service cloud.firestore { match /databases/{d}/documents/a/{id} { allow get; } }`
  expect(() => policyFor(rules).get(`${ROOT}/a/1`, readerOf({}))).not.toThrow()
  for (const path of ['b/1', 'a/1/c/2']) {
    expect(() => policyFor(rules).get(`${ROOT}/${path}`, readerOf({}))).toThrow(RpcError)
  }
})

test.each([
  ['2', '/{path=**}', 'a/1', true],
  ['2', '/{path=**}', 'a/1/b/2', true],
  ['2', '/a/{id}/{path=**}', 'a/1', true],
  ['1', '/a/{id}/{path=**}', 'a/1', false],
  ['1', '/a/{id}/{path=**}', 'a/1/b/2', true],
  ['2', '/{path=**}/b/{id}', 'a/1/b/2', true],
  ['2', '/{path=**}/b/{id}', 'b/2', true],
  ['2', '/{path=**}/b/{id}', 'b/2/c/3', false],
  ['2', '/a/{id}', 'a/1/b/2', false],
] as const)('version %s, match %s, document %s: %s', (version, pattern, path, allowed) => {
  const rules = `rules_version = '${version}'; service cloud.firestore { match /databases/{d}/documents${pattern} { allow get; } }`
  const get = () => policyFor(rules).get(`${ROOT}/${path}`, readerOf({}))
  if (allowed) expect(get).not.toThrow()
  else expect(get).toThrow('No matching allow statements')
})

test('a recursive wildcard is a path', () => {
  const rules = rulesFile(
    "match /{path=**}/b/{id} { allow get: if path == /a/x && path[1] == 'x' && id == '2'; }",
  )
  expect(() =>
    policyFor(rules).get(`projects/${PROJECT}/databases/(default)/documents/a/x/b/2`, readerOf({})),
  ).not.toThrow()
})
