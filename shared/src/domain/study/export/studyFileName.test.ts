import * as fc from 'fast-check'
import { studyFileName } from './studyFileName.ts'

describe('the file’s name', () => {
  test.each([
    ['Packed lunch', 'Packed lunch.csv'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.csv'],
    ['..', 'study.csv'],
    [' .hidden. ', 'hidden.csv'],
    ['nul', '_nul.csv'],
    ['COM1.notes', '_COM1.notes.csv'],
    ['Lunch\u202Efdp', 'Lunchfdp.csv'],
    ['お弁当', 'お弁当.csv'],
  ])('of %j is %j', (docName, name) => {
    expect(studyFileName(docName, 'csv')).toBe(name)
  })

  test('is valid on every system', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (docName) => {
        const name = studyFileName(docName, 'json')
        expect(name).toMatch(/^[^\s.<>:"/\\|?*\p{Cc}][^<>:"/\\|?*\p{Cc}]*\.json$/u)
        expect(name).not.toMatch(/[\s.]\.json$/)
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
      }),
    )
  })
})
