import { checkDocumentName } from './checkDocumentName.ts'
import { type CollectionPath, collectionPath, type DocumentPath, documentPath } from './DocumentPath.ts'
import { type MemberKey, memberPath } from './memberPaths.ts'

/** Where the documents of one kind are stored. */
export interface DocumentPlace {
  /** Collection below the member's record. */
  readonly collection: string
  /** Id of the document that holds the content, in the collection "data" below the header's document. */
  readonly content: string
  /** Collection of the saved versions below the member's record. */
  readonly versions: string
}

/** Where studies are stored (docs/product.md §7). */
export const STUDY_PLACE: DocumentPlace = {
  collection: 'triangularis',
  content: 'jtbd',
  versions: 'studyVersions',
}

/** Where needs documents are stored (docs/product.md §7). */
export const NEEDS_PLACE: DocumentPlace = {
  collection: 'jtbd_needs',
  content: 'needs',
  versions: 'needsVersions',
}

/** Paths that depend on a document's name. */
export interface DocumentPaths {
  /** The document whose field `header` is the header. */
  readonly header: DocumentPath
  readonly content: DocumentPath
  readonly customRules: DocumentPath
}

/**
 * Paths that depend on a document's uuid, so that a rename does not separate a document from its versions.
 */
export interface VersionPaths {
  /** Records whether the document exists: see DocumentLife. */
  readonly life: DocumentPath
  readonly saves: CollectionPath
  readonly save: (revision: number) => DocumentPath
}

/** Path of a member's documents of one kind. */
export const documentsPath = (place: DocumentPlace, member: MemberKey): CollectionPath =>
  collectionPath(memberPath(member), place.collection)

/** Paths of the parts of a document. @param docName a name that checkDocumentName accepts */
export function documentPaths(place: DocumentPlace, member: MemberKey, docName: string): DocumentPaths {
  const header = documentPath(documentsPath(place, member), docName)
  return {
    header,
    content: documentPath(header, 'data', place.content),
    customRules: documentPath(header, 'config', 'customRules'),
  }
}

/** Collection of the studies that a member has talked to the coach about, by their uuids: { updatedAt }. */
export const siaStudiesPath = (member: MemberKey): CollectionPath =>
  collectionPath(memberPath(member), 'siaStudies')

/** Path of the document that lists one study among them. @param studyUuid one that sessionsPath accepts */
export const siaStudyPath = (member: MemberKey, studyUuid: string): DocumentPath =>
  documentPath(siaStudiesPath(member), studyUuid)

/**
 * Path of the sessions with the coach about one study. It depends on the study's uuid, so that a rename does not
 * separate a study from its sessions.
 * @returns null for a uuid that is no document id; a study with such a uuid has no sessions
 */
export const sessionsPath = (member: MemberKey, studyUuid: string): CollectionPath | null =>
  checkDocumentName(studyUuid) === null ? collectionPath(siaStudiesPath(member), studyUuid, 'sessions') : null

/** Path of one coach session. */
export const sessionPath = (sessions: CollectionPath, sessionId: string): DocumentPath =>
  documentPath(sessions, sessionId)

/** Path of the messages of one coach session. */
export const messagesPath = (sessions: CollectionPath, sessionId: string): CollectionPath =>
  collectionPath(sessions, sessionId, 'messages')

/** Path of one message of a coach session. */
export const messagePath = (messages: CollectionPath, messageId: string): DocumentPath =>
  documentPath(messages, messageId)

/** Path of the versions of all of a member's documents of one kind. */
export const versionsPath = (place: DocumentPlace, member: MemberKey): CollectionPath =>
  collectionPath(memberPath(member), place.versions)

/**
 * Paths of the versions of a document.
 * @returns null for a uuid that is no document id; a document with such a uuid has no versions
 */
export function versionPaths(place: DocumentPlace, member: MemberKey, uuid: string): VersionPaths | null {
  if (checkDocumentName(uuid) !== null) return null
  const life = documentPath(versionsPath(place, member), uuid)
  const saves = collectionPath(life, 'saves')
  return { life, saves, save: (revision) => documentPath(saves, String(revision)) }
}
