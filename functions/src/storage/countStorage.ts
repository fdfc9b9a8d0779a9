import { FUNCTIONS_REGION } from '@outcome-studio/shared/domain/base'
import { onDocumentCreated, onDocumentDeleted, onDocumentWritten } from 'firebase-functions/v2/firestore'
import { database } from '../database/database.ts'
import { logTriggers } from '../log/logTriggers.ts'
import { runsAs } from '../serviceAccounts/runsAs.ts'
import { countedUnits } from './countedUnits.ts'
import { recount } from './recount.ts'

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
  { ...OPTIONS, ...runsAs('countStorage'), document: 'domains/{domain}/users/{uid}/{collection}/{id}' },
  logTriggers('countStorage', async ({ document, data, params: { domain, uid } }) => {
    const contents = [data?.before.data(), data?.after.data()]
    await recount({ domain, uid }, countedUnits(document, contents), database())
  }),
)

const MESSAGE = `domains/{domain}/users/{uid}/siaStudies/{study}/sessions/{session}/messages/{message}`

/** Counts a message of a conversation with the coach. An answer that grows is counted again when it is whole. */
export const countSiaMessage = onDocumentCreated(
  { ...OPTIONS, ...runsAs('countSiaMessage'), document: MESSAGE },
  logTriggers(
    'countSiaMessage',
    async ({ document, params: { domain, uid } }) =>
      await recount({ domain, uid }, countedUnits(document, []), database()),
  ),
)

/** No longer counts a message that was deleted. */
export const countDeletedSiaMessage = onDocumentDeleted(
  { ...OPTIONS, ...runsAs('countDeletedSiaMessage'), document: MESSAGE },
  logTriggers(
    'countDeletedSiaMessage',
    async ({ document, params: { domain, uid } }) =>
      await recount({ domain, uid }, countedUnits(document, []), database()),
  ),
)
