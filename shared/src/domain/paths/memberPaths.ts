import { type CollectionPath, collectionPath, type DocumentPath, documentPath } from './DocumentPath.ts'

/** Identifies a member's data, which is stored below domains/{domain}/users/{uid}. */
export interface MemberKey {
  readonly uid: string
  /** The part of the e-mail after "@", lower case. */
  readonly domain: string
}

/** Path of an organization's settings, which only the server reads. */
export const domainPath = (domain: string): DocumentPath => documentPath('domains', domain)

/** Path of the custom rules for all studies of an organization, which its members read. */
export const organizationRulesPath = (domain: string): DocumentPath =>
  documentPath(domainPath(domain), 'config', 'customRules')

/** Path of a member's record (docs/product.md §7). */
export const memberPath = ({ domain, uid }: MemberKey): DocumentPath =>
  documentPath(domainPath(domain), 'users', uid)

/** Path of a member's event registrations. */
export const registrationsPath = (member: MemberKey): CollectionPath =>
  collectionPath(memberPath(member), 'liveEvents')
