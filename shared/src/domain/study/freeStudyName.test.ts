import * as fc from 'fast-check'
import { checkDocumentName } from '../paths/checkDocumentName.ts'
import { freeStudyName } from './freeStudyName.ts'

test.each([
  [[], 'Commute'],
  [['commute'], 'Commute'],
  [['Commute'], 'Commute 2'],
  [['Commute', 'Commute 2', 'Commute 4'], 'Commute 3'],
])('with %j there, "Commute" becomes "%s"', (taken, name) => {
  expect(freeStudyName('Commute', taken)).toBe(name)
})

test('is always free and valid', () => {
  const wanted = fc.constantFrom(
    'Commute',
    'x'.repeat(128),
    `${'x'.repeat(125)} yz`,
    'x'.repeat(140),
    '🚦'.repeat(140),
  )
  fc.assert(
    fc.property(wanted, fc.integer({ min: 0, max: 30 }), (name, count) => {
      const taken: string[] = []
      for (let each = 0; each < count; each += 1) taken.push(freeStudyName(name, taken))
      expect(new Set(taken).size).toBe(count)
      const free = freeStudyName(name, taken)
      expect(taken).not.toContain(free)
      expect(checkDocumentName(free)).toBeNull()
    }),
  )
})
