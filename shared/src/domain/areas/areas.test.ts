import { CHECKLIST_ITEMS } from '../member/Member.ts'
import { AREAS } from './AREAS.ts'
import { remotePackages } from './remotePackages.ts'

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

test('no two areas claim the same position', () => {
  expect(isUnique(AREAS.flatMap(({ sidebarOrder }) => sidebarOrder ?? []))).toBe(true)
  expect(isUnique(AREAS.flatMap(({ tile }) => tile?.order ?? []))).toBe(true)
})

test('an item of the checklist is completed in at most one area', () => {
  const items = AREAS.flatMap(({ tile }) => tile?.checklistItem ?? [])
  expect(isUnique(items)).toBe(true)
  expect(CHECKLIST_ITEMS).toEqual(expect.arrayContaining(items))
})

test('each remote is listed once, with a unique port', () => {
  const names = remotePackages().map(({ name }) => name)
  expect(names).toEqual([...new Set(AREAS.map(({ remote }) => remote.name))].sort())
  expect(isUnique(remotePackages().map(({ port }) => port))).toBe(true)
})
