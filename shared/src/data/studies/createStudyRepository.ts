import type { SavedVersion } from '@outcome-studio/shared/domain'
import {
  createDocumentRepository,
  type RepositoryDependencies,
} from '../repository/createDocumentRepository.ts'
import type { DocumentRepository, VersionOf } from '../repository/DocumentRepository.ts'
import { STORED_STUDIES } from './STORED_STUDIES.ts'
import type { StudyRepository, StudyTypes } from './StudyRepository.ts'

/** The studies of the member who is signed in on the connection. */
export function createStudyRepository(dependencies: RepositoryDependencies): StudyRepository {
  return nameStudies(createDocumentRepository(STORED_STUDIES, dependencies))
}

/** A repository of studies, in which a content is called a study. */
export function nameStudies(documents: DocumentRepository<StudyTypes>): StudyRepository {
  return {
    ...documents,
    load: async (docName) => {
      const { content, ...stored } = await documents.load(docName)
      return { ...stored, study: content }
    },
    save: ({ docName, study, basedOnRevision, health = {} }) =>
      documents.save({ docName, content: study, basedOnRevision, counts: health }),
    versions: async (uuid, before, count) => (await documents.versions(uuid, before, count)).map(nameVersion),
    version: async (uuid, revision) => {
      const found = await documents.version(uuid, revision)
      return found && nameVersion(found)
    },
  }
}

function nameVersion({ content, ...version }: VersionOf<StudyTypes>): SavedVersion {
  return { ...version, study: content }
}
