import type { Plan } from '@outcome-studio/shared/domain/payments'
import { type ProviderSchedule, plannedChange } from './plannedChange.ts'

const NOW = new Date('2026-06-15T00:00:00Z')
const at = (time: string) => Date.parse(time) / 1_000
const PLANS = new Map<string, Plan>([
  ['price_M', 'monthly'],
  ['price_Y', 'yearly'],
  ['price_G', 'groupYearly'],
])
const SCHEDULE: ProviderSchedule = {
  created: at('2026-06-10T00:00:00Z'),
  status: 'active',
  metadata: {},
  phases: [
    { start_date: at('2026-06-01T00:00:00Z'), items: [{ price: 'price_M' }] },
    { start_date: at('2026-07-01T00:00:00Z'), items: [{ price: { id: 'price_Y' } }] },
  ],
}
const planned = (change: Partial<ProviderSchedule> = {}, now = NOW) =>
  plannedChange({ ...SCHEDULE, ...change }, 'price_M', PLANS, now)

test('says what changes when', () => {
  const change = { currentPlan: 'monthly', newPlan: 'yearly', requestExpiresAt: '2026-07-01T00:00:00.000Z' }
  expect(planned()).toEqual({ ...change, createdAt: '2026-06-10T00:00:00.000Z' })
  const requestedAt = '2026-06-12T00:00:00.000Z'
  expect(planned({ metadata: { requestedAt } })).toEqual({ ...change, createdAt: requestedAt })
})

test('says how many seats a group will have', () => {
  const phases = [{ start_date: at('2026-07-01T00:00:00Z'), items: [{ price: 'price_G', quantity: 3 }] }]
  expect(planned({ phases })).toMatchObject({ newPlan: 'groupYearly', seats: 3 })
})

test('a change that is over is none to come', () => {
  expect(planned({}, new Date('2026-07-01T00:00:00Z'))).toBeNull()
})

test('which phase is over depends on the clock of the provider', () => {
  const [before, after] = [at('2026-07-01T00:00:00Z'), at('2026-08-01T00:00:00Z')]
  expect(planned({ current_phase: { end_date: before } }, new Date('2026-09-01T00:00:00Z'))).not.toBeNull()
  expect(planned({ current_phase: { end_date: after } })).toBeNull()
})

const NEXT = at('2026-07-01T00:00:00Z')

test.each<[string, Partial<ProviderSchedule>]>([
  ['a released schedule', { status: 'released' }],
  ['a completed schedule', { status: 'completed' }],
  ['no phase to come', { phases: SCHEDULE.phases.slice(0, 1) }],
  ['a price without a plan', { phases: [{ start_date: NEXT, items: [{ price: 'x' }] }] }],
  ['the same price', { phases: [{ start_date: NEXT, items: [{ price: 'price_M' }] }] }],
  ['a phase without a price', { phases: [{ start_date: NEXT, items: [] }] }],
])('%s is no change to come', (_what, change) => {
  expect(planned(change)).toBeNull()
})
