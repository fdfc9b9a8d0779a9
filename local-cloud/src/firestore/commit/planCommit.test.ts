import type { StoredDocument } from '../schema/contract.ts'
import { parseFields } from '../values/parseValue.ts'
import { parseWrite } from './parseWrite.ts'
import { planCommit } from './planCommit.ts'

const ROOT = 'projects/p/databases/d/documents'
const NAME = `${ROOT}/a/b`
const OLD = 1_000_000
const NOW = 1_700_000_000_123_456

const stored = (fields: object): StoredDocument => ({
  name: NAME,
  fields: parseFields(fields),
  createTime: OLD,
  updateTime: OLD,
})

function plan(current: StoredDocument | undefined, ...writes: readonly object[]) {
  const reader = { get: (name: string) => (name === NAME ? current : undefined) }
  return planCommit(
    writes.map((write) => parseWrite(ROOT, write)),
    reader,
    NOW,
    NOW - 456,
  )
}

const one = { integerValue: '1' }
const two = { integerValue: '2' }
const status = (code: string) => expect.objectContaining({ status: code })

describe('planCommit', () => {
  test('replaces, merges by mask and removes masked fields that the write lacks', () => {
    const before = stored({ a: one, b: one })
    expect(plan(before, { update: { name: NAME, fields: { c: two } } }).planned[0]?.after?.fields).toEqual({
      c: two,
    })
    const merge = {
      update: { name: NAME, fields: { a: two, c: two } },
      updateMask: { fieldPaths: ['a', 'b'] },
    }
    expect(plan(before, merge).planned[0]?.after?.fields).toEqual({ a: two })
    const nothing = { update: { name: NAME, fields: { c: two } }, updateMask: {} }
    expect(plan(before, nothing).planned[0]?.after?.fields).toEqual({ a: one, b: one })
  })

  test('leaves an unchanged document as it was, including its update time', () => {
    const before = stored({ a: one })
    const { planned, results } = plan(before, { update: { name: NAME, fields: { a: one } } })
    expect(planned[0]?.after).toBe(before)
    expect(results[0]?.updateTime).toBe('1970-01-01T00:00:01.000000Z')
    const double = plan(before, { update: { name: NAME, fields: { a: { doubleValue: 1 } } } })
    expect(double.planned[0]?.after?.updateTime).toBe(NOW)
  })

  test('sets the request time in whole milliseconds and returns it', () => {
    const { planned, results } = plan(undefined, {
      update: { name: NAME },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    })
    const at = { timestampValue: '2023-11-14T22:13:20.123000Z' }
    expect(planned[0]?.after?.fields).toEqual({ at })
    expect(results[0]?.transformResults).toEqual([at])
    expect(planned[0]?.after).toMatchObject({ createTime: NOW, updateTime: NOW })
  })

  test('reads the earlier writes of the same commit', () => {
    const { planned } = plan(
      undefined,
      { update: { name: NAME, fields: { n: one } }, currentDocument: { exists: false } },
      { transform: { document: NAME, fieldTransforms: [{ fieldPath: 'n', increment: one }] } },
    )
    expect(planned).toHaveLength(1)
    expect(planned[0]).toMatchObject({ before: undefined, after: { fields: { n: two } } })
  })

  test('rejects a write whose precondition fails', () => {
    const update = { update: { name: NAME, fields: {} } }
    expect(() => plan(undefined, { ...update, currentDocument: { exists: true } })).toThrow(
      status('NOT_FOUND'),
    )
    expect(() => plan(stored({}), { ...update, currentDocument: { exists: false } })).toThrow(
      status('ALREADY_EXISTS'),
    )
    const stale = { currentDocument: { updateTime: '1970-01-01T00:00:02Z' } }
    expect(() => plan(stored({}), { ...update, ...stale })).toThrow(status('FAILED_PRECONDITION'))
    expect(() => plan(undefined, { verify: NAME, ...stale })).toThrow(status('FAILED_PRECONDITION'))
    expect(() =>
      plan(stored({}), { delete: NAME }, { delete: NAME, currentDocument: { exists: true } }),
    ).toThrow(status('INVALID_ARGUMENT'))
  })

  test.each([
    [{}],
    [{ update: {} }],
    [{ update: { name: `${ROOT}/a` } }],
    [{ update: { name: NAME, fields: { a: {} } } }],
    [{ update: { name: NAME }, updateMask: { fieldPaths: ['a..b'] } }],
    [{ update: { name: NAME }, updateTransforms: [{ fieldPath: 'a' }] }],
    [{ update: { name: NAME }, updateTransforms: [{ fieldPath: 'a', increment: { stringValue: 'x' } }] }],
    [{ delete: 'projects/other/databases/d/documents/a/b' }],
    ['text'],
  ])('rejects the malformed write %j', (write) => {
    const reader = { get: () => undefined }
    expect(() => planCommit([parseWrite(ROOT, write)], reader, NOW, NOW)).toThrow(status('INVALID_ARGUMENT'))
  })
})
