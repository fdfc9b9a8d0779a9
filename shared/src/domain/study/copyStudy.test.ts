import * as fc from 'fast-check'
import { copyStudy } from './copyStudy.ts'
import { anyStudy } from './studyArbitraries.ts'
import { studyUuid } from './studyIds.ts'

test('a copy has a new uuid and the same content', () => {
  fc.assert(
    fc.property(anyStudy, (study) => {
      const copy = copyStudy(study, studyUuid('copy'))
      expect(copy.jtbd.uuid).toBe('copy')
      expect(copyStudy(copy, study.jtbd.uuid)).toEqual(study)
      expect(study.jtbd.uuid).toBe('study')
    }),
  )
})
