import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import { onDocumentCreated, onDocumentDeleted, onDocumentWritten } from 'firebase-functions/v2/firestore'
import { database } from '../database/database.ts'
import { logSecurity } from '../log/securityLog.ts'
import { type CountedUnit, countedUnits } from './countedUnits.ts'
import { setOverQuota } from './setOverQuota.ts'
import { updateUsage } from './updateUsage.ts'

const OPTIONS = {
  region: FUNCTIONS_REGION,
  retry: true,
  memory: '512MiB',
  concurrency: 20,
  maxInstances: 20,
  timeoutSeconds: 60,
} as const

/**
 * Counts what each member stores after every change of a document next to their record, and sets or clears overQuota. A
 * save starts it once, because header, content and version are counted together. Events may come late, twice and in any
 * order: each makes the count follow the documents as they are now.
 */
export const countStorage = onDocumentWritten(
  { ...OPTIONS, document: 'domains/{domain}/users/{uid}/{collection}/{id}' },
  async ({ document, data, params: { domain, uid } }) => {
    const contents = [data?.before.data(), data?.after.data()]
    await count({ domain, uid }, countedUnits(document, contents))
  },
)

const MESSAGE = `domains/{domain}/users/{uid}/siaStudies/{study}/sessions/{session}/messages/{message}`

/** Counts a message of a conversation with the coach. An answer that grows is counted again when it is whole. */
export const countSiaMessage = onDocumentCreated(
  { ...OPTIONS, document: MESSAGE },
  async ({ document, params: { domain, uid } }) => await count({ domain, uid }, countedUnits(document, [])),
)

/** No longer counts a message that was deleted. */
export const countDeletedSiaMessage = onDocumentDeleted(
  { ...OPTIONS, document: MESSAGE },
  async ({ document, params: { domain, uid } }) => await count({ domain, uid }, countedUnits(document, [])),
)

async function count(member: MemberKey, units: readonly CountedUnit[]): Promise<void> {
  const firestore = database()
  if (!(await updateUsage(member.uid, units, firestore))) return
  if (await setOverQuota(member, firestore)) {
    logSecurity({ event: 'quota-exceeded', quota: 'documents', uid: member.uid })
  }
}
