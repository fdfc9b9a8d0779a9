/** A document in memory. Its fields are parsed on first read only, because their text takes a fifth of the memory. */
export interface Entry {
  /** Fields as JSON. */
  readonly text: string
  readonly createTime: number
  readonly updateTime: number
}
