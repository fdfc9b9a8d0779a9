/** Size and arrival time of one part of a recording. */
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

/** Counts session recordings in memory. Their content is discarded, because nobody reads it. */
export class RecordingStore {
  #parts = new Map<string, readonly RecordingPart[]>()

  add(recordingId: string, part: RecordingPart): void {
    this.#parts.set(recordingId, [...(this.#parts.get(recordingId) ?? []), part])
  }

  /** Copies the counts. @returns restores them */
  snapshot(): () => void {
    const parts = new Map(this.#parts)
    return () => {
      this.#parts = new Map(parts)
    }
  }

  /** Recordings in order of their start. */
  list(): readonly RecordingSummary[] {
    return [...this.#parts].map(([recordingId, parts]) => ({
      recordingId,
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      parts,
    }))
  }
}
