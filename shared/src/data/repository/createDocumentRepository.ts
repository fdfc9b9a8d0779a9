import type { StudioErrorCode } from '@outcome-studio/shared/domain/errors'
import { documentsPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentRepository, HeaderOf, StoredTypes } from '@outcome-studio/shared/domain/saving'
import { afterPaint } from '../connection/afterPaint.ts'
import type { Connection } from '../connection/Connection.ts'
import { LightReadError } from '../connection/light/LightReadError.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { startLight } from '../queries/startLight.ts'
import { copyDocument } from './copyDocument.ts'
import type { DocumentStore } from './DocumentStore.ts'
import { inMemberStore } from './inMemberStore.ts'
import { loadDocument } from './loadDocument.ts'
import { removeDocument } from './removeDocument.ts'
import { renameDocument } from './renameDocument.ts'
import { restoreDocument } from './restoreDocument.ts'
import type { StoredKind } from './StoredKind.ts'
import { saveDocument } from './saveDocument.ts'
import { createUnansweredSaves } from './UnansweredSaves.ts'
import { watchDocument } from './watchDocument.ts'
import { listHeaders, needsContent, watchDocuments } from './watchDocuments.ts'

export interface RepositoryDependencies {
  readonly connection: Pick<Connection, 'source'>
  readonly now: () => Date
  readonly newUuid: () => string
}

const LOADING = 'cen/doc-loading-error'

/** Lazy, because few members view versions. */
const readingVersions = () => import('./readVersions.ts')

/**
 * The documents of one kind of the member who is signed in on the connection. Errors are those of DocumentRepository.
 */
export function createDocumentRepository<T extends StoredTypes>(
  kind: StoredKind<T>,
  { connection, now, newUuid }: RepositoryDependencies,
): DocumentRepository<T> {
  const { source } = connection
  const unanswered = createUnansweredSaves(kind.saving.uuidOf)

  const inStore = <Result>(
    work: (store: DocumentStore) => Promise<Result>,
    otherwise: StudioErrorCode = 'cen/internal-error',
  ) => inMemberStore(source, (opened) => work({ ...opened, now, newUuid }), otherwise)

  return {
    watchList: (onHeaders, onError) =>
      startLight({
        read: async (signal) => {
          const stored = await source.listEarly((member) => documentsPath(kind.saving.place, member), signal)
          // The listener reads the contents too.
          if (needsContent(kind, stored)) throw new LightReadError('A header has no identity.')
          return stored
        },
        onValue: (stored) => onHeaders(listHeaders(kind, stored)),
        listen: (onFirstValue) =>
          listenWhenReady(
            async () => {
              const member = await source.member()
              const show = (headers: readonly HeaderOf<T>[]) => {
                onFirstValue()
                onHeaders(headers)
              }
              return watchDocuments(await source.documents(), member, kind, show, onError)
            },
            (cause) => onError(toStudioError(cause, LOADING)),
          ),
        afterPaint,
      }),
    watch: (docName, onHeader) =>
      listenWhenReady(
        async () => {
          const member = await source.member()
          return watchDocument(await source.documents(), member, kind, docName, onHeader)
        },
        () => {},
      ),
    load: (docName) => inStore((store) => loadDocument(store, kind, docName), LOADING),
    save: (command) => inStore((store) => saveDocument(store, kind, command, unanswered)),
    rename: (from, to, uuid) => inStore((store) => renameDocument(store, kind, from, to, uuid)),
    copy: (from, to) => inStore((store) => copyDocument(store, kind, from, to)),
    remove: (docName, uuid) => inStore((store) => removeDocument(store, kind, docName, uuid)),
    restore: (removed, docName) => inStore((store) => restoreDocument(store, kind, removed, docName)),
    versions: (uuid, before, count) =>
      inStore(
        async (store) => (await readingVersions()).readVersions(store, kind, uuid, before, count),
        LOADING,
      ),
    version: (uuid, revision) =>
      inStore(async (store) => (await readingVersions()).readVersion(store, kind, uuid, revision), LOADING),
    renameVersion: (uuid, revision, name) =>
      inStore(async (store) =>
        (await import('./renameVersion.ts')).renameVersion(store, kind, uuid, revision, name),
      ),
    forgetRemoved: () =>
      inStore(async (store) => (await import('./forgetRemoved.ts')).forgetRemoved(store, kind)),
  }
}
