import * as fc from 'fast-check'
import { JOB_STEP_CATEGORIES } from './JOB_STEP_CATEGORIES.ts'
import { type StudyOutline, studyFromOutline } from './studyFromOutline.ts'
import { studyUuid } from './studyIds.ts'
import { parseStudy } from './studySchema.ts'

const anyOutline: fc.Arbitrary<StudyOutline> = fc.record({
  executor: fc.string(),
  job: fc.string(),
  steps: fc.array(
    fc.record({
      category: fc.constantFrom(...JOB_STEP_CATEGORIES),
      step: fc.string(),
      outcomes: fc.array(fc.string(), { maxLength: 4 }),
    }),
    { maxLength: 5 },
  ),
})

test('has the texts of the outline, is valid for storage, and has a unique uuid for each item', () => {
  fc.assert(
    fc.property(anyOutline, (outline) => {
      let made = 0
      const study = studyFromOutline(outline, { uuid: studyUuid('study'), newId: () => `id${made++}` })
      expect(parseStudy(JSON.parse(JSON.stringify(study)))).toEqual(study)
      expect({
        executor: study.jtbd.executor,
        job: study.jtbd.userInput,
        steps: study.jobSteps.map(({ category, userInput, outcomeStatements }) => ({
          category,
          step: userInput,
          outcomes: outcomeStatements.map((statement) => statement.userInput),
        })),
      }).toEqual(outline)
      const ids = study.jobSteps.flatMap((step) => [
        step.uuid,
        ...step.outcomeStatements.map(({ uuid }) => uuid),
      ])
      expect(new Set<string>([study.jtbd.uuid, ...ids]).size).toBe(1 + ids.length)
    }),
  )
})
