/** Something that was recorded, ready to be sent. Nothing outside of the recorder looks into it. */
export type RecordedEvent = object

/** A recording that is being made. */
export interface Recording {
  /** Records the page whole: needed wherever a part of the recording was lost. */
  snapshot(): void
  stop(): void
}

/** Begins a recording. */
export type Recorder = (onEvent: (event: RecordedEvent) => void) => Recording
