import type { DocumentRepository, HeaderOf } from '@outcome-studio/shared/domain/saving'
import type { DocumentTypes } from '../core/DocumentTypes.ts'
import { type DocumentSession, NAME, SAVING } from './DocumentSession.ts'

interface FollowOptions<T extends DocumentTypes> {
  readonly session: DocumentSession<T>
  readonly repository: Pick<DocumentRepository<T>, 'load' | 'watch'>
  /** Called after the session has replaced its content by a version saved elsewhere. */
  readonly onFollowed: () => void
}

/** Updates a session with versions saved by other tabs and devices, while it has no unsaved edits. */
export interface Following {
  /** Checks again for a newer version, for example after the connection has been restored. */
  readonly check: () => void
  readonly release: () => void
}

/** Starts to follow the stored document of a session. */
export function followStored<T extends DocumentTypes>(options: FollowOptions<T>): Following {
  const { session, repository, onFollowed } = options
  let watched: string | null = null
  let stop = () => {}
  let stored: HeaderOf<T> | null = null
  let isLoading = false
  let isAsked = false
  let isReleased = false

  const isBehind = () =>
    stored !== null &&
    stored.uuid === session.uuid &&
    stored.revision > (session.header?.revision ?? 0) &&
    session.canFollow

  async function check(): Promise<void> {
    isAsked = true
    if (isLoading) return
    while (isAsked && !isReleased && stored && isBehind()) {
      isAsked = false
      isLoading = true
      // For example offline. The next change, check or save finds the newer version.
      const newer = await repository.load(stored.docName).catch(() => null)
      isLoading = false
      if (isReleased) return
      if (!newer || !session.follow(newer)) continue
      onFollowed()
      isAsked = true
    }
  }

  /** The document's name changes with a first save and a rename. */
  function watch(): void {
    const docName = session.header?.docName ?? null
    if (docName === watched) return
    stop()
    watched = docName
    stored = null
    stop =
      docName === null
        ? () => {}
        : repository.watch(docName, (header) => {
            stored = header
            void check()
          })
  }

  const releases = [session.subscribe(NAME, watch), session.subscribe(SAVING, () => void check())]
  watch()
  return {
    check: () => void check(),
    release: () => {
      isReleased = true
      for (const release of releases) release()
      stop()
    },
  }
}
