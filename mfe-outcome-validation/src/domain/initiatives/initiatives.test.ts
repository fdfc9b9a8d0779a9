import {
  applyStudyOperation,
  type Effect,
  INITIATIVE_LIMITS,
  type Initiative,
  inverseOf,
  jobStepUuid,
  newInitiativeId,
  newStudy,
  outcomeStatementUuid,
  type Rating,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { anyStudy } from '@outcome-studio/shared/domain/testing'
import { readCsv } from '@outcome-studio/shared/files'
import * as fc from 'fast-check'
import { isUnderserved } from '../landscape/isOpportunity.ts'
import { initiativesToCsv } from './initiativesToCsv.ts'
import {
  planEffect,
  planInitiativeChange,
  planInitiativeRemoval,
  planNewInitiative,
  planOutcomes,
} from './planInitiatives.ts'
import { rankInitiatives } from './rankInitiatives.ts'
import { readEffort } from './readEffort.ts'
import { INITIATIVE_ORDERS, sortInitiatives } from './sortInitiatives.ts'
import { TRACKERS } from './TRACKERS.ts'

const statement = (uuid: string, importance?: number, satisfaction?: number) => ({
  uuid: outcomeStatementUuid(uuid),
  userInput: `find ${uuid}`,
  remarks: [],
  ...(importance !== undefined && satisfaction !== undefined
    ? { rating: { importance, satisfaction } satisfies Rating }
    : {}),
})
const initiative = (
  name: string,
  effort: number | null,
  effects: Readonly<Record<string, Effect>>,
): Initiative => ({
  id: newInitiativeId(0, name),
  name,
  owner: '',
  effort,
  effects: Object.entries(effects).map(([uuid, effect]) => ({
    statementId: outcomeStatementUuid(uuid),
    effect,
  })),
})
const planner = initiative('Planner', 4, { seat: 'large', route: 'small', gone: 'large' })
const alarm = initiative('Alarm', null, { friend: 'medium' })
const study: Study = {
  ...newStudy({ uuid: studyUuid('study') }),
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'plan',
      category: null,
      remarks: [],
      outcomeStatements: [
        statement('route', 6, 4),
        statement('seat', 9, 3),
        statement('friend'),
        statement('exit', 8, 5),
        { ...statement('bag', 9, 1), status: 'out' },
      ],
    },
  ],
  initiatives: [planner, alarm],
}

describe('ranking', () => {
  test('value is the share of the gaps that the effects close, and what is gone or unrated adds nothing', () => {
    const { initiatives } = rankInitiatives(study)
    // 0.75 × (9 − 3) + 0.25 × (6 − 4) = 5
    expect(initiatives).toMatchObject([
      { value: 5, valuePerEffort: 1.25, underserved: 1 },
      { value: null, valuePerEffort: null, underserved: 0 },
    ])
    expect(initiatives[0]?.served.map(({ need }) => need.statementId)).toEqual(['seat', 'route'])
  })

  test('coverage counts underserved outcomes, without those that are out', () => {
    const { coverage, needs } = rankInitiatives(study)
    expect(coverage).toEqual({ underserved: 2, covered: 1 })
    expect(needs.map(({ number, score }) => [number, score])).toEqual([
      ['1.2', 15],
      ['1.4', 11],
      ['1.1', 8],
      ['1.3', null],
    ])
    expect(needs.filter(isUnderserved)).toHaveLength(2)
  })

  test('an outcome is underserved in the bands of opportunities, as everywhere in the product', () => {
    const bands = ['extreme', 'high', 'worth a look', 'appropriately served', 'overserved', null] as const
    expect(bands.map((band) => isUnderserved({ band }))).toEqual([true, true, true, false, false, false])
  })

  test('for any study, coverage has no more than there is, and sorting keeps every initiative', () => {
    fc.assert(
      fc.property(
        anyStudy,
        fc.constantFrom(...INITIATIVE_ORDERS),
        fc.constantFrom('ascending' as const, 'descending' as const),
        (any, order, direction) => {
          const { coverage, initiatives } = rankInitiatives(any)
          expect(coverage.covered).toBeLessThanOrEqual(coverage.underserved)
          const sorted = sortInitiatives(initiatives, order, direction)
          expect(new Set(sorted)).toEqual(new Set(initiatives))
        },
      ),
    )
  })

  test('initiatives without a value come last in both directions', () => {
    const { initiatives } = rankInitiatives(study)
    for (const direction of ['ascending', 'descending'] as const) {
      const sorted = sortInitiatives(initiatives, 'value', direction)
      expect(sorted.map((each) => each.initiative.name)).toEqual(['Planner', 'Alarm'])
    }
  })
})

describe('edits', () => {
  const after = (operation: Parameters<typeof applyStudyOperation>[1] | null) =>
    operation === null ? study : applyStudyOperation(study, operation)
  const effects = ({ initiatives = [] }: Study, at = 0) =>
    initiatives[at]?.effects.map(({ statementId, effect }) => `${statementId} ${effect}`)

  test('an effect is added, changed and removed', () => {
    const exit = outcomeStatementUuid('exit')
    expect(effects(after(planEffect(study, alarm.id, exit, 'small')), 1)).toEqual([
      'friend medium',
      'exit small',
    ])
    const seat = outcomeStatementUuid('seat')
    expect(effects(after(planEffect(study, planner.id, seat, 'medium')))).toContain('seat medium')
    expect(effects(after(planEffect(study, planner.id, seat, null)))).toEqual(['route small', 'gone large'])
  })

  test('added outcomes keep the effects that are there', () => {
    const ids = ['seat', 'exit'].map(outcomeStatementUuid)
    expect(effects(after(planOutcomes(study, planner.id, ids, 'small')))).toEqual([
      'seat large',
      'route small',
      'gone large',
      'exit small',
    ])
    expect(planOutcomes(study, planner.id, [outcomeStatementUuid('seat')], 'small')).toBeNull()
  })

  test('an initiative is changed and removed, and every edit can be undone', () => {
    for (const operation of [
      planInitiativeChange(study, alarm.id, { name: 'Bell', effort: 2 }),
      planInitiativeRemoval(study, planner.id),
      planNewInitiative(study, initiative('Third', null, {})),
    ]) {
      const inverse = operation && inverseOf(study, operation)
      expect(after(operation)).not.toEqual(study)
      expect(inverse && applyStudyOperation(after(operation), inverse)).toEqual(study)
    }
  })

  test('there are at most as many as the limit', () => {
    const initiatives = Array.from({ length: INITIATIVE_LIMITS.count }, (_, at) =>
      initiative(`${at}`, null, {}),
    )
    expect(planNewInitiative({ ...study, initiatives }, alarm)).toBeNull()
  })
})

test.each([
  ['', null],
  [' 3 ', 3],
  ['0.5', 0.5],
  ['2,5', 2.5],
  ['10000', 10_000],
])('the effort %j is read as %j', (text, effort) => {
  expect(readEffort(text)).toEqual({ effort, problem: null })
})

test.each(['0', '-1', 'much', '10001', '1e3', '1.234'])(
  'the effort %j is refused with what to enter',
  (text) => {
    expect(readEffort(text).problem).toMatch(/^Enter person-weeks above 0 and up to 10,000/)
  },
)

describe('files for trackers', () => {
  const never = () => undefined
  const csvOf = (id: string, of: Study = study) => {
    const tracker = TRACKERS.find((each) => each.id === id)
    return tracker ? initiativesToCsv('Commute', of, tracker) : ''
  }

  test('Jira gets a summary, and an assignee only as an email address', async () => {
    const owned = {
      ...study,
      initiatives: [
        { ...planner, owner: 'Anna' },
        { ...alarm, owner: 'a@b.test' },
      ],
    }
    const { rows } = await readCsv(csvOf('jira', owned), never)
    expect(rows[0]).toEqual([
      'Summary',
      'Issue Type',
      'Description',
      'Assignee',
      'Labels',
      'Owner',
      'Effort in person weeks',
      'Value',
      'Value per person week',
    ])
    expect(rows.slice(1).map((row) => [row[0], row[3], row[5], row[6] ?? ''])).toEqual([
      ['Planner', '', 'Anna', '4'],
      ['Alarm', 'a@b.test', 'a@b.test', ''],
    ])
    expect(rows[1]?.[2]).toBe(
      'Serves 2 outcomes of the study “Commute”, value 5:\n1.2 find seat (opportunity 15, large effect)\n1.1 find route (opportunity 8, small effect)',
    )
  })

  test('Linear gets a whole estimate', async () => {
    const { rows } = await readCsv(
      csvOf('linear', { ...study, initiatives: [{ ...planner, effort: 2.5 }] }),
      never,
    )
    expect(rows[0]).toEqual(['Title', 'Description', 'Status', 'Estimate', 'Priority', 'Assignee', 'Labels'])
    expect(rows[1]?.[3]).toBe('3')
  })

  test.each(TRACKERS.map(({ id }) => id))('no cell for %s begins with a formula', async (id) => {
    await fc.assert(
      fc.asyncProperty(anyStudy, fc.stringMatching(/^[=+\-@\t\r]{1,3}a$/), async (any, name) => {
        const initiatives = (any.initiatives ?? []).map((each) => ({ ...each, name, owner: name }))
        const { rows } = await readCsv(csvOf(id, { ...any, initiatives }), never)
        expect(rows.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  test('an initiative without a name is left out', () => {
    const unnamed = { ...study, initiatives: [{ ...planner, name: ' ' }] }
    expect(csvOf('linear', unnamed).trim().split('\r\n')).toHaveLength(1)
  })
})
