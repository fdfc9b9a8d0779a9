import { type MemberKey, memberPath } from '@outcome-studio/shared/domain/paths'
import { planSave } from '@outcome-studio/shared/domain/saving'
import { STUDY_SAVING, type Study, studyUuid } from '@outcome-studio/shared/domain/study'
import * as z from 'zod'
import { createCustomToken } from '../../../../local-cloud/src/auth/tokens/customToken.ts'
import { memberRecord } from '../../../../tools/seed/src/people/memberRecord.ts'
import { postAsOwner } from '../../../../tools/seed/src/rest/postAsOwner.ts'
import { openSeedDatabase } from '../../../../tools/seed/src/rest/SeedDatabase.ts'
import { toWireFields } from '../../../../tools/seed/src/rest/toWireValue.ts'
import { STATEMENTS, studyOfStatements } from '../checker/studyOfStatements.ts'

const PROJECT = 'demo-outcome-studio'
const DOMAIN = 'savers.test'
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`
/** Statements of each study: a study of usual size. */
const STATEMENTS_EACH = 100
/** Records stored in one request. */
const GROUP = 100

const signedInSchema = z.object({ idToken: z.string() })
const readSchema = z.array(z.object({ transaction: z.string().optional() }))

/** Members of the local cloud who save at the same moment. */
export interface Savers {
  /** Each stores a new study. @returns milliseconds until each has the answer */
  saveAtOnce(): Promise<readonly number[]>
}

/** Adds the members and signs them in. @param count of members */
export async function openSavers(portOffset: number, count: number): Promise<Savers> {
  const database = openSeedDatabase({ firestoreHost: `localhost:${8080 + portOffset}`, projectId: PROJECT })
  const accounts = `http://localhost:${9099 + portOffset}/identitytoolkit.googleapis.com/v1`
  const members = Array.from({ length: count }, (_none, at) => ({ uid: `saver${at}`, domain: DOMAIN }))
  const now = new Date()
  const records = members.map((member) => ({ path: memberPath(member), data: recordOf(member, now) }))
  for (let from = 0; from < count; from += GROUP) await database.write(records.slice(from, from + GROUP))
  const tokens: string[] = []
  for (const { uid } of members) {
    await postAsOwner(`${accounts}/projects/${PROJECT}/accounts`, {
      ...{ localId: uid, email: `${uid}@${DOMAIN}`, emailVerified: true },
    })
    const signedIn = await postAsOwner(`${accounts}/accounts:signInWithCustomToken?key=bench`, {
      ...{ token: createCustomToken(uid, Date.now()), returnSecureToken: true },
    })
    tokens.push(signedInSchema.parse(signedIn).idToken)
  }
  const url = `http://localhost:${8080 + portOffset}/v1/${DOCUMENTS}`
  return {
    saveAtOnce: () => {
      const saves = members.map((member, at) => saveOf(url, member, tokens[at] ?? ''))
      return Promise.all(saves.map((save) => save()))
    },
  }
}

/** A save as the browser sends it: one request reads in a transaction, one commits. */
function saveOf(url: string, member: MemberKey, token: string): () => Promise<number> {
  const docName = `Study ${crypto.randomUUID()}`
  const { jtbd, ...rest } = studyOfStatements(STATEMENTS.slice(0, STATEMENTS_EACH))
  const study: Study = { ...rest, jtbd: { ...jtbd, uuid: studyUuid(crypto.randomUUID()) } }
  const plan = planSave(STUDY_SAVING, { member, docName, content: study, replaced: null, now: new Date() })
  const names = plan.writes.map(({ path }) => `${DOCUMENTS}/${path}`)
  const writes = plan.writes.flatMap(({ path, fields }) =>
    fields === null
      ? []
      : [
          {
            update: {
              name: `${DOCUMENTS}/${path}`,
              fields: toWireFields(JSON.parse(JSON.stringify(fields))),
            },
            currentDocument: { exists: false },
          },
        ],
  )
  const post = async (method: string, body: object): Promise<unknown> => {
    const response = await fetch(`${url}:${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`A save was refused: ${await response.text()}`)
    return response.json()
  }
  return async () => {
    const started = performance.now()
    const read = await post('batchGet', { documents: names.slice(0, 2), newTransaction: { readWrite: {} } })
    const transaction = readSchema.parse(read).find((each) => each.transaction !== undefined)?.transaction
    await post('commit', { writes, ...(transaction === undefined ? {} : { transaction }) })
    return performance.now() - started
  }
}

function recordOf({ uid }: MemberKey, now: Date): object {
  return memberRecord(
    {
      ...{ uid, email: `${uid}@${DOMAIN}`, firstName: 'Sam', lastName: 'Saver' },
      ...{ accessType: 'STANDARD', subscriptionEndsInDays: 200 },
    },
    now,
  )
}
