import type { HostServices } from '@outcome-studio/shared/feature'
import { DraftStore } from './DraftStore.ts'

/** The drafts of whoever is signed in now: they stay theirs when the session ends while a study is open. */
export const draftStoreOf = (host: HostServices): DraftStore =>
  new DraftStore(window, host.member.get()?.id ?? '')
