import type { Branded } from '../base/Branded.ts'
import type { DocumentVersion, HeaderOf, StoredTypes } from '../saving/StoredDocument.ts'
import type { StudyUuid } from '../study/Study.ts'
import type { NeedLayer } from './NEED_LAYERS.ts'

/** Identifies a needs document for its whole life, across renames (docs/product.md §5). */
export type NeedsUuid = Branded<string, 'NeedsUuid'>
export type GoalId = Branded<string, 'GoalId'>

/** The study that was started from a goal, or whose job the goal is. */
export interface GoalStudy {
  readonly uuid: StudyUuid
  /** The study's name when it was linked; the study may have been renamed since. */
  readonly docName: string
}

/** The statement or step of a study that a goal was brought in from. */
export interface GoalSource {
  readonly study: StudyUuid
  /** Uuid of the outcome statement. */
  readonly item: string
}

/** A need in one layer of the map. The order of goals in a layer is their order in the list. */
export interface Goal {
  readonly id: GoalId
  readonly layer: NeedLayer
  readonly text: string
  /** Who gets the job done; only the core job and related jobs have one. */
  readonly executor?: string
  /** The job step that a desired outcome belongs to. */
  readonly step?: string
  /** Only the core job and related jobs have one. */
  readonly study?: GoalStudy
  readonly source?: GoalSource
}

/** How well a goal is met today and should be (docs/method.md §5). */
export interface GoalState {
  readonly goalId: GoalId
  readonly current: string
  readonly desired: string
  /** When or where the gap exists; empty if always. */
  readonly conditions: string
  /** How much closing the gap matters, 1 to 5; null until the member says. */
  readonly importance: number | null
}

/** The needs around one core job, in one industry. A goal of the layer "core" exists at most once. */
export interface Needs {
  readonly uuid: NeedsUuid
  /** The industry; empty until the member chooses one. */
  readonly vertical: string
  readonly goals: readonly Goal[]
  /** At most one for each goal. */
  readonly states: readonly GoalState[]
}

/** Counts in the header, so that a list can show them without reading the document. */
export interface NeedsCounts {
  readonly goals: number
  /** Goals with a linked study. */
  readonly studies: number
  /** Goals with a state whose gap has an importance. */
  readonly gaps: number
}

/** The types of a needs document as a stored document. */
export interface NeedsTypes extends StoredTypes {
  readonly content: Needs
  readonly uuid: NeedsUuid
  readonly counts: NeedsCounts
}

export type NeedsHeader = HeaderOf<NeedsTypes>
export type NeedsVersion = DocumentVersion<NeedsTypes>
