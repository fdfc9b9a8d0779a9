import { joinLines } from '@outcome-studio/shared/domain/base'
import type { TranscriptParagraph } from './Transcript.ts'

/** A paragraph before it is split into sentences. */
export interface Turn {
  readonly speaker: string
  readonly time: string
  readonly text: string
}

/** Splits the text of each turn into sentences. Turns without a text are left out. */
export function paragraphsOf(turns: readonly Turn[]): readonly TranscriptParagraph[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  return turns.flatMap(({ speaker, time, text }) => {
    const line = joinLines(text).replace(/\s+/g, ' ').trim()
    if (line === '') return []
    return [{ speaker, time, sentences: [...segmenter.segment(line)].map(({ segment }) => segment.trim()) }]
  })
}
