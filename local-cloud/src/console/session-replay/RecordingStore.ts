/** One part of a recording, as it arrived. */
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

/** Recordings of sessions, in memory alone: they are looked at by tests and gone with the process. */
export class RecordingStore {
  readonly #parts = new Map<string, { readonly text: string; readonly part: RecordingPart }[]>()
  readonly #mostBytes: number
  #bytes = 0

  /** @param mostBytes beyond which the oldest recordings are dropped */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  /** @param text a part of the recording, as JSON */
  add(recordingId: string, text: string, receivedAt: number): void {
    const bytes = Buffer.byteLength(text)
    const parts = this.#parts.get(recordingId) ?? []
    parts.push({ text, part: { bytes, receivedAt } })
    this.#parts.set(recordingId, parts)
    this.#bytes += bytes
    for (const oldest of this.#parts.keys()) {
      if (this.#bytes <= this.#mostBytes || oldest === recordingId) break
      this.#drop(oldest)
    }
  }

  list(): readonly RecordingSummary[] {
    return [...this.#parts].map(([recordingId, parts]) => ({
      recordingId,
      bytes: sizeOf(parts),
      parts: parts.map(({ part }) => part),
    }))
  }

  #drop(recordingId: string): void {
    this.#bytes -= sizeOf(this.#parts.get(recordingId) ?? [])
    this.#parts.delete(recordingId)
  }
}

function sizeOf(parts: readonly { readonly part: RecordingPart }[]): number {
  return parts.reduce((sum, { part }) => sum + part.bytes, 0)
}
