import { escapeMarkdown } from '@outcome-studio/shared/domain/study'
import type { Transcript, TranscriptEntry } from './transcriptOf.ts'

/** Writes a transcript for reading. What the member wrote is shown literally; Sia's Markdown stays as it is. */
export function transcriptToMarkdown({ title, studyName, entries }: Transcript): string {
  const head = [`# ${escapeMarkdown(title)}`, `Conversation with Sia about *${escapeMarkdown(studyName)}*`]
  return `${[...head, ...entries.map(entryText)].join('\n\n')}\n`
}

function entryText({ by, at, text, drafts }: TranscriptEntry): string {
  const said = by === 'Sia' ? text.trim() : text.trim().split('\n').map(escapeMarkdown).join('  \n')
  const listed = drafts.map((draft) => `- ${escapeMarkdown(draft.text)} (${draft.decision})`)
  return [`## ${by}, ${at}`, said, listed.join('\n')].filter((part) => part !== '').join('\n\n')
}
