import { DraftStore, type StudyDocument, studyKind } from '@outcome-studio/shared/document'
import type { HostServices } from '@outcome-studio/shared/feature'

/** The drafts of the member signed in now. They stay theirs if the login session ends while a study is open. */
export function draftStoreOf(host: HostServices): DraftStore<StudyDocument> {
  return new DraftStore({ kind: studyKind, storage: window, memberId: host.member.get()?.id ?? '' })
}
