import { watchRemoteVersion } from '@outcome-studio/shared/data'
import type { HostServices } from '@outcome-studio/shared/feature'
import { whenIdleOnceLive } from '../core/whenIdleOnceLive.ts'
import { createVersionNotice, type VersionNotice } from './createVersionNotice.ts'

/** The version notice of this page. */
export function startVersionNotice(member: HostServices['member']): VersionNotice {
  return createVersionNotice({
    member,
    watch: watchRemoteVersion,
    storage: window,
    whenIdle: whenIdleOnceLive,
    page: {
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      reload: () => location.reload(),
    },
    onFailure: (error) => console.warn(error),
  })
}
