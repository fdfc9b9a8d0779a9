import { parseRestCall } from './parseRestCall.ts'

const ROOT = 'projects/p/databases/(default)/documents'
const call = (method: string, path: string, body: unknown = {}) =>
  parseRestCall(method, new URL(`http://localhost/v1/${path}`), body)

describe('parseRestCall', () => {
  test.each([
    [
      'GET',
      `${ROOT}/a/b?mask.fieldPaths=x&mask.fieldPaths=y`,
      'GetDocument',
      { name: `${ROOT}/a/b`, mask: { fieldPaths: ['x', 'y'] } },
    ],
    [
      'GET',
      `${ROOT}/a?pageSize=5&showMissing=true`,
      'ListDocuments',
      { parent: ROOT, collectionId: 'a', pageSize: '5', showMissing: true },
    ],
    [
      'GET',
      `${ROOT}/a/b/c`,
      'ListDocuments',
      { parent: `${ROOT}/a/b`, collectionId: 'c', showMissing: false },
    ],
    [
      'POST',
      `${ROOT}/a?documentId=b`,
      'CreateDocument',
      { parent: ROOT, collectionId: 'a', documentId: 'b', document: {} },
    ],
    [
      'PATCH',
      `${ROOT}/a/b?currentDocument.exists=true&updateMask.fieldPaths=x`,
      'UpdateDocument',
      {
        document: { name: `${ROOT}/a/b` },
        updateMask: { fieldPaths: ['x'] },
        currentDocument: { exists: true },
      },
    ],
    ['DELETE', `${ROOT}/a/b`, 'DeleteDocument', { name: `${ROOT}/a/b` }],
    ['POST', `${ROOT}:commit`, 'Commit', { database: 'projects/p/databases/(default)' }],
    ['POST', `${ROOT}/a/b:runQuery`, 'RunQuery', { parent: `${ROOT}/a/b` }],
    ['GET', `${ROOT}/a/b:c`, 'GetDocument', { name: `${ROOT}/a/b:c` }],
    ['GET', `${ROOT}/a/%C3%A4%20b`, 'GetDocument', { name: `${ROOT}/a/ä b` }],
  ])('%s %s is %s', (method, path, operation, request) => {
    expect(call(method, path)).toMatchObject({ operation, request })
  })

  test.each([
    ['PUT', `${ROOT}/a/b`, {}],
    ['POST', `${ROOT}/a/b`, {}],
    ['POST', `${ROOT}:toString`, {}],
    ['GET', 'projects/p', {}],
    ['GET', `${ROOT}/a/b%2Fc`, {}],
    ['GET', `${ROOT}/a/%E0%A4%A`, {}],
    ['POST', `${ROOT}:commit`, []],
    ['POST', `${ROOT}:commit`, 'text'],
  ])('rejects %s %s with %j', (method, path, body) => {
    expect(() => call(method, path, body)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }))
  })
})
