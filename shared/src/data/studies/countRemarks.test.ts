import { checkStudy } from '@outcome-studio/shared/domain/checker'
import { countFound } from '@outcome-studio/shared/domain/study'
import { sampleStudy } from '../testing/sampleStudy.ts'
import { countRemarks } from './countRemarks.ts'

const study = sampleStudy()
const total = ({ errors, warnings, hints }: Awaited<ReturnType<typeof countRemarks>>) =>
  errors + warnings + hints
const pattern = (id: string) => ({
  patterns: [{ id, entities: ['job'], severity: 'error', pattern: '.', message: 'No.' }],
})

test('counts what a check of the whole study finds', async () => {
  expect(await countRemarks(study, [null, null])).toEqual(countFound(study, checkStudy(study)))
})

test('custom rules count, later ones over earlier ones, and those with problems do not', async () => {
  const standard = total(await countRemarks(study, []))
  const [one, other] = [JSON.stringify(pattern('a')), JSON.stringify(pattern('b'))]
  const found = total(await countRemarks(study, [one, '{'])) - standard
  expect(found).toBeGreaterThan(0)
  expect(total(await countRemarks(study, [one, other]))).toBe(standard + 2 * found)
})

test('a study of any size is counted', async () => {
  const [step] = study.jobSteps
  const [statement] = step?.outcomeStatements ?? []
  if (!step || !statement) throw new Error('The sample has a step with a statement.')
  const many = Array.from({ length: 450 }, (_, at) => ({
    ...statement,
    uuid: statement.uuid.replace(/$/, `-${at}`) as typeof statement.uuid,
    userInput: `Reduce the number of seats ${at}`,
  }))
  const large = { ...study, jobSteps: [{ ...step, outcomeStatements: many }] }
  expect((await countRemarks(large, [])).warnings).toBeGreaterThanOrEqual(450)
})
