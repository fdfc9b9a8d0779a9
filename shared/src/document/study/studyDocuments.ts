import type { RemovedStudy, SavedVersion, Study, StudyHeader, StudyUuid } from '@outcome-studio/shared/domain'
import type { DocumentRepository } from '../core/DocumentRepository.ts'
import type { StudyDocument } from './StudyDocument.ts'

/** The part of shared/data's StudyRepository that document sessions use. */
interface Studies {
  load(docName: string): Promise<{ readonly header: StudyHeader; readonly study: Study }>
  watch(docName: string, onHeader: (header: StudyHeader | null) => void): () => void
  save(command: {
    readonly docName: string
    readonly study: Study
    readonly basedOnRevision: number | null
  }): Promise<StudyHeader>
  rename(from: string, to: string, uuid: StudyUuid): Promise<StudyHeader>
  copy(from: string, to: string): Promise<StudyHeader>
  remove(docName: string, uuid: StudyUuid): Promise<RemovedStudy | null>
  restore(removed: RemovedStudy, docName: string): Promise<void>
  version(uuid: StudyUuid, revision: number): Promise<SavedVersion | null>
}

/** Adapts the study repository to document sessions. */
export function studyDocuments(studies: Studies): DocumentRepository<StudyDocument> {
  return {
    load: async (docName) => {
      const { header, study } = await studies.load(docName)
      return { header, content: study }
    },
    watch: (docName, onHeader) => studies.watch(docName, onHeader),
    save: ({ docName, content, basedOnRevision }) =>
      studies.save({ docName, study: content, basedOnRevision }),
    rename: (from, to, uuid) => studies.rename(from, to, uuid),
    copy: (from, to) => studies.copy(from, to),
    remove: (docName, uuid) => studies.remove(docName, uuid),
    restore: (removed, docName) => studies.restore(removed, docName),
    version: async (uuid, revision) => {
      const found = await studies.version(uuid, revision)
      if (found === null) return null
      const { study, ...version } = found
      return { ...version, content: study }
    },
  }
}
