import type { NeedsVersion } from '@outcome-studio/shared/domain'
import {
  createDocumentRepository,
  type RepositoryDependencies,
} from '../repository/createDocumentRepository.ts'
import type { DocumentRepository, VersionOf } from '../repository/DocumentRepository.ts'
import type { NeedsRepository, NeedsTypes } from './NeedsRepository.ts'
import { STORED_NEEDS } from './STORED_NEEDS.ts'

/** The needs documents of the member who is signed in on the connection. */
export function createNeedsRepository(dependencies: RepositoryDependencies): NeedsRepository {
  return nameNeeds(createDocumentRepository(STORED_NEEDS, dependencies))
}

/** A repository of needs documents, in which a content is called needs. */
export function nameNeeds(documents: DocumentRepository<NeedsTypes>): NeedsRepository {
  return {
    ...documents,
    load: async (docName) => {
      const { header, content } = await documents.load(docName)
      return { header, needs: content }
    },
    save: ({ docName, needs, basedOnRevision }) =>
      documents.save({ docName, content: needs, basedOnRevision }),
    versions: async (uuid, before, count) => (await documents.versions(uuid, before, count)).map(nameVersion),
    version: async (uuid, revision) => {
      const found = await documents.version(uuid, revision)
      return found && nameVersion(found)
    },
  }
}

function nameVersion({ content, ...version }: VersionOf<NeedsTypes>): NeedsVersion {
  return { ...version, needs: content }
}
