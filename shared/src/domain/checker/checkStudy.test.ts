import * as fc from 'fast-check'
import { JOB_STEP_CATEGORIES } from '../study/JOB_STEP_CATEGORIES.ts'
import { anyStudy } from '../study/studyArbitraries.ts'
import { checkStudy, checkWholeStudy, studyCheck } from './checkStudy.ts'
import { createRuleSet } from './customRules/createRuleSet.ts'
import { REMARK_LIMITS } from './REMARK_LIMITS.ts'
import { RULES } from './RULES.ts'
import { STANDARD_RULES } from './RuleSet.ts'
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

/** A word with hyphens at the places of a number's binary digits. */
const hyphened = (word: string, number: number): string =>
  [...word].map((letter, at) => ((number >> at) & 1 ? `${letter}-` : letter)).join('')

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

  test('two adjectives of one meaning before the same noun have a remark', () => {
    const study = withStatements(
      'Minimize the likelihood of missing the last stop when riding',
      'Minimize the number of last stops that are changed when riding',
      'Minimize the time it takes to reach the final stop when riding',
      'Minimize the likelihood that the final price differs when paying',
    )
    expect(idsAt(study, 'added2')).toEqual(['O13'])
    expect(checkStudy(study).added2?.[0]?.message).toContain('"last stop"')
    expect(checkStudy(study).added2?.[0]?.span).toEqual({ start: 40, end: 50 })
    expect(idsAt(study, 'added3')).toEqual([])
  })

  test('statements that differ by synonyms alone say the same', () => {
    const study = withStatements(
      'Minimize the time it takes to reach the last stop when riding',
      'Minimize the time it takes to reach the final stop when riding',
      'Minimize the time it takes to reach the next stop when riding',
    )
    expect(idsAt(study, 'added1')).toContain('O14')
    expect(idsAt(study, 'added2')).toEqual([])
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
    expect(idsAt(study, 'job')).toEqual(['S1', 'S4'])
    expect(checkStudy(study).job?.[0]?.message).toMatch(/^The study has 1 job step;/)
    expect(idsAt(study, 'step')).toEqual(['S2'])
    expect(idsAt(study, 'statement')).toEqual([])
  })

  test('a step that is still empty gives one hint, not three', () => {
    const step = { uuid: 'step', userInput: '', category: null, outcomeStatements: [] }
    expect(idsAt({ jtbd: { uuid: 'job', executor: '', userInput: '' }, jobSteps: [step] }, 'job')).toEqual([
      'S1',
    ])
  })

  test.each([
    ['a category', (category: string) => ({ category, outcomeStatements: [] })],
    [
      'statements',
      () => ({
        category: null,
        outcomeStatements: [{ uuid: 's', userInput: 'Minimize the time it takes to eat' }],
      }),
    ],
  ])('a step without a text that has %s is a step', (_what, parts) => {
    const jobSteps = JOB_STEP_CATEGORIES.map((category) => ({
      uuid: category,
      userInput: '',
      ...parts(category),
    }))
    expect(idsAt({ jtbd: { uuid: 'job', executor: '', userInput: '' }, jobSteps }, 'job')).not.toContain('S1')
  })

  test('a statement that is only begun counts as empty', () => {
    const study = withStatements('Minimize the time it takes to', 'Minimize the time it takes to')
    expect(idsAt(study, 'added1')).toEqual([])
    const begun = [{ uuid: 'begun', userInput: 'Minimize the number of …' }]
    const steps = study.jobSteps.map((step) => ({ ...step, outcomeStatements: begun }))
    expect(checkStudy({ ...study, jobSteps: steps }).step0?.[0]?.message).toMatch(/0 outcome statements/)
  })

  test('steps without any category are told so once, not category by category', () => {
    const { jobSteps, ...study } = faultless()
    const unsorted = { ...study, jobSteps: jobSteps.map((step) => ({ ...step, category: null })) }
    expect(checkStudy(unsorted).job?.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^No job step has a category yet\./),
    )
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

describe('a hostile study', () => {
  const numbered = (count: number, textOf: (at: number) => string) =>
    withStatements(...Array.from({ length: count }, (_, at) => textOf(at)))
  const remarksOf = (study: CheckedStudy, ruleId: string) =>
    Object.values(checkStudy(study))
      .flat()
      .filter((remark) => remark.ruleId === ruleId)

  test('has a limited number of remarks on one word, and the last one counts the others', () => {
    const spellings = numbered(300, (at) => `Minimize the cost of a ${hyphened('clothespegboard', at)}`)
    const found = remarksOf(spellings, 'O13')
    expect(found).toHaveLength(REMARK_LIMITS.perFinding)
    expect(found.at(-2)?.message).not.toContain('Not listed')
    expect(found.at(-1)?.message).toContain(`Not listed: ${299 - REMARK_LIMITS.perFinding} more`)
  })

  test('has a limited number of remarks on equal statements', () => {
    const found = remarksOf(
      numbered(101, () => 'Minimize the cost of a tent'),
      'O14',
    )
    expect(found).toHaveLength(REMARK_LIMITS.perFinding)
    expect(found.at(-1)?.message).toContain(`Not listed: ${100 - REMARK_LIMITS.perFinding} more`)
  })

  test('has a limited number of remarks about the whole study, and one at the job that says so', () => {
    const study = numbered(1_200, (at) => `Minimize the cost of tent ${at % 600}`)
    const found = remarksOf(study, 'O14')
    expect(found).toHaveLength(REMARK_LIMITS.perStudy + 1)
    expect(checkStudy(study).job?.at(-1)?.message).toMatch(/more than 500 remarks/)
  })

  test('has a limited number of remarks and replacements on one text', () => {
    const found = checkStudy(numbered(1, () => `Minimize the cost of ${'quickly '.repeat(60)}`)).added0 ?? []
    expect(found).toHaveLength(REMARK_LIMITS.perText)
    expect(found.at(-1)?.message).toMatch(/Not listed: \d+ more/)
    expect(found.filter(({ suggestion }) => suggestion !== null)).toHaveLength(
      REMARK_LIMITS.replacementsPerText,
    )
  })

  test.each([
    ['the whole check', checkStudy, 65 * 2],
    ['the rules about the whole study', checkWholeStudy, 65],
  ])('%s can be aborted about every text', (_what, check, least) => {
    const afterStep = jest.fn()
    check(faultless(), STANDARD_RULES, afterStep)
    expect(afterStep.mock.calls.length).toBeGreaterThan(least)
    const late = new Error('Late')
    const abort = jest.fn(() => {
      if (abort.mock.calls.length === 3) throw late
    })
    expect(() => check(faultless(), STANDARD_RULES, abort)).toThrow(late)
    expect(abort).toHaveBeenCalledTimes(3)
  })
})

test('a long text costs as much as several, so that a slice of them is no longer', () => {
  const costs = (text: string) => [...studyCheck(withStatements(text))]
  const ordinary = costs('Minimize the cost of a tent')
  const long = costs('Minimize the cost of a tent '.repeat(140))
  expect(Math.max(...ordinary)).toBe(1)
  expect(Math.max(...long)).toBe(10)
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
