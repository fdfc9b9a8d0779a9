/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [name: string]: Json
}

/** One stored document: its name, and its fields as they are stored. Times are ISO 8601 strings in UTC. */
export interface ExportedDocument {
  readonly id: string
  readonly fields: JsonObject
}

export interface ExportedSession extends ExportedDocument {
  readonly messages: readonly ExportedDocument[]
}

export interface ExportedStudy extends ExportedDocument {
  /** Job, steps and outcome statements with their remarks; null where there is none or it could not be read. */
  readonly content: JsonObject | null
  /** Rules of the study's own, for tools admins alone; null for everybody else. */
  readonly customRules: JsonObject | null
  readonly coachSessions: readonly ExportedSession[]
}

/** Data that could not be read, with the reason. */
export interface Unreadable {
  /** Where it is stored, for example "triangularis/My study/data/jtbd". */
  readonly path: string
  readonly reason: string
}

/** Everything of a member that can be read. */
export interface MemberData {
  /** The member's record; null while the server has not made it yet. */
  readonly member: ExportedDocument | null
  readonly studies: readonly ExportedStudy[]
  readonly needs: readonly ExportedDocument[]
  /** Registrations for events. */
  readonly events: readonly ExportedDocument[]
  /** The member's customer record; null for members who never paid. */
  readonly customer: ExportedDocument | null
  readonly subscriptions: readonly ExportedDocument[]
  /** Empty when everything is in the file. */
  readonly unreadable: readonly Unreadable[]
}

/**
 * The file a member takes their data away in, JSON in UTF-8, format version 1.
 *
 * Fields are as they are stored, unknown ones included, so that nothing is lost which this version of the product
 * does not know. Sessions with the coach are with the study they are about. Not in it: what earlier saves of a study
 * wrote, up to a hundred times its size, which can be seen and taken from the study itself; the key to the sign-in,
 * which the identity provider holds; checkout pages once opened, which nobody can list; usage records, which only
 * the server reads.
 *
 * `version` is raised when something here is renamed, removed or changes its meaning; a reader refuses a
 * higher one than it knows. Additions leave it as it is.
 */
export interface MemberExport extends MemberData {
  readonly format: 'outcome-studio-export'
  readonly version: 1
  readonly productVersion: string
  /** ISO 8601 in UTC. */
  readonly exportedAt: string
}
