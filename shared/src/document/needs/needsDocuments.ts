import type { Needs, NeedsHeader, NeedsUuid, NeedsVersion, RemovedNeeds } from '@outcome-studio/shared/domain'
import type { DocumentRepository } from '../core/DocumentRepository.ts'
import type { NeedsDocument } from './NeedsDocument.ts'

/** The part of shared/data's NeedsRepository that document sessions use. */
interface NeedsStore {
  load(docName: string): Promise<{ readonly header: NeedsHeader; readonly needs: Needs }>
  watch(docName: string, onHeader: (header: NeedsHeader | null) => void): () => void
  save(command: {
    readonly docName: string
    readonly needs: Needs
    readonly basedOnRevision: number | null
  }): Promise<NeedsHeader>
  rename(from: string, to: string, uuid: NeedsUuid): Promise<NeedsHeader>
  copy(from: string, to: string): Promise<NeedsHeader>
  remove(docName: string, uuid: NeedsUuid): Promise<RemovedNeeds | null>
  restore(removed: RemovedNeeds, docName: string): Promise<void>
  version(uuid: NeedsUuid, revision: number): Promise<NeedsVersion | null>
}

/** Adapts the repository of needs documents to document sessions. */
export function needsDocuments(stored: NeedsStore): DocumentRepository<NeedsDocument> {
  return {
    load: async (docName) => {
      const { header, needs } = await stored.load(docName)
      return { header, content: needs }
    },
    watch: (docName, onHeader) => stored.watch(docName, onHeader),
    save: ({ docName, content, basedOnRevision }) =>
      stored.save({ docName, needs: content, basedOnRevision }),
    rename: (from, to, uuid) => stored.rename(from, to, uuid),
    copy: (from, to) => stored.copy(from, to),
    remove: (docName, uuid) => stored.remove(docName, uuid),
    restore: (removed, docName) => stored.restore(removed, docName),
    version: async (uuid, revision) => {
      const found = await stored.version(uuid, revision)
      if (found === null) return null
      const { needs, ...version } = found
      return { ...version, content: needs }
    },
  }
}
