import type { ReactNode } from 'react'

/** The scheme an example is shown in; "system" is that of the reader's system. */
export type SchemeName = 'system' | 'light' | 'dark'

export interface SpecimenState {
  readonly name: string
  /** @param scheme tells apart what needs a name of its own where it is shown twice */
  readonly show: (scheme: SchemeName) => ReactNode
}

/** A component of shared/ui, with what it is for and what it promises. */
export interface Specimen {
  /** As the door of shared/ui exports it. */
  readonly name: string
  readonly purpose: string
  /** Roles, names, keys and announcements one can rely on. */
  readonly contract: string
  readonly states: readonly SpecimenState[]
}
