import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { OpportunityBand, Study } from '@outcome-studio/shared/domain/study'
import type { MapColumn } from '../jobMap/jobMapColumns.ts'
import type { SegmentComparison } from '../segments/compareSegments.ts'

/** A number with what it counts. */
export interface SlideFact {
  readonly value: string
  readonly label: string
}

interface JobBody {
  readonly kind: 'job'
  readonly executor: string
  readonly job: string
  readonly facts: readonly SlideFact[]
}

interface MapBody {
  readonly kind: 'map'
  readonly columns: readonly MapColumn[]
  /** Size of a step on the page, in points. */
  readonly size: number
}

interface LandscapeBody {
  readonly kind: 'landscape'
  /** Rated and unrated outcomes. */
  readonly needs: readonly Need[]
}

interface ComparedBody {
  readonly kind: 'compared'
  readonly comparison: SegmentComparison
}

/** The place of a slide whose answers are being read, or could not be. */
interface PendingBody {
  readonly kind: 'pending'
}

interface SlideColumn {
  readonly title: string
  /** Share of the width, compared to the other columns. */
  readonly width: number
  readonly isNumber?: true
}

export interface SlideCell {
  readonly text: string
  /** Its color is the background of the cell. */
  readonly band?: OpportunityBand
}

export interface SlideTable {
  readonly kind: 'table'
  readonly columns: readonly SlideColumn[]
  readonly rows: readonly (readonly SlideCell[])[]
}

/** One thing to say about a study, whatever its size. */
export interface Slide {
  /** Identifies the slide in addresses. */
  readonly id: string
  /** What the slide says, as a sentence or name of our own, which fits one line. */
  readonly title: string
  /** Sample, unit or key, in one line. */
  readonly lead: string
  readonly body: JobBody | MapBody | LandscapeBody | ComparedBody | PendingBody | SlideTable
}

/** Two groups of respondents, null if there are none to compare, or that their answers are not read yet. */
export type PresentedSegments = SegmentComparison | 'pending' | null

/** Makes a slide of a study and its survey, or none if they have nothing for it. */
export type SlideBuilder = (study: Study, segments?: PresentedSegments) => Slide | null

/** A slide, or a part of one, that fits a page of 16:9. */
export interface SlidePage extends Slide {
  /** Set for a slide of several pages. */
  readonly part: { readonly number: number; readonly of: number } | null
}

/** The title of a page, for example "Job map (1 of 2)". */
export const pageTitle = ({ title, part }: Pick<SlidePage, 'title' | 'part'>): string =>
  part ? `${title} (${part.number} of ${part.of})` : title
