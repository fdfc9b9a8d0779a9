import { AREAS, type Area } from '@outcome-studio/shared/domain/areas'
import { SITE_LINKS } from '@outcome-studio/shared/domain/base'
import { testMember } from '@outcome-studio/shared/feature/testing'
import { admit } from '../areas/admit.ts'
import { sidebarEntries } from '../areas/navigation.ts'
import { ROUTES } from '../areas/routes.ts'
import type { SignedInPerson } from '../core/Person.ts'
import { paletteItems } from '../palette/paletteItems.ts'
import { homeTiles } from '../screens/home/homeTiles.ts'

const person = (hasVCAccess: boolean, toolsAdmin: boolean, isAdmin = false): SignedInPerson => ({
  state: 'signedIn',
  member: testMember({ globalConfig: { hasVCAccess }, isAdmin }),
  claims: { toolsAdmin },
})
const everyRight = person(true, true, true)

const tilesOf = (of: SignedInPerson) =>
  homeTiles(of, SITE_LINKS).flatMap((tile) =>
    tile.kind === 'area' ? [tile.path, tile.adminPath ?? []].flat() : [],
  )
const sidebarOf = (of: SignedInPerson) =>
  sidebarEntries(of, SITE_LINKS).flatMap((entry) => (entry.kind === 'area' ? entry.path : []))
const paletteOf = (of: SignedInPerson) =>
  paletteItems(of, { hasReports: false, mayChooseVersions: false }, SITE_LINKS).flatMap(({ target }) =>
    target.kind === 'path' ? target.to : [],
  )

const areas = AREAS.map((area): [string, Area] => [area.title, area])

describe.each(areas)('%s', (_title, { path, title, guard, remote, admin, tile, sidebarOrder }) => {
  test('has its routes, each with its guard', () => {
    expect(ROUTES.filter((route) => route.path === path)).toEqual([
      expect.objectContaining({ title, guard, show: { remote: remote.name, expose: './feature' } }),
    ])
    expect(ROUTES.filter((route) => route.path === admin?.path)).toEqual(
      admin
        ? [
            expect.objectContaining({
              title: admin.title,
              guard: 'toolsAdmin',
              show: { remote: remote.name, expose: './admin' },
            }),
          ]
        : [],
    )
  })

  test('is in the menus that its row names, and its admin view with it', () => {
    expect(sidebarOf(everyRight).includes(path)).toBe(sidebarOrder !== undefined)
    expect(tilesOf(everyRight).includes(path)).toBe(tile !== undefined)
    expect(paletteOf(everyRight)).toContain(path)
    if (!admin) return
    expect(tilesOf(everyRight)).toContain(admin.path)
    expect(paletteOf(everyRight)).toContain(admin.path)
  })
})

test.each([
  ['a member', person(false, false)],
  ['a member with the coach', person(true, false)],
  ['a tools admin', person(false, true)],
  ['an admin', person(false, false, true)],
])('no menu leads %s to a page that its guard refuses', (_who, who) => {
  const menus = new Set([...sidebarOf(who), ...tilesOf(who), ...paletteOf(who)])
  const routes = ROUTES.filter(({ path }) => menus.has(path))
  expect(routes.length).toBeGreaterThan(0)
  for (const { path, guard } of routes) {
    expect(admit(guard, who, { pathname: path, search: '', hash: '' }, new Date()).kind).toBe('admitted')
  }
})
