import { memberDomainsPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { z } from 'zod'

const storedSchema = z.object({ domains: z.array(z.string()) })

/** The list of memberDomains as it is stored. */
export const domainsOf = (stored: DocumentSnapshot): readonly string[] =>
  storedSchema.safeParse(stored.data()).data?.domains ?? []

/**
 * All domains under which a person has had data. A change of their e-mail address starts a new record under another
 * domain and leaves the earlier one.
 * @param current domain of the address that is known now; null if there is none
 */
export async function memberDomains(
  uid: string,
  current: string | null,
  firestore: Firestore,
): Promise<readonly string[]> {
  const stored = domainsOf(await firestore.doc(memberDomainsPath(uid)).get())
  return [...new Set([...stored, ...(current === null ? [] : [current])])]
}

/** Adds a domain to the list of memberDomains. @param stored the list's document, read in this transaction */
export function addMemberDomain(
  stored: DocumentSnapshot,
  domain: string,
  transaction: Pick<Transaction, 'set'>,
): void {
  const domains = domainsOf(stored)
  const list: DocumentReference = stored.ref
  if (!domains.includes(domain)) transaction.set(list, { domains: [...domains, domain] })
}
