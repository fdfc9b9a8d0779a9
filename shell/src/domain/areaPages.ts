import type { Area, AreaGuard } from '@outcome-studio/shared/domain/areas'
import { AREAS } from '@outcome-studio/shared/domain/areas'

/** A page of a feature: an area or its admin view. */
export interface AreaPage extends Pick<Area, 'below' | 'accountPage'> {
  readonly path: string
  readonly title: string
  readonly guard: AreaGuard
  /** Id of the remote in the registry. */
  readonly remote: string
  /** Module of the remote's container that holds the page. */
  readonly expose: './feature' | './admin'
}

/** Every page of the areas, in the order of the table; an admin view follows its area. */
export function areaPages(areas: readonly Area[] = AREAS): readonly AreaPage[] {
  return areas.flatMap(({ path, title, guard, remote, below, accountPage, admin }): readonly AreaPage[] => {
    const shared = { remote: remote.name, ...(below && { below }), ...(accountPage && { accountPage }) }
    const page: AreaPage = { ...shared, path, title, guard, expose: './feature' }
    return admin ? [page, { ...shared, ...admin, guard: 'toolsAdmin', expose: './admin' }] : [page]
  })
}
