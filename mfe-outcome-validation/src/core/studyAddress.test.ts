import { studyUuid } from '@outcome-studio/shared/domain'
import fc from 'fast-check'
import { listPath, newStudyPath, readStudyAddress, storedStudyPath } from './studyAddress.ts'

const docNames = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 128 })
  .filter((name) => !name.includes('/') && name !== '.' && name !== '..')

describe('addresses of studies', () => {
  test('any possible study name round-trips through its path', () => {
    fc.assert(
      fc.property(docNames, (docName) => {
        expect(readStudyAddress(storedStudyPath(docName))).toEqual({ kind: 'stored', docName })
      }),
    )
  })

  test('a study named "new" is not the unsaved one', () => {
    expect(readStudyAddress(storedStudyPath('new'))).toEqual({ kind: 'stored', docName: 'new' })
    expect(readStudyAddress(newStudyPath(studyUuid('a-1')))).toEqual({ kind: 'new', uuid: 'a-1' })
  })

  test('the list is at the root, with or without a slash', () => {
    expect(readStudyAddress(listPath)).toEqual({ kind: 'list' })
    expect(readStudyAddress('')).toEqual({ kind: 'list' })
  })

  test.each(['/a/b', '/new/a/b', '/%E0%A4%A'])('%s is none of ours', (path) => {
    expect(readStudyAddress(path)).toBeNull()
  })
})
