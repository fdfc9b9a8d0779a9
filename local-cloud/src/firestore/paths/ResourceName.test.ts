import { checkDocumentName, checkParent, documentPath, parseDatabaseId } from './ResourceName.ts'

const ROOT = 'projects/p/databases/(default)/documents'
const invalid = expect.objectContaining({ status: 'INVALID_ARGUMENT' })

describe('resource names', () => {
  test('parses the database of any resource', () => {
    expect(parseDatabaseId(`${ROOT}/a/b`)).toEqual({ project: 'p', database: '(default)' })
    expect(parseDatabaseId('projects/p/databases/d')).toEqual({ project: 'p', database: 'd' })
    expect(() => parseDatabaseId('a/b')).toThrow(invalid)
  })

  test('splits a document name', () => {
    expect(documentPath(ROOT, `${ROOT}/a/b/c/d`)).toEqual({ collection: 'a/b/c', id: 'd' })
  })

  test.each([
    ROOT,
    `${ROOT}/a`,
    `${ROOT}/a/b/c`,
    `${ROOT}/a/.`,
    `${ROOT}/a/..`,
    `${ROOT}/a//b/c`,
    `${ROOT}/a/__b__`,
    'x/a/b',
    `${ROOT}/a/${'x'.repeat(1501)}`,
    `${ROOT}${'/a/b'.repeat(101)}`,
  ])('rejects %s as a document', (name) => {
    expect(() => checkDocumentName(ROOT, name)).toThrow(invalid)
  })

  test('accepts 100 levels of collections', () => checkDocumentName(ROOT, `${ROOT}${'/a/b'.repeat(100)}`))

  test('accepts numeric ids and any other characters', () => {
    for (const id of ['__id7__', 'ä ö', 'a:b', '😀', '...']) checkDocumentName(ROOT, `${ROOT}/a/${id}`)
  })

  test('accepts the root and documents as parents', () => {
    checkParent(ROOT, ROOT)
    checkParent(ROOT, `${ROOT}/a/b`)
    expect(() => checkParent(ROOT, `${ROOT}/a`)).toThrow(invalid)
    expect(() => checkParent(ROOT, 'projects/p/databases/other/documents')).toThrow(invalid)
  })
})
