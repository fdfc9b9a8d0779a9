import { AREAS } from '@outcome-studio/shared/domain/areas'

/** A page that is opened at its address. */
export interface AreaToOpen {
  readonly name: string
  readonly path: string
  /** Someone of the local cloud who may open it. */
  readonly email: string
}

/** Home, which needs no feature, and every area of the product. */
export const AREAS_TO_OPEN: readonly AreaToOpen[] = [
  { name: 'Home', path: '/', email: 'tools@acme.test' },
  ...AREAS.map(({ title, path, guard }) => ({
    name: title,
    path,
    email: guard === 'admin' ? 'admin@acme.test' : 'tools@acme.test',
  })),
]
