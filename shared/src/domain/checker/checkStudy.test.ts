import * as fc from 'fast-check'
import { JOB_STEP_CATEGORIES } from '../study/Study.ts'
import { anyStudy } from '../study/studyArbitraries.ts'
import { checkStudy } from './checkStudy.ts'
import { createRuleSet } from './customRules/createRuleSet.ts'
import { RULES } from './RULES.ts'
import type { CheckedStudy } from './study/CheckedStudy.ts'

const THINGS = [
  'basket',
  'kettle',
  'saddle',
  'ladder',
  'violin',
  'blanket',
  'lantern',
  'bucket',
  'anchor',
  'pillow',
]

/** A study without violations: a step in each category, seven statements in each step. */
function faultless(): CheckedStudy {
  return {
    jtbd: { uuid: 'job', executor: 'Camp cooks', userInput: 'Prepare a meal outdoors' },
    jobSteps: JOB_STEP_CATEGORIES.map((category, step) => ({
      uuid: `step${step}`,
      userInput: `Check the ${THINGS[step]}`,
      category,
      outcomeStatements: THINGS.slice(0, 7).map((thing, index) => ({
        uuid: `statement${step}.${index}`,
        userInput: `Minimize the time it takes to clean a ${thing} before using the ${THINGS[step]} stand`,
      })),
    })),
  }
}

function withStatements(...texts: readonly string[]): CheckedStudy {
  const study = faultless()
  const [first, ...rest] = study.jobSteps
  if (first === undefined) return study
  const added = texts.map((userInput, index) => ({ uuid: `added${index}`, userInput }))
  return {
    ...study,
    jobSteps: [{ ...first, outcomeStatements: [...first.outcomeStatements, ...added] }, ...rest],
  }
}

const idsAt = (study: CheckedStudy, uuid: string) => checkStudy(study)[uuid]?.map(({ ruleId }) => ruleId)

describe('checkStudy', () => {
  test('a study without violations has an empty list for each item', () => {
    const remarks = checkStudy(faultless())
    expect(Object.keys(remarks)).toHaveLength(1 + 8 + 56)
    expect(Object.values(remarks).flat()).toEqual([])
  })

  test('every item of any study has an entry', () => {
    fc.assert(
      fc.property(anyStudy, (study) => {
        const uuids = study.jobSteps.flatMap((step) => [
          step.uuid,
          ...step.outcomeStatements.map(({ uuid }) => uuid),
        ])
        expect(Object.keys(checkStudy(study)).sort()).toEqual(['study', ...uuids].sort())
      }),
    )
  })

  test('each text is checked as its own kind', () => {
    const study = faultless()
    expect(idsAt({ ...study, jtbd: { ...study.jtbd, userInput: 'Manage a kitchen' } }, 'job')).toEqual([
      'J12',
    ])
    expect(idsAt(withStatements('Reduce the cost of firewood for a trip'), 'added0')).toEqual(['O2'])
  })

  test('the same statement with other fillers is a duplicate of the first', () => {
    const study = withStatements(
      'Minimize the likelihood that a tent leaks when it rains',
      'Minimise the risk of a tent leaking when raining',
      'Minimize the likelihood that a tent tears when it rains',
    )
    expect(idsAt(study, 'added0')).toEqual([])
    expect(idsAt(study, 'added1')).toEqual(['O14'])
    expect(checkStudy(study).added1?.[0]?.message).toContain('1.8')
    expect(idsAt(study, 'added2')).toEqual([])
  })

  test('the rarer of two synonyms has a remark', () => {
    const study = withStatements(
      'Minimize the number of errors made when packing',
      'Minimize the likelihood of an error when pitching a tent',
      'Minimize the cost of a mistake when buying firewood',
    )
    expect(idsAt(study, 'added0')).toEqual([])
    expect(idsAt(study, 'added2')).toEqual(['O13'])
    expect(checkStudy(study).added2?.[0]?.message).toContain('"error"')
  })

  test('inconsistent hyphens are fixed by one click', () => {
    const study = withStatements(
      'Minimize the number of tent-poles bent when pitching',
      'Minimize the time it takes to find the tent-poles when leaving',
      'Minimize the likelihood that tentpoles get lost when leaving',
    )
    expect(idsAt(study, 'added0')).toEqual([])
    expect(checkStudy(study).added2).toEqual([
      expect.objectContaining({
        ruleId: 'O13',
        suggestion: {
          label: 'Use "tent-poles"',
          replacement: 'Minimize the likelihood that tent-poles get lost when leaving',
        },
      }),
    ])
  })

  test('job and steps are among the texts of a study', () => {
    const study = withStatements('Minimize the cost of a mistake when buying firewood')
    const jobSteps = study.jobSteps.map((step) =>
      step.uuid === 'step0' ? { ...step, userInput: 'Find errors in the plan' } : step,
    )
    const mixed = { ...study, jobSteps }
    expect([...(idsAt(mixed, 'step0') ?? []), ...(idsAt(mixed, 'added0') ?? [])]).toContain('O13')
  })

  test.each([
    ['Cooks and waiters', /Two roles/],
    ['Me', /role instead/],
    ['Photoshop users', /without a product/],
    ['Wealthy millennials', /age or income/],
    ['Martha', /role instead of a person/],
  ])('the executor %j is remarked on at the job', (executor, message) => {
    const study = faultless()
    const remarks = checkStudy({ ...study, jtbd: { ...study.jtbd, executor } }).job
    expect(remarks).toEqual([
      expect.objectContaining({ ruleId: 'E1', message: expect.stringMatching(message) }),
    ])
  })

  test('a new study has remarks on what is missing, not counting empty items', () => {
    const study: CheckedStudy = {
      jtbd: { uuid: 'job', executor: '', userInput: '' },
      jobSteps: [
        {
          uuid: 'step',
          userInput: 'Light the fire',
          category: 'Execute',
          outcomeStatements: [{ uuid: 'statement', userInput: ' ' }],
        },
      ],
    }
    expect(idsAt(study, 'job')).toEqual(['S1', 'S3', 'S4'])
    expect(checkStudy(study).job?.[0]?.message).toMatch(/^The study has 1 job step;/)
    expect(checkStudy(study).job?.[1]?.message).toMatch(/^The study has 0 outcome statements;/)
    expect(idsAt(study, 'step')).toEqual(['S2'])
    expect(idsAt(study, 'statement')).toEqual([])
  })

  test('a category marked as not applicable is not reported as missing', () => {
    const study = faultless()
    const without = { ...study, jobSteps: study.jobSteps.filter(({ category }) => category !== 'Modify') }
    expect(checkStudy(without).job?.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/No job step is in Modify\./),
    )
    expect(idsAt({ ...without, notApplicable: [{ category: 'Modify' }] }, 'job')).not.toContain('S4')
    expect(idsAt({ ...without, notApplicable: [{ category: 'Define' }] }, 'job')).toContain('S4')
  })

  test('custom rules apply to rules about the whole study as well', () => {
    const study = withStatements('Minimize the time it takes to clean a basket before using the basket stand')
    const rules = createRuleSet({ rules: { O14: { severity: 'error' } } })
    expect(checkStudy(study, rules).added0).toEqual([
      expect.objectContaining({ ruleId: 'O14', severity: 'error' }),
    ])
    expect(checkStudy(study, createRuleSet({ rules: { O14: { off: true } } })).added0).toEqual([])
  })
})

describe('the rule table', () => {
  test('lists each rule once, with texts for help', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
    for (const { title, explanation } of RULES) {
      expect(title).toMatch(/^[A-Z]/)
      expect(explanation).toMatch(/[.?]$/)
    }
  })

  test('a judge’s rule has no remarks from code', () => {
    for (const rule of RULES.filter(({ check }) => check === 'judge')) expect(rule.find).toBeUndefined()
  })
})
