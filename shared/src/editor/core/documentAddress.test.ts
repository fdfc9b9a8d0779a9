import { studyUuid } from '@outcome-studio/shared/domain/study'
import fc from 'fast-check'
import { listPath, newPath, readDocumentAddress, storedPath } from './documentAddress.ts'

const docNames = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 128 })
  .filter((name) => !name.includes('/') && name !== '.' && name !== '..')

describe('addresses of documents', () => {
  test('any possible document name round-trips through its path', () => {
    fc.assert(
      fc.property(docNames, (docName) => {
        expect(readDocumentAddress(storedPath(docName), studyUuid)).toEqual({ kind: 'stored', docName })
      }),
    )
  })

  test('a document named "new" is not the unsaved one', () => {
    expect(readDocumentAddress(storedPath('new'), studyUuid)).toEqual({ kind: 'stored', docName: 'new' })
    expect(readDocumentAddress(newPath(studyUuid('a-1')), studyUuid)).toEqual({ kind: 'new', uuid: 'a-1' })
  })

  test('the list is at the root, with or without a slash', () => {
    expect(readDocumentAddress(listPath, studyUuid)).toEqual({ kind: 'list' })
    expect(readDocumentAddress('', studyUuid)).toEqual({ kind: 'list' })
  })

  test.each(['/a/b', '/new/a/b', '/%E0%A4%A'])('%s is none of ours', (path) => {
    expect(readDocumentAddress(path, studyUuid)).toBeNull()
  })
})
