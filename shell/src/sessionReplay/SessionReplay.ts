/** Records what happens on the page. Whichever library does it stands behind this. */
export interface SessionReplay {
  /** Begins a recording of its own; returns what ends it at once, with nothing sent afterwards. */
  start(): () => void
}
