import type { Branded } from '../base/Branded.ts'

/** Path of one document below the root of the database, for example "domains/acme.test/users/u1". */
export type DocumentPath = Branded<string, 'DocumentPath'>

/** Path of a collection below the root of the database, for example "domains/acme.test/users". */
export type CollectionPath = Branded<string, 'CollectionPath'>

/** Joins the segments of a document's path. The caller guarantees that no segment contains a slash. */
export const documentPath = (...segments: readonly string[]): DocumentPath =>
  segments.join('/') as DocumentPath

/** Joins the segments of a collection's path. The caller guarantees that no segment contains a slash. */
export const collectionPath = (...segments: readonly string[]): CollectionPath =>
  segments.join('/') as CollectionPath
