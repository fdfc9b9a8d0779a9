import { checkDocumentName } from '@outcome-studio/shared/domain/paths'
import * as fc from 'fast-check'
import { importName } from './importName.ts'

test.each([
  ['Lunch', [], 'Lunch'],
  ['Lunch', ['Lunch', 'Lunch 2'], 'Lunch 3'],
  ['a/b', [], 'a-b'],
  ['\u202eplan\n2', [], 'plan 2'],
  ['  ', [], 'Imported study'],
  ['..', ['Imported study'], 'Imported study 2'],
  ['__x__', [], 'Imported study'],
])('for %j, where there are %j: %j', (wanted, taken, name) => {
  expect(importName(wanted, taken)).toBe(name)
})

test('is valid and free, whatever the file name', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.array(fc.string()), (wanted, taken) => {
      const name = importName(wanted, [...taken, wanted])
      expect(checkDocumentName(name)).toBeNull()
      expect([...taken, wanted]).not.toContain(name)
    }),
  )
})
