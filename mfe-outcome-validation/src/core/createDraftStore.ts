import { DraftStore, type StudyDocument, studyKind } from '@outcome-studio/shared/document'
import type { HostServices } from '@outcome-studio/shared/feature'

/** Opens the drafts of the signed-in member. The store keeps this member if the login session ends. */
export function createDraftStore(host: HostServices): DraftStore<StudyDocument> {
  return new DraftStore({ kind: studyKind, storage: window, memberId: host.member.get()?.id ?? '' })
}
