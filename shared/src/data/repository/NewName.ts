/** A document's current name and its new one. */
export interface NewName {
  readonly from: string
  readonly to: string
}
