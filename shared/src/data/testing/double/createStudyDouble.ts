import { exportTriangularisDoc } from '@outcome-studio/shared/callables/exportTriangularisDoc'
import { upgradeTriangularisDoc } from '@outcome-studio/shared/callables/upgradeTriangularisDoc'
import { documentPaths, isRecord, STUDY_PLACE } from '@outcome-studio/shared/domain'
import { createDocumentRepository } from '../../repository/createDocumentRepository.ts'
import { nameStudies } from '../../studies/createStudyRepository.ts'
import { STORED_STUDIES } from '../../studies/STORED_STUDIES.ts'
import type { StudyRepository } from '../../studies/StudyRepository.ts'
import { createDemand } from './createDemand.ts'
import {
  countedUuids,
  createDocumentDouble,
  type DocumentAction,
  type DocumentControls,
  type DocumentDoubleOptions,
} from './createDocumentDouble.ts'

type StudyAction = DocumentAction | 'upgrade' | 'export'

/** The real repository over a database in memory, with failures and delays on demand. */
export interface StudyDouble extends StudyRepository, DocumentControls<StudyAction> {
  /** Marks a stored study as one of an older version. Throws Error if there is none. */
  age(docName: string): void
  /** Answers the callable of that name. */
  upgrade(docName: string): Promise<unknown>
  /** Answers the callable of that name. */
  export(docName: string): Promise<unknown>
}

/** Creates a double without studies, unless the database has some. */
export function createStudyDouble(options: DocumentDoubleOptions): StudyDouble {
  const { database, client, member, now } = options
  const demand = createDemand<StudyAction>()
  const { failNext, hold, passing } = demand
  const dependencies = { connection: client, now, newUuid: countedUuids() }
  const repository = createDocumentRepository(STORED_STUDIES, dependencies)
  const double = createDocumentDouble(repository, STUDY_PLACE, options, demand)

  return {
    ...nameStudies(double.documents),
    get names() {
      return double.names()
    },
    get forgotten() {
      return double.forgotten()
    },
    failNext,
    hold,
    age: (docName) => {
      const path = documentPaths(STUDY_PLACE, member, docName).header
      const document = database.read(path)
      if (!isRecord(document?.header)) throw new Error(`There is no study ${docName}.`)
      database.write(path, { ...document, header: { ...document.header, schemaVersion: 0 } })
    },
    upgrade: passing('upgrade', (docName: string) =>
      client.call(upgradeTriangularisDoc.name, { firestoreDocId: docName }, 0),
    ),
    export: passing('export', (docName: string) =>
      client.call(exportTriangularisDoc.name, { firestoreDocId: docName }, 0),
    ),
  }
}
