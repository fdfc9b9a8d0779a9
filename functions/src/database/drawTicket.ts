import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { z } from 'zod'

const countSchema = z.number().catch(0)

/**
 * Draws the next ticket of a document, its field `tickets`. Data that is fetched after a later ticket is newer, so the
 * result of an earlier ticket may be dropped.
 * @param stored the document as the transaction has read it
 * @param fields to be stored with the ticket
 * @returns the number of the ticket, from 1
 */
export function drawTicket(
  transaction: Transaction,
  stored: DocumentSnapshot,
  fields: Readonly<Record<string, unknown>> = {},
): number {
  const ticket = countSchema.parse(stored.get('tickets')) + 1
  transaction.set(stored.ref, { ...fields, tickets: ticket }, { merge: true })
  return ticket
}
