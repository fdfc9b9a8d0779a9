/** One page of a browser other than Chromium, driven by the same few actions in each. */
export interface EnginePage {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** The value of a JavaScript expression in the page. It is not subject to the page's policy. */
  evaluate(expression: string): Promise<unknown>
  /**
   * Clicks an element with the mouse.
   * @param expression for the element
   */
  click(expression: string): Promise<void>
  /** Types text where the focus is, key by key. */
  type(text: string): Promise<void>
  press(key: 'Enter' | 'Control+s'): Promise<void>
}

/** A started browser with one page. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit'
  /** For the report, for example "firefox/140.0". */
  readonly version: string
  readonly page: EnginePage
  release(): Promise<void>
}
