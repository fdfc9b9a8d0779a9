import { exportTriangularisDoc } from '@outcome-studio/shared/callables/exportTriangularisDoc'
import { upgradeTriangularisDoc } from '@outcome-studio/shared/callables/upgradeTriangularisDoc'
import { isRecord } from '@outcome-studio/shared/domain/base'
import { documentPaths, STUDY_PLACE } from '@outcome-studio/shared/domain/paths'
import type { StudyTypes } from '@outcome-studio/shared/domain/study'
import { STORED_STUDIES } from '../../studies/studyHooks.ts'
import { createDemand } from './createDemand.ts'
import {
  createDocumentDouble,
  type DocumentAction,
  type DocumentDouble,
  type DocumentDoubleOptions,
} from './createDocumentDouble.ts'

type StudyAction = DocumentAction | 'upgrade' | 'export'

/** The real repository over a database in memory, with failures and delays on demand. */
export interface StudyDouble extends DocumentDouble<StudyTypes, StudyAction> {
  /** Marks a stored study as one of an older version. Throws Error if there is none. */
  age(docName: string): void
  /** Answers the callable of that name. */
  upgrade(docName: string): Promise<unknown>
  /** Answers the callable of that name. */
  export(docName: string): Promise<unknown>
}

/** Creates a double without studies, unless the database has some. */
export function createStudyDouble(options: DocumentDoubleOptions): StudyDouble {
  const { database, client, member } = options
  const demand = createDemand<StudyAction>()
  // Object.assign preserves the double's getters.
  return Object.assign(createDocumentDouble(STORED_STUDIES, options, demand), {
    age: (docName: string) => {
      const path = documentPaths(STUDY_PLACE, member, docName).header
      const document = database.read(path)
      if (!isRecord(document?.header)) throw new Error(`There is no study ${docName}.`)
      database.write(path, { ...document, header: { ...document.header, schemaVersion: 0 } })
    },
    upgrade: demand.passing('upgrade', (docName: string) =>
      client.call(upgradeTriangularisDoc.name, { firestoreDocId: docName }, 0),
    ),
    export: demand.passing('export', (docName: string) =>
      client.call(exportTriangularisDoc.name, { firestoreDocId: docName }, 0),
    ),
  })
}
