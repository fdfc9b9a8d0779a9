import * as fc from 'fast-check'
import { countStudy } from '../countStudy.ts'
import { anyStudy } from '../studyArbitraries.ts'
import { parseStudyVersion } from './parseStudyVersion.ts'

const stored = { docName: 'Lunch', revision: 3, savedAt: '2026-03-01T09:00:00.000Z', name: 'Before' }

test('a version round-trips', () => {
  fc.assert(
    fc.property(anyStudy, (study) => {
      const counts = countStudy(study)
      const written: unknown = JSON.parse(JSON.stringify({ ...stored, counts, content: study }))
      expect(parseStudyVersion(written)).toEqual({ ...stored, counts, content: study })
    }),
  )
})

test('a version without a name, or with a malformed one, has none', () => {
  const { name: _name, ...unnamed } = stored
  fc.assert(
    fc.property(anyStudy, (study) => {
      const version = { ...unnamed, counts: countStudy(study), content: study }
      expect(parseStudyVersion(version)?.name).toBe('')
      expect(parseStudyVersion({ ...version, name: 7 })?.name).toBe('')
    }),
  )
})

test('anything else is not a version', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parseStudyVersion(value)).toBeNull()
      expect(parseStudyVersion({ ...stored, content: value })).toBeNull()
    }),
  )
})
