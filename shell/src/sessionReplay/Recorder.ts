/** A recorded event, ready to be sent. Opaque outside of the recorder. */
export type RecordedEvent = object

/** A running recording. */
export interface Recording {
  /** Records the whole page. Needed after a part of the recording was lost. */
  snapshot(): void
  stop(): void
}

/** Starts a recording. */
export type Recorder = (onEvent: (event: RecordedEvent) => void) => Recording
