import { openTestStore, putDocument } from '../test/openTestStore.ts'
import type { Fields } from '../values/Value.ts'
import { ListenStream } from './ListenStream.ts'
import { formatResumeToken } from './ResumeToken.ts'
import { Watch } from './Watch.ts'

const open: Fields = { open: { booleanValue: true } }
const shut: Fields = { open: { booleanValue: false } }
const filter = { fieldFilter: { field: { fieldPath: 'open' }, op: 'EQUAL', value: { booleanValue: true } } }

function setUp() {
  const opened = openTestStore()
  const watch = new Watch(opened.database, () => {})
  const stream = (...requests: object[]): unknown[] => {
    const sent: unknown[] = []
    const { database, transactions } = opened
    const caller = { database, watch, transactions, policy: () => null, count: () => {}, log: () => {} }
    const sink = {
      send: (message: object) => void sent.push(message),
      fail: (error: Error) => void sent.push(error),
    }
    const listen = new ListenStream(caller, sink)
    for (const request of requests) listen.receive(request)
    return sent
  }
  const close = (): void => {
    watch.close()
    opened.close()
  }
  const query = {
    parent: opened.database.root,
    structuredQuery: { from: [{ collectionId: 'a' }], where: filter },
  }
  return { ...opened, stream, query, close }
}

/** Short form of the messages: their type and the last segment of a document's name. */
const brief = (messages: readonly unknown[]): readonly string[] =>
  messages.map((message) => {
    const [[kind, body] = ['', {}]] = Object.entries(Object(message))
    const { document, targetChangeType } = Object(body)
    const name: string | undefined = document?.name ?? document
    return [kind, targetChangeType ?? name?.split('/').at(-1)].filter(Boolean).join(' ')
  })

describe('ListenStream', () => {
  test('sends a new listener all documents, then CURRENT, then a snapshot', () => {
    const { stream, query, put, close } = setUp()
    put('a/1', open)
    put('a/2', shut)
    expect(brief(stream({ addTarget: { targetId: 4, query } }))).toEqual([
      'targetChange ADD',
      'documentChange 1',
      'targetChange CURRENT',
      'targetChange',
    ])
    close()
  })

  test('sends a resumed listener changes, removals, deletions and the count', () => {
    const { stream, query, database, put, remove, close } = setUp()
    for (const id of ['1', '2', '3', '4']) put(`a/${id}`, open)
    const resumeToken = formatResumeToken(database.version)
    put('a/2', shut)
    remove('a/3')
    put('a/5', open)
    const sent = stream({ addTarget: { targetId: 4, query, resumeToken } })
    expect(brief(sent)).toEqual([
      'targetChange ADD',
      'documentChange 5',
      'documentRemove 2',
      'documentDelete 3',
      'filter',
      'targetChange CURRENT',
      'targetChange',
    ])
    expect(sent[4]).toEqual({ filter: { targetId: 4, count: 3 } })
    close()
  })

  test('sends a resumed listener with a limit the documents that took the place of others', () => {
    const { stream, query, database, put, remove, close } = setUp()
    for (const id of ['1', '2', '3']) put(`a/${id}`, open)
    const resumeToken = formatResumeToken(database.version)
    remove('a/1')
    const limited = { ...query, structuredQuery: { ...query.structuredQuery, limit: 2 } }
    const sent = stream({ addTarget: { targetId: 4, query: limited, resumeToken } })
    expect(brief(sent)).toEqual([
      'targetChange ADD',
      'documentChange 2',
      'documentChange 3',
      'documentDelete 1',
      'filter',
      'targetChange CURRENT',
      'targetChange',
    ])
    expect(sent[4]).toEqual({ filter: { targetId: 4, count: 2 } })
    close()
  })

  test('resets a target with an unknown token', () => {
    const { stream, query, database, put, close } = setUp()
    put('a/1', open)
    for (const version of [1, database.version + 1])
      expect(
        brief(stream({ addTarget: { targetId: 4, query, resumeToken: formatResumeToken(version) } })),
      ).toEqual([
        'targetChange ADD',
        'targetChange RESET',
        'documentChange 1',
        'targetChange CURRENT',
        'targetChange',
      ])
    expect(brief(stream({ addTarget: { targetId: 4, query, resumeToken: 'bm9uc2Vuc2U=' } }))).toContain(
      'targetChange RESET',
    )
    close()
  })

  test('ends only the invalid target', () => {
    const { stream, query, put, close } = setUp()
    put('a/1', open)
    const sent = stream(
      { addTarget: { targetId: 2, query: { parent: 'nowhere' } } },
      { addTarget: { targetId: 4, pipelineQuery: {} } },
      { addTarget: { targetId: 6, query } },
    )
    expect(sent.slice(0, 2)).toMatchObject([
      { targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause: { code: 3 } } },
      { targetChange: { targetChangeType: 'REMOVE', targetIds: [4], cause: { code: 12 } } },
    ])
    expect(brief(sent.slice(2))).toContain('documentChange 1')
    close()
  })

  test('sends changes of its own documents only, and none after a target is removed', () => {
    const { database, stream, query, put, close } = setUp()
    const sent = stream({ addTarget: { targetId: 2, query } })
    sent.length = 0
    put('b/1', open)
    putDocument(database, 'a/1/a/1', open)
    expect(sent).toEqual([])
    put('a/1', open)
    expect(brief(sent)).toEqual(['documentChange 1', 'targetChange'])
    close()
  })

  test('sends snapshots to listeners without changes', async () => {
    const { stream, query, put, database, close } = setUp()
    const sent = stream({ addTarget: { targetId: 2, query } })
    sent.length = 0
    put('b/1', open)
    put('b/2', open)
    await new Promise<void>((resolve) => {
      const look = (): void => (sent.length > 0 ? resolve() : void setImmediate(look))
      look()
    })
    expect(sent).toEqual([
      { targetChange: { resumeToken: formatResumeToken(database.version), readTime: expect.any(String) } },
    ])
    close()
  })

  test('sends once and removes the target if requested', () => {
    const { stream, query, put, close } = setUp()
    put('a/1', open)
    const sent = stream({ addTarget: { targetId: 2, query, once: true } })
    expect(brief(sent).at(-1)).toBe('targetChange REMOVE')
    sent.length = 0
    put('a/2', open)
    expect(sent).toEqual([])
    close()
  })
})
