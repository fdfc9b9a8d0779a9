import {
  applyStudyOperation,
  jobStepUuid,
  outcomeStatementUuid,
  ratingFields,
  type Study,
  type StudyOperation,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import { anyOperation, anyStudy } from '../../../domain/study/studyArbitraries.ts'
import type { MergeSide } from '../../core/DocumentMerge.ts'
import { mergeStudies } from './mergeStudies.ts'

const RUNS = { numRuns: 400 }

const withoutRemarks = ({ jtbd, jobSteps, ...parts }: Study): Study => {
  const { verLexer: _lexer, verPrompt: _prompt, ...job } = jtbd
  return {
    ...parts,
    jtbd: { ...job, remarks: [] },
    jobSteps: jobSteps.map((step) => ({
      ...step,
      remarks: [],
      outcomeStatements: step.outcomeStatements.map((statement) => ({ ...statement, remarks: [] })),
    })),
  }
}

const edited = (study: Study, operations: readonly StudyOperation[]) =>
  operations.reduce(applyStudyOperation, study)
const edits = fc.array(anyOperation, { maxLength: 12 })
/** A study and two versions of it. */
const versions = fc
  .tuple(anyStudy, edits, edits)
  .map(([base, own, others]) => ({ base, mine: edited(base, own), theirs: edited(base, others) }))

const itemsOf = ({ jtbd, jobSteps }: Study) => [
  jtbd,
  ...jobSteps.flatMap((step) => [step, ...step.outcomeStatements]),
]
const textsOf = (study: Study) => [study.jtbd.executor, ...itemsOf(study).map(({ userInput }) => userInput)]
const uuidsOf = (study: Study) => itemsOf(study).map(({ uuid }) => uuid as string)

describe('merging any two versions', () => {
  test('a study merged with itself has no differences and is unchanged', () => {
    fc.assert(
      fc.property(versions, ({ base, mine }) => {
        const { differences, result } = mergeStudies(base, mine, mine)
        expect(differences).toEqual([])
        expect(result({})).toEqual(mine)
      }),
      RUNS,
    )
  })

  test('a change of one side is taken without a question', () => {
    fc.assert(
      fc.property(versions, ({ base, theirs }) => {
        const merge = mergeStudies(base, base, theirs)
        expect(merge.differences.filter(({ taken }) => taken !== 'theirs')).toEqual([])
        expect(withoutRemarks(merge.result({}))).toEqual(withoutRemarks(theirs))
        const other = mergeStudies(base, theirs, base)
        expect(withoutRemarks(other.result({}))).toEqual(withoutRemarks(theirs))
      }),
      RUNS,
    )
  })

  test('with every choice on one side, its changes are present and its deletions absent', () => {
    fc.assert(
      fc.property(versions, fc.constantFrom<MergeSide>('mine', 'theirs'), ({ base, mine, theirs }, side) => {
        const { differences, result } = mergeStudies(base, mine, theirs)
        const merged = result(Object.fromEntries(differences.map(({ id }) => [id, side])))
        const whole = side === 'mine' ? mine : theirs
        expect(withoutRemarks(merged)).toEqual(withoutRemarks(whole))
      }),
      RUNS,
    )
  })

  test('without a conflict, exchanging mine and theirs changes nothing', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const [one, other] = [mergeStudies(base, mine, theirs), mergeStudies(base, theirs, mine)]
        const open = (merge: typeof one) => merge.differences.filter(({ taken }) => taken === null).length
        expect(open(one)).toBe(open(other))
        fc.pre(open(one) === 0)
        expect(withoutRemarks(one.result({}))).toEqual(withoutRemarks(other.result({})))
      }),
      RUNS,
    )
  })

  test('nothing that either side wrote is lost without a choice', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { differences, result } = mergeStudies(base, mine, theirs)
        const merged = new Set(textsOf(result({})))
        const asked = differences.filter(({ taken }) => taken === null)
        const before = new Set(textsOf(base))
        for (const side of ['mine', 'theirs'] as const) {
          const written = textsOf(side === 'mine' ? mine : theirs).filter((text) => !before.has(text))
          const lost = written.filter(
            (text) => !merged.has(text) && !asked.some((one) => one[side]?.includes(text)),
          )
          expect(lost).toEqual([])
        }
      }),
      RUNS,
    )
  })

  test('whatever the choices, each uuid occurs once and every difference has a unique id', () => {
    fc.assert(
      fc.property(versions, fc.array(fc.boolean()), ({ base, mine, theirs }, picks) => {
        const { differences, result } = mergeStudies(base, mine, theirs)
        const choice = (at: number): MergeSide => (picks[at % (picks.length || 1)] ? 'theirs' : 'mine')
        const merged = result(Object.fromEntries(differences.map(({ id }, at) => [id, choice(at)])))
        expect(new Set(uuidsOf(merged)).size).toBe(uuidsOf(merged).length)
        expect(new Set(differences.map(({ id }) => id)).size).toBe(differences.length)
      }),
      RUNS,
    )
  })

  test('without a base every difference needs a choice', () => {
    fc.assert(
      fc.property(versions, ({ mine, theirs }) => {
        const { differences } = mergeStudies(null, mine, theirs)
        expect(differences.filter(({ taken }) => taken !== null)).toEqual([])
      }),
      RUNS,
    )
  })
})

const statement = (uuid: string, userInput = uuid) => ({
  uuid: outcomeStatementUuid(uuid),
  userInput,
  remarks: [],
})
const step = (uuid: string, ...statements: readonly string[]) => ({
  uuid: jobStepUuid(uuid),
  userInput: uuid,
  category: null,
  remarks: [],
  outcomeStatements: statements.map((each) => statement(each)),
})
const base: Study = {
  jtbd: { uuid: studyUuid('job'), executor: '', userInput: '', remarks: [] },
  jobSteps: [step('one', 'a', 'b', 'c'), step('two', 'd')],
}
const places = ({ jobSteps }: Study) =>
  jobSteps.map(
    ({ uuid, outcomeStatements }) => `${uuid}:${outcomeStatements.map((each) => each.uuid).join('')}`,
  )
const after = (...operations: readonly StudyOperation[]) => edited(base, operations)
const write = (uuid: string, userInput: string): StudyOperation => ({
  kind: 'updateOutcomeStatement',
  statementId: outcomeStatementUuid(uuid),
  userInput,
})
const removeStep = (uuid: string): StudyOperation => ({ kind: 'removeJobStep', stepId: jobStepUuid(uuid) })
const removeStatement = (uuid: string): StudyOperation => ({
  kind: 'removeOutcomeStatement',
  statementId: outcomeStatementUuid(uuid),
})
const insert = (uuid: string, stepId: string, index: number): StudyOperation => ({
  kind: 'insertOutcomeStatement',
  stepId: jobStepUuid(stepId),
  index,
  outcomeStatement: statement(uuid),
})
const move = (uuid: string, stepId: string, to: number): StudyOperation => ({
  kind: 'moveOutcomeStatement',
  statementId: outcomeStatementUuid(uuid),
  stepId: jobStepUuid(stepId),
  to,
})
const asked = (merge: ReturnType<typeof mergeStudies>) =>
  merge.differences
    .filter(({ taken }) => taken === null)
    .map(({ where, mine, theirs }) => [where, mine, theirs])

describe('merging', () => {
  test('two changes of one text need a choice; changes of different texts do not', () => {
    const merge = mergeStudies(
      base,
      after(write('a', 'A1'), write('b', 'B1')),
      after(write('a', 'A2'), write('c', 'C2')),
    )
    expect(asked(merge)).toEqual([['Outcome statement 1.1', 'A1', 'A2']])
    const texts = (choice: MergeSide) =>
      merge
        .result(
          Object.fromEntries(merge.differences.filter(({ taken }) => !taken).map(({ id }) => [id, choice])),
        )
        .jobSteps[0]?.outcomeStatements.map(({ userInput }) => userInput)
    expect(texts('mine')).toEqual(['A1', 'B1', 'C2'])
    expect(texts('theirs')).toEqual(['A2', 'B1', 'C2'])
  })

  test('a statement removed by one side and edited by the other needs a choice', () => {
    const merge = mergeStudies(base, after(removeStatement('b')), after(write('b', 'better')))
    expect(asked(merge)).toEqual([['Outcome statement 1.2', null, 'better']])
  })

  test('a step removed by one side and edited by the other needs one choice, shown with all its text', () => {
    const merge = mergeStudies(
      base,
      after(removeStep('one')),
      after(write('b', 'better'), insert('x', 'one', 3)),
    )
    expect(asked(merge)).toEqual([['Job step 1', null, 'one\n– a\n– better\n– c\n– x']])
    expect(merge.differences).toHaveLength(1)
    const [{ id } = { id: '' }] = merge.differences
    expect(places(merge.result({ [id]: 'mine' }))).toEqual(['two:d'])
    expect(places(merge.result({ [id]: 'theirs' }))).toEqual(['one:abcx', 'two:d'])
  })

  test('a statement moved out of a removed step stays, with the other side’s edits', () => {
    const merge = mergeStudies(
      base,
      after(move('b', 'two', 1), removeStep('one')),
      after(write('b', 'better')),
    )
    expect(asked(merge)).toEqual([])
    expect(places(merge.result({}))).toEqual(['two:db'])
    expect(textsOf(merge.result({}))).toContain('better')
  })

  test('a statement moved to two positions needs a choice', () => {
    const three = edited(base, [{ kind: 'insertJobStep', index: 2, jobStep: step('three') }])
    const merge = mergeStudies(
      three,
      edited(three, [move('a', 'two', 0)]),
      edited(three, [move('a', 'three', 0)]),
    )
    expect(asked(merge)).toEqual([
      ['Place of outcome statement 2.1', 'In job step 2: two', 'In job step 3: three'],
    ])
  })

  test('items added by both keep their positions, in an order independent of the side', () => {
    const merge = mergeStudies(
      base,
      after(insert('y', 'one', 1), insert('m', 'one', 4)),
      after(insert('x', 'one', 1)),
    )
    expect(places(merge.result({}))).toEqual(['one:axybcm', 'two:d'])
  })

  test('an order changed by one side is taken; two new orders need a choice', () => {
    const turned = after({ kind: 'swapJobSteps', from: 0, to: 1 })
    expect(places(mergeStudies(base, after(write('a', 'A')), turned).result({}))).toEqual([
      'two:d',
      'one:abc',
    ])
    const merge = mergeStudies(base, after(move('a', 'one', 2)), after(move('b', 'one', 2)))
    expect(asked(merge)).toEqual([['Order in job step 1', '1. b\n2. c\n3. a', '1. a\n2. c\n3. b']])
  })

  test('all other fields are shown as text', () => {
    const statementId = outcomeStatementUuid('a')
    const stepId = jobStepUuid('one')
    const version = (n: number, category: 'Define' | 'Locate') =>
      after(
        { kind: 'setItemFields', uuid: statementId, fields: { rating: { importance: n, satisfaction: 1 } } },
        { kind: 'setStudyFields', fields: { survey: { respondents: n } } },
        { kind: 'setNotApplicable', category: 'Modify', reason: `reason ${n}` },
        {
          kind: 'setItemFields',
          uuid: 'a',
          fields: { dismissals: [{ ruleId: 'O5', text: 'a', reason: `fine ${n}` }] },
        },
        { kind: 'updateJobStep', stepId, category },
        { kind: 'setExecutor', executor: `people ${n}` },
      )
    const before = version(1, 'Define')
    const merge = mergeStudies(before, version(9, 'Locate'), before)
    expect(merge.differences.map(({ where, base: was, mine }) => `${where}: ${was} → ${mine}`)).toEqual([
      'Survey: 1 respondents → 9 respondents',
      'Modify does not apply: reason 1 → reason 9',
      'Job executor: people 1 → people 9',
      'Category of job step 1: Define → Locate',
      'Importance and satisfaction of outcome statement 1.1: Importance 1, satisfaction 1 → Importance 9, satisfaction 1',
      'Dismissed remarks on outcome statement 1.1: O5: fine 1 → O5: fine 9',
    ])
  })

  test('a rating is one value, complete or not', () => {
    const rate = (importance: number | null, satisfaction: number | null): StudyOperation => ({
      kind: 'setItemFields',
      uuid: 'a',
      fields: ratingFields({ importance, satisfaction }),
    })
    const half = after(rate(7, null))
    const ratingOf = (study: Study) => {
      const { rating, halfRating } = study.jobSteps[0]?.outcomeStatements[0] ?? {}
      return { rating, halfRating }
    }
    const completed = mergeStudies(half, edited(half, [rate(7, 3)]), half)
    expect(ratingOf(completed.result({}))).toEqual({ rating: { importance: 7, satisfaction: 3 } })
    const emptied = mergeStudies(half, half, edited(half, [rate(null, null)]))
    expect(ratingOf(emptied.result({}))).toEqual({})
    const both = mergeStudies(half, edited(half, [rate(7, 3)]), edited(half, [rate(8, null)]))
    expect(asked(both)).toEqual([
      [
        'Importance and satisfaction of outcome statement 1.1',
        'Importance 7, satisfaction 3',
        'Importance 8, satisfaction missing',
      ],
    ])
    const [{ id = '' } = {}] = both.differences
    expect(ratingOf(both.result({ [id]: 'theirs' }))).toEqual({ halfRating: { importance: 8 } })
  })

  test('unknown keys are merged like any other', () => {
    const mine = { ...base, mood: 'calm' }
    const theirs = { ...base, jtbd: { ...base.jtbd, tone: ['warm'] } }
    const merged = mergeStudies(base, mine, theirs).result({})
    expect(merged).toMatchObject({ mood: 'calm', jtbd: { tone: ['warm'] } })
  })
})
