import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { type Paragraph, type ParagraphStyle, writeDocument } from '@outcome-studio/shared/files'
import { withoutMarks } from '../conversation/withoutMarks.ts'
import type { Transcript } from './transcriptOf.ts'

/** Writes a transcript as a .docx file. */
export function transcriptToWord(
  { title, studyName, entries }: Transcript,
  madeAt: Date,
): Uint8Array<ArrayBuffer> {
  const blocks = [
    paragraph('Title', title),
    paragraph('Note', `Conversation with Sia about “${studyName}”`),
    ...entries.flatMap(({ by, at, text, drafts }) => [
      paragraph('Heading2', `${by}, ${at}`),
      ...(by === 'Sia' ? withoutMarks(text) : text)
        .split(/\n{2,}/)
        .filter((part) => part.trim() !== '')
        .map((part) => paragraph('Normal', part.trim())),
      ...drafts.map((draft) => paragraph('Cell', `• ${draft.text} (${draft.decision})`)),
    ]),
  ]
  return writeDocument({ title, creator: PRODUCT_NAME, madeAt, sections: [{ isLandscape: false, blocks }] })
}

const paragraph = (style: ParagraphStyle, text: string): Paragraph => ({ kind: 'paragraph', style, text })
