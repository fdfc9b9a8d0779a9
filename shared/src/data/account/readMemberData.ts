import type {
  ExportedDocument,
  ExportedNeeds,
  ExportedRespondents,
  ExportedSession,
  ExportedStudy,
  MemberData,
  Unreadable,
} from '@outcome-studio/shared/domain/account'
import { isRecord } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import {
  type CollectionPath,
  customerPath,
  type DocumentPath,
  documentPaths,
  documentsPath,
  eventProgressesPath,
  memberPath,
  messagesPath,
  NEEDS_PLACE,
  registrationsPath,
  respondentPaths,
  respondentsPath,
  STUDY_PLACE,
  sessionsPath,
  siaStudiesPath,
  subscriptionsPath,
} from '@outcome-studio/shared/domain/paths'
import { chunkNumbers, parseSurveyHead } from '@outcome-studio/shared/domain/respondents'
import type { SignedIn } from '../session/Session.ts'
import { exportedAnswers } from './exportedAnswers.ts'
import type { MemberSource } from './MemberSource.ts'

/** How many documents were read so far. */
export type OnProgress = (documents: number) => void

/**
 * Reads all data of a member, page by page. Data that cannot be read is listed in `unreadable`. Only an error
 * that affects every request ends the export.
 * @throws StudioError cen/offline, cen/sign-in-required; FirebaseError deadline-exceeded; what the source
 *   throws when it is aborted
 */
export async function readMemberData(
  source: MemberSource,
  member: Pick<SignedIn, 'uid' | 'domain' | 'claims'>,
  onProgress: OnProgress,
): Promise<MemberData> {
  const record = memberPath(member)
  const unreadable: Unreadable[] = []
  let documents = 0
  const count = (more: number) => {
    documents += more
    if (more > 0) onProgress(documents)
  }

  /** Returns the result, or `missing` after a failure. */
  async function attempt<Result>(
    path: string,
    missing: Result,
    read: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await read()
    } catch (error) {
      if (endsEverything(error)) throw error
      unreadable.push({ path: path.replace(`${record}/`, ''), reason: describeError(error).message })
      return missing
    }
  }

  const one = (path: DocumentPath) =>
    attempt<ExportedDocument | null>(path, null, async () => {
      const document = await source.document(path)
      count(document === null ? 0 : 1)
      return document
    })

  async function all(path: CollectionPath): Promise<readonly ExportedDocument[]> {
    const found: ExportedDocument[] = []
    await attempt(path, undefined, async () => {
      for (;;) {
        const page = await source.page(path, found.at(-1)?.id ?? null)
        if (page.length === 0) return
        found.push(...page)
        count(page.length)
      }
    })
    return found
  }

  async function session(path: CollectionPath, document: ExportedDocument): Promise<ExportedSession> {
    return { ...document, messages: await all(messagesPath(path, document.id)) }
  }

  const ownRecord = await one(record)
  const hasCoach = hasCoachAccess(ownRecord?.fields.globalConfig)

  async function coachSessions(uuid: unknown): Promise<readonly ExportedSession[]> {
    const path = hasCoach && typeof uuid === 'string' ? sessionsPath(member, uuid) : null
    return path === null ? [] : inTurn(await all(path), (each) => session(path, each))
  }

  async function study(document: ExportedDocument): Promise<ExportedStudy> {
    const paths = documentPaths(STUDY_PLACE, member, document.id)
    const content = await one(paths.content)
    const customRules = member.claims.toolsAdmin ? await one(paths.customRules) : null
    const { header } = document.fields
    return {
      ...document,
      content: content?.fields ?? null,
      customRules: customRules?.fields ?? null,
      coachSessions: await coachSessions(isRecord(header) ? header.uuid : undefined),
    }
  }

  async function needs(document: ExportedDocument): Promise<ExportedNeeds> {
    const content = await one(documentPaths(NEEDS_PLACE, member, document.id).content)
    return { ...document, content: content?.fields ?? null }
  }

  async function respondents(document: ExportedDocument): Promise<ExportedRespondents> {
    const paths = respondentPaths(member, document.id)
    if (paths === null) return { ...document, answers: null }
    const answers = await attempt(paths.head, null, async () => {
      const chunks = await inTurn(chunkNumbers(parseSurveyHead(document.fields).current), async (number) => {
        const chunk = await source.document(paths.chunk(number))
        count(chunk === null ? 0 : 1)
        return chunk?.fields.bytes
      })
      return exportedAnswers(chunks)
    })
    return { ...document, answers }
  }

  const studies = await inTurn(await all(documentsPath(STUDY_PLACE, member)), study)
  const storedUuids = new Set(studies.map(({ fields }) => isRecord(fields.header) && fields.header.uuid))
  const talkedAbout = hasCoach ? await all(siaStudiesPath(member)) : []

  return {
    member: ownRecord,
    studies,
    needs: await inTurn(await all(documentsPath(NEEDS_PLACE, member)), needs),
    otherCoachSessions: await inTurn(
      talkedAbout.filter(({ id }) => !storedUuids.has(id)),
      async (each) => ({ ...each, coachSessions: await coachSessions(each.id) }),
    ),
    respondents: await inTurn(await all(respondentsPath(member)), respondents),
    events: await all(registrationsPath(member)),
    eventProgress: await all(eventProgressesPath(member)),
    customer: await one(customerPath(member.uid)),
    subscriptions: await all(subscriptionsPath(member.uid)),
    unreadable,
  }
}

/** Only members with access to the coach may read coach sessions (docs/product.md §12). */
const hasCoachAccess = (globalConfig: unknown) => isRecord(globalConfig) && globalConfig.hasVCAccess === true

/** Sequential: a thousand parallel requests would block the member's other tabs. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}

const ENDS_EVERYTHING: ReadonlySet<string | null> = new Set([
  'cen/offline',
  'cen/sign-in-required',
  'deadline-exceeded',
])

function endsEverything(error: unknown): boolean {
  const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
  return isGivenUp || ENDS_EVERYTHING.has(describeError(error).code)
}
