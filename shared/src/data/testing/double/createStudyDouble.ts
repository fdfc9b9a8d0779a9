import { exportTriangularisDoc } from '@outcome-studio/shared/callables/exportTriangularisDoc'
import { upgradeTriangularisDoc } from '@outcome-studio/shared/callables/upgradeTriangularisDoc'
import { documentPaths, documentsPath, isRecord, STUDY_PLACE } from '@outcome-studio/shared/domain'
import type { SignedIn } from '../../session/Session.ts'
import { createStudyRepository } from '../../studies/createStudyRepository.ts'
import type { StudyRepository } from '../../studies/StudyRepository.ts'
import type { MemoryDatabase } from './createMemoryDatabase.ts'
import type { DataClient } from './DataClient.ts'

type StudyAction =
  | Exclude<keyof StudyRepository, 'watchList' | 'watch' | 'version'>
  | 'list'
  | 'upgrade'
  | 'export'

/** The real repository over a database in memory, with failures and delays on demand. */
export interface StudyDouble extends StudyRepository {
  /** Names of the stored studies. */
  readonly names: readonly string[]
  /** How often the versions of deleted studies were cleared. */
  readonly forgotten: number
  /** Lets the next action fail, or the next of one kind. */
  failNext(error: Error, of?: StudyAction): void
  /** Lets all actions wait, or all of one kind, until the returned function is called. */
  hold(of?: StudyAction): () => void
  /** Makes a study count as one of an older version. */
  age(docName: string): void
  /** Answers the callable of that name. */
  upgrade(docName: string): Promise<unknown>
  /** Answers the callable of that name. */
  export(docName: string): Promise<unknown>
}

interface StudyDoubleOptions {
  readonly database: MemoryDatabase
  readonly client: DataClient
  readonly member: SignedIn
  readonly now: () => Date
}

export function createStudyDouble({ database, client, member, now }: StudyDoubleOptions): StudyDouble {
  const failures: { readonly error: Error; readonly of: StudyAction | undefined }[] = []
  let held: { readonly of: StudyAction | undefined; readonly until: Promise<void> } | undefined
  let forgotten = 0
  let uuids = 0
  const repository = createStudyRepository({
    connection: client,
    now,
    newUuid: () => {
      uuids += 1
      return `new-uuid-${uuids}`
    },
  })

  async function pass(action: StudyAction): Promise<void> {
    if (held && (held.of ?? action) === action) await held.until
    const at = failures.findIndex(({ of }) => (of ?? action) === action)
    if (at !== -1) throw failures.splice(at, 1)[0]?.error
  }
  const passing =
    <Sent extends readonly unknown[], Answer>(
      action: StudyAction,
      work: (...sent: Sent) => Promise<Answer>,
    ) =>
    async (...sent: Sent): Promise<Answer> => {
      await pass(action)
      return work(...sent)
    }

  return {
    get names() {
      return database.list(documentsPath(STUDY_PLACE, member)).map(({ id }) => id)
    },
    get forgotten() {
      return forgotten
    },
    failNext: (error, of) => void failures.push({ error, of }),
    hold: (of) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { of, until: promise }
      return resolve
    },
    age: (docName) => {
      const path = documentPaths(STUDY_PLACE, member, docName).header
      const document = database.read(path)
      if (!isRecord(document?.header)) throw new Error(`There is no study ${docName}.`)
      database.write(path, { ...document, header: { ...document.header, schemaVersion: 0 } })
    },
    watchList: (onStudies, onError) => {
      let release = () => {}
      let isReleased = false
      pass('list').then(
        () => {
          if (!isReleased) release = repository.watchList(onStudies, onError)
        },
        (error) => {
          if (!isReleased) onError(error)
        },
      )
      return () => {
        isReleased = true
        release()
      }
    },
    watch: repository.watch,
    load: passing('load', repository.load),
    save: passing('save', repository.save),
    rename: passing('rename', repository.rename),
    copy: passing('copy', repository.copy),
    remove: passing('remove', repository.remove),
    restore: passing('restore', repository.restore),
    versions: passing('versions', repository.versions),
    version: passing('versions', repository.version),
    forgetRemoved: passing('forgetRemoved', async () => {
      forgotten += 1
      await repository.forgetRemoved()
    }),
    upgrade: passing('upgrade', (docName: string) =>
      client.call(upgradeTriangularisDoc.name, { firestoreDocId: docName }, 0),
    ),
    export: passing('export', (docName: string) =>
      client.call(exportTriangularisDoc.name, { firestoreDocId: docName }, 0),
    ),
  }
}
