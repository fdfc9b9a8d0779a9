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
  /** Job, steps and outcome statements with their remarks; null if there is none or it cannot be read. */
  readonly content: JsonObject | null
  /** Custom rules of the study, which only tools admins can read; null for everybody else. */
  readonly customRules: JsonObject | null
  readonly coachSessions: readonly ExportedSession[]
}

/** A study that the member has talked to the coach about. Its id is the uuid. */
export interface ExportedCoachStudy extends ExportedDocument {
  readonly coachSessions: readonly ExportedSession[]
}

export interface ExportedNeeds extends ExportedDocument {
  /** Goals, industry and states; null if there is none or it cannot be read. */
  readonly content: JsonObject | null
}

/** The answers of the respondents to surveys about a study. Its id is the uuid of the study. */
export interface ExportedRespondents extends ExportedDocument {
  /** As they were imported, by respondent; 255 where there is no answer. null if they cannot be read. */
  readonly answers: JsonObject | null
}

/** Data that could not be read, with the reason. */
export interface Unreadable {
  /** Where it is stored, for example "triangularis/My study/data/jtbd". */
  readonly path: string
  readonly reason: string
}

/** All data of a member that can be read. */
export interface MemberData {
  /** The member's record; null until the server has created it. */
  readonly member: ExportedDocument | null
  readonly studies: readonly ExportedStudy[]
  readonly needs: readonly ExportedNeeds[]
  /** Coach sessions about studies that are not stored, by the uuids of the studies. */
  readonly otherCoachSessions: readonly ExportedCoachStudy[]
  readonly respondents: readonly ExportedRespondents[]
  /** Registrations for events. */
  readonly events: readonly ExportedDocument[]
  /** What the member has ticked and watched of events. */
  readonly eventProgress: readonly ExportedDocument[]
  /** The member's customer record; null for members who never paid. */
  readonly customer: ExportedDocument | null
  readonly subscriptions: readonly ExportedDocument[]
  /** Empty when everything is in the file. */
  readonly unreadable: readonly Unreadable[]
}

/**
 * A member's exported data: JSON in UTF-8, format version 1. Fields are exported as stored, including unknown
 * ones. Coach sessions are part of their study, if it is stored.
 *
 * Not exported: coach sessions of members without access to the coach, who cannot read them; saved versions of studies
 * and needs documents, which can be opened from the document; checkout pages, which cannot be listed; links to the
 * payment provider's dashboard, which are for operators; usage records, which only the server reads; the calendar address,
 * a secret that can be copied on the page of live events. The identity provider stores the password.
 *
 * `version` is incremented when a field is renamed, removed or changes its meaning. Additions do not change
 * it. A reader refuses a version higher than its own.
 */
export interface MemberExport extends MemberData {
  readonly format: 'outcome-studio-export'
  readonly version: 1
  readonly productVersion: string
  /** ISO 8601 in UTC. */
  readonly exportedAt: string
}
