import type { Needs } from '@outcome-studio/shared/domain/needs'
import { type Drawing, writeWorkbook } from '@outcome-studio/shared/files'
import { needsToMarkdown } from '../domain/export/needsToMarkdown.ts'
import { needsToSvg } from '../domain/export/needsToSvg.ts'
import { needsToWorkbook } from '../domain/export/needsToWorkbook.ts'
import type { NeedsOpportunities } from '../domain/opportunity/GoalOpportunity.ts'

/** The document as a file format sees it. */
export interface NeedsToWrite {
  readonly docName: string
  readonly needs: Needs
  readonly opportunities: NeedsOpportunities
  /** null if it was never saved. */
  readonly updatedAt: Date | null
  readonly now: Date
}

/** Writes a needs document as text, workbook or drawing. A module of its own, so that the formats are lazy-loaded. */
export const writeNeeds = {
  markdown: ({ docName, needs, opportunities }: NeedsToWrite): string =>
    needsToMarkdown(docName, needs, opportunities),
  workbook: ({ docName, needs, opportunities, updatedAt, now }: NeedsToWrite): Uint8Array<ArrayBuffer> =>
    writeWorkbook(needsToWorkbook({ docName, updatedAt }, needs, opportunities, now)),
  drawing: ({ docName, needs, opportunities }: NeedsToWrite): Drawing =>
    needsToSvg(docName, needs, opportunities),
}
