import { guardFirestoreResponses } from './guardFirestoreResponses.ts'

const COMMIT = 'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:commit?key=k'
const READ = 'https://t1.localhost:8080/v1/projects/p/databases/(default)/documents:batchGet'
const PAGE = '<!doctype html><h1>Sign in to this network</h1>'

const UNSENT = 0
const DONE = 4

/** A page with one answer to every request. */
function pageAnswering(url: string, status: number, text: string, readyState = DONE) {
  class Answered {
    readonly DONE = DONE
    readonly readyState = readyState
    readonly responseURL = url
    readonly responseText = text
    get status() {
      return status
    }
  }
  return Object.assign(Object.create(null), { XMLHttpRequest: Answered })
}

function statusAt(...answer: Parameters<typeof pageAnswering>): number {
  const page = pageAnswering(...answer)
  guardFirestoreResponses(page)
  return new page.XMLHttpRequest().status
}

test.each([
  ['a page', 200, PAGE],
  ['a proxy that says that the server failed', 500, PAGE],
  ['a proxy that has had too many requests', 429, 'Slow down'],
  ['nothing', 502, ''],
  ['half an answer', 200, '[{"found":'],
])('%s in place of an answer is a failed connection', (_what, status, text) => {
  expect(statusAt(COMMIT, status, text)).toBe(0)
  expect(statusAt(READ, status, text)).toBe(0)
})

test.each([
  ['an answer', COMMIT, 200, '{"commitTime":"2026-06-01T12:00:00Z"}'],
  ['what was read', READ, 200, '[{"transaction":"t"}]'],
  ['an end without a commit', COMMIT.replace('commit', 'rollback'), 200, '{}'],
  ['a failure in its own form', COMMIT, 500, '{"error":{"status":"INTERNAL"}}'],
  ['a refusal', READ, 403, '[{"error":{"status":"PERMISSION_DENIED"}}]'],
  [
    'what the listener hears',
    'https://x.test/google.firestore.v1.Firestore/Listen/channel',
    200,
    '51\n[[0]]',
  ],
  ['another request', 'https://x.test/documents', 404, PAGE],
])('%s is left as it is', (_what, url, status, text) => {
  expect(statusAt(url, status, text)).toBe(status)
})

test('a response without a commit time is no commit', () => {
  expect(statusAt(COMMIT, 200, '{"neither":"this"}')).toBe(0)
  expect(statusAt(COMMIT, 200, 'null')).toBe(0)
})

test('a pending response has its own status', () => {
  expect(statusAt(COMMIT, 0, '', UNSENT)).toBe(0)
  expect(statusAt(COMMIT, 200, '{"half', UNSENT)).toBe(200)
})

test('after the release the page has its original requests, and a later wrapper stays', () => {
  const page = pageAnswering(COMMIT, 200, PAGE)
  const direct = page.XMLHttpRequest
  guardFirestoreResponses(page)()
  expect(page.XMLHttpRequest).toBe(direct)
  const release = guardFirestoreResponses(page)
  const onTop = class extends page.XMLHttpRequest {}
  page.XMLHttpRequest = onTop
  release()
  expect(page.XMLHttpRequest).toBe(onTop)
})

test('does nothing without XMLHttpRequest', () => {
  const program = {}
  guardFirestoreResponses(program)()
  expect(program).toEqual({})
})
