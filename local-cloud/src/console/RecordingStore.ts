/** How much one part of a recording was, and when it arrived. */
export interface RecordingPart {
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly receivedAt: number
}

export interface RecordingSummary {
  readonly recordingId: string
  readonly bytes: number
  readonly parts: readonly RecordingPart[]
}

/** That sessions were recorded, in memory alone. What was recorded is not kept: nobody looks at it. */
export class RecordingStore {
  readonly #parts = new Map<string, readonly RecordingPart[]>()

  add(recordingId: string, part: RecordingPart): void {
    this.#parts.set(recordingId, [...(this.#parts.get(recordingId) ?? []), part])
  }

  /** In the order in which they began. */
  list(): readonly RecordingSummary[] {
    return [...this.#parts].map(([recordingId, parts]) => ({
      recordingId,
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      parts,
    }))
  }
}
