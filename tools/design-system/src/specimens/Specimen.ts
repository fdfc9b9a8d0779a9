import type { ReactNode } from 'react'

/** The color scheme of an example; "system" follows the operating system. */
export type SchemeName = 'system' | 'light' | 'dark'

export interface SpecimenState {
  readonly name: string
  /** @param scheme makes names unique if an example is shown in two schemes */
  readonly show: (scheme: SchemeName) => ReactNode
}

/** A component of shared/ui with its purpose and its contract. */
export interface Specimen {
  /** Its export from shared/ui. */
  readonly name: string
  readonly purpose: string
  /** Roles, names, keys and announcements that callers can rely on. */
  readonly contract: string
  readonly states: readonly SpecimenState[]
}
