/** One turn of a conversation, or one paragraph of a text. */
export interface TranscriptParagraph {
  /** Empty if unknown. */
  readonly speaker: string
  /** As the file has it, for example "00:12:40"; empty if unknown. */
  readonly time: string
  /** Its sentences, each on one line. */
  readonly sentences: readonly string[]
}

/** An interview or another text that quotes are taken from. It stays in the open page and is not part of the study. */
export interface Transcript {
  /** Name of the file; empty for a pasted text. */
  readonly name: string
  readonly paragraphs: readonly TranscriptParagraph[]
}

/** Most characters of a transcript: above ten hours of talk. */
export const LONGEST_TRANSCRIPT = 600_000
