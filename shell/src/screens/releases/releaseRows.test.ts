import type { RegistryLine, Release } from '@outcome-studio/shared/releases'
import { releaseRows } from './releaseRows.ts'

const release = (version: string, id = 'mfe-sia'): Release => ({
  ...{ id, name: id, version, entry: 'https://x.test', integrity: '', exposes: [], contract: 2 },
})
const AUDIENCE = { percent: 10, admins: false, organizations: [], people: [] }
const line = (changes: Partial<RegistryLine> = {}): RegistryLine => ({
  ...release('2'),
  previous: release('1'),
  canary: { release: release('3'), audience: AUDIENCE },
  ...changes,
})
const views = (version: string, count: number) => ({
  version,
  views: count,
  errors: 0,
  members: 1,
  mountP75: 9,
})
const rowsOf = (...args: Parameters<typeof releaseRows>) =>
  releaseRows(...args).map(({ feature, rows }) => [
    feature,
    rows.map(({ version, state, share }) => `${version} ${state} ${share}`),
  ])

test('listed versions come first, whether somebody has viewed them or not, then the others', () => {
  const sia = { feature: 'mfe-sia', versions: [views('0', 6), views('2', 3), views('3', 1)] }
  expect(rowsOf([sia], [line()])).toEqual([
    ['mfe-sia', ['2 current 0.3', '3 canary 0.1', '1 previous 0', '0 null 0.6']],
  ])
})

test('a canary that was stopped says so while it has views', () => {
  const stopped = { version: '3', at: '', by: 'guard', counts: null } as const
  const sia = { feature: 'mfe-sia', versions: [views('3', 1)] }
  expect(rowsOf([sia], [line({ canary: null, previous: null, stopped })])).toEqual([
    ['mfe-sia', ['2 current 0', '3 stopped 1']],
  ])
})

test('features of either source are listed, by name', () => {
  const account = { feature: 'mfe-account', versions: [views('7', 1)] }
  expect(rowsOf([account], [line({ canary: null, previous: null })])).toEqual([
    ['mfe-account', ['7 null 1']],
    ['mfe-sia', ['2 current 0']],
  ])
})

test('a version that is listed twice has one row', () => {
  const twice = line({ canary: { release: release('1'), audience: AUDIENCE } })
  expect(rowsOf([], [twice])).toEqual([['mfe-sia', ['2 current 0', '1 canary 0']]])
})
