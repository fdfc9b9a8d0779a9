import { createLazyPart } from '@outcome-studio/shared/editor'
import { WORKBOOK_MEDIA_TYPE } from '@outcome-studio/shared/files'
import { drawPicture } from '@outcome-studio/shared/ui'
import type { NeedsToWrite } from './writeNeeds.ts'

/** A file format of a needs document. */
export interface NeedsFormat {
  readonly label: string
  /** File name extension without the dot. */
  readonly ending: string
  readonly mediaType: string
  /** null if the browser cannot write it. */
  readonly write: (document: NeedsToWrite) => Promise<string | Uint8Array<ArrayBuffer> | null>
}

const writing = createLazyPart(async () => (await import('./writeNeeds.ts')).writeNeeds)

export const NEEDS_FORMATS: readonly NeedsFormat[] = [
  {
    label: 'PNG, a picture of the map',
    ending: 'png',
    mediaType: 'image/png',
    write: async (document) => drawPicture((await writing.load()).drawing(document)),
  },
  {
    label: 'SVG, a drawing of the map',
    ending: 'svg',
    mediaType: 'image/svg+xml',
    write: async (document) => (await writing.load()).drawing(document).svg,
  },
  {
    label: 'Excel, with states and scores',
    ending: 'xlsx',
    mediaType: WORKBOOK_MEDIA_TYPE,
    write: async (document) => (await writing.load()).workbook(document),
  },
  {
    label: 'Markdown, for reading',
    ending: 'md',
    mediaType: 'text/markdown',
    write: async (document) => (await writing.load()).markdown(document),
  },
]
