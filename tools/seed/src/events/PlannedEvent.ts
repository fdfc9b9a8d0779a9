import type { Approval, EventType } from '@outcome-studio/shared/domain/events'

/** A fictional live event. */
export interface PlannedEvent {
  /** Names it for ever. */
  readonly key: string
  readonly topic: string
  readonly category: 'Foundations' | 'Practice' | 'Case studies' | 'Office hours'
  /** Id of an instructor. */
  readonly instructor: string
  /** Day on which it takes place in its zone, relative to the day of seeding there. */
  readonly day: number
  /** Hours and minutes in its zone: "18:30". */
  readonly time: string
  readonly minutes: number
  /** IANA name. */
  readonly zone: string
  /** Default: webinar. */
  readonly type?: EventType
  /** Default: automatic. */
  readonly approval?: Approval
  readonly capacity?: number
  /** People who are registered at Zoom. */
  readonly registrants?: number
  readonly isCancelled?: true
  /** Number of weekly occurrences. */
  readonly weeks?: number
  /** Default: published. */
  readonly status?: 'unpublished'
  readonly preCourse?: string
  readonly preModule?: string
  readonly preTool?: string
  /** The recording. */
  readonly vimeoId?: string | number
}
