import * as fc from 'fast-check'
import { countStudy } from '../countStudy.ts'
import { anyStudy } from '../studyArbitraries.ts'
import { parseSavedVersion } from './parseSavedVersion.ts'

const stored = { docName: 'Lunch', revision: 3, savedAt: '2026-03-01T09:00:00.000Z', name: 'Before' }

test('a version round-trips', () => {
  fc.assert(
    fc.property(anyStudy, (study) => {
      const counts = countStudy(study)
      const written: unknown = JSON.parse(JSON.stringify({ ...stored, counts, content: study }))
      expect(parseSavedVersion(written)).toEqual({ ...stored, counts, study })
    }),
  )
})

test('a version without a name, or with a malformed one, has none', () => {
  const { name: _name, ...unnamed } = stored
  fc.assert(
    fc.property(anyStudy, (study) => {
      const version = { ...unnamed, counts: countStudy(study), content: study }
      expect(parseSavedVersion(version)?.name).toBe('')
      expect(parseSavedVersion({ ...version, name: 7 })?.name).toBe('')
    }),
  )
})

test('anything else is not a version', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parseSavedVersion(value)).toBeNull()
      expect(parseSavedVersion({ ...stored, content: value })).toBeNull()
    }),
  )
})
