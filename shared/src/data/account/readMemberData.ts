import {
  describeError,
  type ExportedDocument,
  type ExportedSession,
  type ExportedStudy,
  type MemberData,
  type Unreadable,
} from '@outcome-studio/shared/domain'
import { memberPath } from '../member/memberPath.ts'
import type { SignedIn } from '../session/Session.ts'
import type { MemberSource } from './MemberSource.ts'

/** How many documents were read so far. */
export type OnProgress = (documents: number) => void

/**
 * Reads everything a member has, page by page. What cannot be read is named in `unreadable`, and the rest comes all
 * the same; only what would fail everywhere ends the reading.
 * @throws StudioError cen/offline, cen/sign-in-required; FirebaseError deadline-exceeded; what the source throws
 * when it is given up
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

  /** What was read, or `missing` for what cannot be. */
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

  const one = (path: string) =>
    attempt<ExportedDocument | null>(path, null, async () => {
      const document = await source.document(path)
      count(document === null ? 0 : 1)
      return document
    })

  async function all(path: string): Promise<readonly ExportedDocument[]> {
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

  async function session(path: string, document: ExportedDocument): Promise<ExportedSession> {
    return { ...document, messages: await all(`${path}/${document.id}/messages`) }
  }

  async function study(path: string, document: ExportedDocument): Promise<ExportedStudy> {
    const own = `${path}/${document.id}`
    const content = await one(`${own}/data/jtbd`)
    const customRules = member.claims.toolsAdmin ? await one(`${own}/config/customRules`) : null
    const sessions = await all(`${own}/siaSessions`)
    return {
      ...document,
      content: content?.fields ?? null,
      customRules: customRules?.fields ?? null,
      coachSessions: await inTurn(sessions, (each) => session(`${own}/siaSessions`, each)),
    }
  }

  const studies = `${record}/triangularis`
  return {
    member: await one(record),
    studies: await inTurn(await all(studies), (each) => study(studies, each)),
    needs: await all(`${record}/jtbd_needs`),
    events: await all(`${record}/liveEvents`),
    customer: await one(`customers/${member.uid}`),
    subscriptions: await all(`customers/${member.uid}/subscriptions`),
    unreadable,
  }
}

/** One after the other: a thousand requests at once would keep the member's other tabs waiting. */
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
