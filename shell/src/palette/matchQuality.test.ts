import fc from 'fast-check'
import { matchQuality } from './matchQuality.ts'

test.each([
  ['Outcome Validation', 'Outcome Validation', 5],
  ['outcome val', 'Outcome Validation', 4],
  ['valid', 'Outcome Validation', 3],
  ['val out', 'Outcome Validation', 3],
  ['ov', 'Outcome Validation', 2],
  ['come', 'Outcome Validation', 1],
  ['ecran', 'Écran de contrôle', 4],
  ['contrôle', 'Ecran de controle', 3],
  ['  OUTCOME   val ', 'Outcome Validation', 4],
  ['out x', 'Outcome Validation', 0],
  ['o', 'Live Events', 0],
  ['!!!', 'Live Events', 0],
] as const)('%j finds %j with %d', (typed, label, quality) => {
  expect(matchQuality(typed, label)).toBe(quality)
})

const words = fc.array(fc.stringMatching(/^[a-zà-ö]{1,8}$/), { minLength: 1, maxLength: 5 })

test('a label is found by itself, by the start of any of its words, and by nothing typed', () => {
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (parts, which, length) => {
      const label = parts.join(' ')
      const word = parts[which % parts.length] ?? ''
      expect(matchQuality(label.toUpperCase(), label)).toBe(5)
      expect(matchQuality(word.slice(0, 1 + (length % word.length)), label)).toBeGreaterThanOrEqual(3)
      expect(matchQuality('', label)).toBe(1)
    }),
  )
})

test('whatever is typed, it answers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (typed, label) => {
      const quality = matchQuality(typed, label)
      expect(quality).toBeGreaterThanOrEqual(0)
      expect(quality).toBeLessThanOrEqual(5)
    }),
  )
})
