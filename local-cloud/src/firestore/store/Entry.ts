/** A document as it rests in memory: its fields stay text until someone reads them, a fifth of their parsed size. */
export interface Entry {
  /** JSON of the fields. */
  readonly text: string
  readonly createTime: number
  readonly updateTime: number
}
