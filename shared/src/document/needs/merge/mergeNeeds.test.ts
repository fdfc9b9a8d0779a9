import {
  applyNeedsOperation,
  goalId,
  goalsInLayer,
  type NeedLayer,
  type Needs,
  type NeedsOperation,
  needsUuid,
  newGoal,
  newNeeds,
} from '@outcome-studio/shared/domain/needs'
import * as fc from 'fast-check'
import { anyNeeds, anyNeedsOperation } from '../../../domain/needs/needsArbitraries.ts'
import type { MergeSide } from '../../core/DocumentMerge.ts'
import { mergeNeeds } from './mergeNeeds.ts'

const RUNS = { numRuns: 400 }
const edited = (needs: Needs, operations: readonly NeedsOperation[]) =>
  operations.reduce(applyNeedsOperation, needs)
const edits = fc.array(anyNeedsOperation, { maxLength: 12 })
/** A needs document and two versions of it. */
const versions = fc
  .tuple(anyNeeds, edits, edits)
  .map(([base, own, others]) => ({ base, mine: edited(base, own), theirs: edited(base, others) }))
const textsOf = ({ vertical, goals, states }: Needs) => [
  vertical,
  ...goals.flatMap(({ text, executor = '', step = '' }) => [text, executor, step]),
  ...states.flatMap(({ current, desired, conditions }) => [current, desired, conditions]),
]

describe('merging any two versions', () => {
  test('a document merged with itself has no differences and is unchanged', () => {
    fc.assert(
      fc.property(versions, ({ base, mine }) => {
        const { differences, result } = mergeNeeds(base, mine, mine)
        expect(differences).toEqual([])
        expect(result({})).toEqual(mine)
      }),
      RUNS,
    )
  })

  test('a change of one side is taken without a question', () => {
    fc.assert(
      fc.property(versions, ({ base, theirs }) => {
        const merge = mergeNeeds(base, base, theirs)
        expect(merge.differences.filter(({ taken }) => taken !== 'theirs')).toEqual([])
        expect(merge.result({})).toEqual(theirs)
        expect(mergeNeeds(base, theirs, base).result({})).toEqual(theirs)
      }),
      RUNS,
    )
  })

  test('with every choice on one side, that side is the result', () => {
    fc.assert(
      fc.property(versions, fc.constantFrom<MergeSide>('mine', 'theirs'), ({ base, mine, theirs }, side) => {
        const { differences, result } = mergeNeeds(base, mine, theirs)
        const merged = result(Object.fromEntries(differences.map(({ id }) => [id, side])))
        expect(merged).toEqual(side === 'mine' ? mine : theirs)
      }),
      RUNS,
    )
  })

  test('without a conflict, exchanging mine and theirs changes nothing', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const [one, other] = [mergeNeeds(base, mine, theirs), mergeNeeds(base, theirs, mine)]
        const open = (merge: typeof one) => merge.differences.filter(({ taken }) => taken === null).length
        expect(open(one)).toBe(open(other))
        fc.pre(open(one) === 0)
        expect(one.result({})).toEqual(other.result({}))
      }),
      RUNS,
    )
  })

  test('nothing that either side wrote is lost without a choice', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { differences, result } = mergeNeeds(base, mine, theirs)
        const merged = new Set(textsOf(result({})))
        const asked = differences.filter(({ taken }) => taken === null)
        const before = new Set(textsOf(base))
        for (const side of ['mine', 'theirs'] as const) {
          const written = textsOf(side === 'mine' ? mine : theirs).filter(
            (text) => text !== '' && !before.has(text),
          )
          const lost = written.filter(
            (text) => !merged.has(text) && !asked.some((one) => one[side]?.includes(text)),
          )
          expect(lost).toEqual([])
        }
      }),
      RUNS,
    )
  })

  test('whatever the choices, there is one core job at most, and every difference has a unique id', () => {
    fc.assert(
      fc.property(versions, fc.array(fc.boolean()), ({ base, mine, theirs }, picks) => {
        const { differences, result } = mergeNeeds(base, mine, theirs)
        const choice = (at: number): MergeSide => (picks[at % (picks.length || 1)] ? 'theirs' : 'mine')
        const merged = result(Object.fromEntries(differences.map(({ id }, at) => [id, choice(at)])))
        expect(goalsInLayer(merged, 'core').length).toBeLessThanOrEqual(1)
        expect(new Set(merged.goals.map(({ id }) => id)).size).toBe(merged.goals.length)
        expect(new Set(differences.map(({ id }) => id)).size).toBe(differences.length)
      }),
      RUNS,
    )
  })

  test('without a base every difference needs a choice', () => {
    fc.assert(
      fc.property(versions, ({ mine, theirs }) => {
        const { differences } = mergeNeeds(null, mine, theirs)
        expect(differences.filter(({ taken }) => taken !== null)).toEqual([])
      }),
      RUNS,
    )
  })
})

const goal = (id: string, layer: NeedLayer) => newGoal({ id: goalId(id), layer, text: id })
const base: Needs = {
  ...newNeeds(needsUuid('needs')),
  goals: [goal('a', 'related'), goal('b', 'related'), goal('c', 'related'), goal('d', 'financial')],
}
const after = (...operations: readonly NeedsOperation[]) => edited(base, operations)
const write = (id: string, text: string): NeedsOperation => ({
  kind: 'setGoalText',
  goalId: goalId(id),
  text,
})
const remove = (id: string): NeedsOperation => ({ kind: 'removeGoal', goalId: goalId(id) })
const insert = (id: string, layer: NeedLayer, index: number): NeedsOperation => ({
  kind: 'insertGoal',
  goal: goal(id, layer),
  index,
})
const move = (id: string, layer: NeedLayer, to: number): NeedsOperation => ({
  kind: 'moveGoal',
  goalId: goalId(id),
  layer,
  to,
})
const rank = (id: string, importance: number): NeedsOperation => ({
  kind: 'setGoalState',
  goalId: goalId(id),
  fields: { importance },
})
const asked = (merge: ReturnType<typeof mergeNeeds>) =>
  merge.differences
    .filter(({ taken }) => taken === null)
    .map(({ where, mine, theirs }) => [where, mine, theirs])
const idsOf = ({ goals }: Needs) => goals.map(({ id }) => id).join('')

describe('merging', () => {
  test('two changes of one text need a choice; changes of different texts do not', () => {
    const merge = mergeNeeds(
      base,
      after(write('a', 'A1'), write('b', 'B1')),
      after(write('a', 'A2'), write('c', 'C2')),
    )
    expect(asked(merge)).toEqual([['Related job 1', 'A1', 'A2']])
    expect(merge.result({}).goals.map(({ text }) => text)).toEqual(['A1', 'B1', 'C2', 'd'])
  })

  test('text, layer and state of one goal merge on their own', () => {
    const merge = mergeNeeds(
      base,
      after(write('b', 'B1'), rank('b', 4)),
      after(move('b', 'financial', 1), {
        kind: 'setGoalState',
        goalId: goalId('b'),
        fields: { current: 'slow' },
      }),
    )
    expect(asked(merge)).toEqual([])
    const merged = merge.result({})
    expect(merged.goals.at(-1)).toEqual({ id: 'b', layer: 'financial', text: 'B1' })
    expect(merged.states).toEqual([
      { goalId: 'b', current: 'slow', desired: '', conditions: '', importance: 4 },
    ])
  })

  test('a goal removed by one side needs a choice if the other edited it or its state', () => {
    expect(asked(mergeNeeds(base, after(remove('b')), after(write('b', 'better'))))).toEqual([
      ['Related job 2', null, 'better'],
    ])
    expect(asked(mergeNeeds(base, after(rank('b', 5)), after(remove('b'))))).toEqual([
      ['Related job 2', 'b\nImportance of the gap: 5', null],
    ])
    expect(asked(mergeNeeds(base, after(remove('b')), after(write('a', 'A'))))).toEqual([])
  })

  test('two core jobs need a choice, and the other one becomes a related job', () => {
    const merge = mergeNeeds(base, after(insert('x', 'core', 0)), after(insert('y', 'core', 0)))
    expect(asked(merge)).toEqual([['Core job', 'x', 'y']])
    expect(idsOf(merge.result({}))).toBe('xabcyd')
    const [{ id } = { id: '' }] = merge.differences
    expect(idsOf(merge.result({ [id]: 'theirs' }))).toBe('yabcxd')
  })

  test('goals added by both keep their places, in an order independent of the side', () => {
    const merge = mergeNeeds(
      base,
      after(insert('y', 'related', 1), insert('m', 'related', 4)),
      after(insert('x', 'related', 1)),
    )
    expect(idsOf(merge.result({}))).toBe('axybcmd')
  })

  test('an order changed by one side is taken; two new orders need a choice', () => {
    expect(idsOf(mergeNeeds(base, after(write('a', 'A')), after(move('c', 'related', 0))).result({}))).toBe(
      'cabd',
    )
    expect(asked(mergeNeeds(base, after(move('a', 'related', 2)), after(move('b', 'related', 2))))).toEqual([
      ['Order of related jobs', '1. b\n2. c\n3. a', '1. a\n2. c\n3. b'],
    ])
  })

  test('a goal moved to two layers needs a choice', () => {
    const merge = mergeNeeds(base, after(move('a', 'outcomes', 0)), after(move('a', 'emotional', 0)))
    expect(asked(merge)).toEqual([
      ['Layer of desired outcome 1', 'Desired outcomes', 'Emotional and social jobs'],
    ])
  })

  test('unknown keys are merged like any other', () => {
    const theirs = { ...base, goals: base.goals.map((each) => ({ ...each, tone: ['warm'] })) }
    const merged = mergeNeeds(base, { ...base, mood: 'calm' } as Needs, theirs).result({})
    expect(merged).toMatchObject({ mood: 'calm', goals: base.goals.map(() => ({ tone: ['warm'] })) })
  })
})
