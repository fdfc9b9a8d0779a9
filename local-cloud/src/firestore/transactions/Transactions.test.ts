import { compileQuery } from '../query/compileQuery.ts'
import { runQuery } from '../query/runQuery.ts'
import { openTestStore } from '../test/openTestStore.ts'

const aborted = expect.objectContaining({ status: 'ABORTED' })
const invalid = expect.objectContaining({ status: 'INVALID_ARGUMENT' })

function setUp() {
  const clock = { now: 1_700_000_000_000 }
  const opened = openTestStore(() => clock.now)
  return { clock, ...opened }
}

describe('Transactions', () => {
  test('allows a commit when the reads are unchanged', () => {
    const { transactions, read, put, close } = setUp()
    put('a/1', { n: { integerValue: '1' } })
    const id = transactions.begin(false)
    transactions.noteRead(id, ...read('a/1'))
    transactions.noteRead(id, ...read('a/missing'))
    put('a/2', {})
    expect(() => transactions.end(id, 1)).not.toThrow()
    expect(() => transactions.end(id, 1)).toThrow(invalid)
    close()
  })

  test('rejects the commit of a transaction that was ended with all others', () => {
    const { transactions, read, close } = setUp()
    const id = transactions.begin(false)
    transactions.noteRead(id, ...read('a/missing'))
    transactions.endAll()
    expect(() => transactions.end(id, 1)).toThrow(invalid)
    close()
  })

  test('aborts when a document of the transaction was changed, created or deleted', () => {
    const { transactions, read, put, remove, close } = setUp()
    put('a/1', { n: { integerValue: '1' } })
    const changes = [
      () => put('a/1', { n: { integerValue: '2' } }),
      () => remove('a/1'),
      () => put('a/1', {}),
    ]
    for (const change of changes) {
      const id = transactions.begin(false)
      transactions.noteRead(id, ...read('a/1'))
      change()
      expect(() => transactions.end(id, 1)).toThrow(aborted)
    }
    close()
  })

  test('aborts when a query would now return another document', () => {
    const { database, transactions, put, close } = setUp()
    const query = compileQuery(database.root, database.root, { from: [{ collectionId: 'a' }] })
    const id = transactions.begin(false)
    transactions.noteQuery(id, query, runQuery(database, query))
    put('a/new', {})
    expect(() => transactions.end(id, 1)).toThrow(aborted)
    close()
  })

  test('rejects writes in a read-only transaction', () => {
    const { transactions, close } = setUp()
    expect(() => transactions.end(transactions.begin(true), 1)).toThrow(invalid)
    expect(() => transactions.end(transactions.begin(true), 0)).not.toThrow()
    close()
  })

  test('drops a transaction that was idle for a minute', () => {
    const { clock, transactions, close } = setUp()
    const id = transactions.begin(false)
    clock.now += 59_000
    transactions.noteRead(id, 'x', undefined)
    clock.now += 61_000
    expect(() => transactions.end(id, 0)).toThrow(invalid)
    expect(() => transactions.rollback(id)).not.toThrow()
    close()
  })
})
