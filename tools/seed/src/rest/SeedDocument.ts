/** A document to be stored. */
export interface SeedDocument {
  /** Path below the database's root. */
  readonly path: string
  readonly data: object
}
