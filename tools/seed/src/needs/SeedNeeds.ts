import type { NeedLayer } from '@outcome-studio/shared/domain/needs'
import type { SeedStudy } from '../studies/SeedStudy.ts'

/** A needs document in the form its author writes. Ids are added when it is stored. */
export interface SeedNeeds {
  readonly docName: string
  readonly vertical: string
  readonly executor: string
  readonly core: string
  /** Its outcomes are the desired outcomes. The core job links to it if it was started from this document. */
  readonly study?: SeedStudy
  readonly layers: Readonly<Partial<Record<Exclude<NeedLayer, 'core'>, readonly string[]>>>
  readonly gaps: readonly SeedGap[]
}

/** The state of one goal. */
export interface SeedGap {
  /** The goal's text. */
  readonly goal: string
  readonly current: string
  readonly desired: string
  readonly conditions?: string
  readonly importance: number
}
