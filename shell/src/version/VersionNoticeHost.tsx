import { createLazy } from '@outcome-studio/shared/domain/base'
import { useReadable } from '@outcome-studio/shared/feature'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'
import { useVersionNotice } from './VersionNoticeContext.ts'

const noticeCard = createLazy(async () => (await import('./VersionNoticeCard.tsx')).VersionNoticeCard)

/** A card that failed to load is requested again with the next offer. */
const ignoreFailure = () => {}

/** Shows the version notice while there is one. Rendered once by the shell. */
export function VersionNoticeHost() {
  const notice = useVersionNotice()
  const isOffered = useReadable(notice.offered) !== null
  const Card = useLazyComponent(noticeCard, isOffered, ignoreFailure)
  return Card !== null && <Card notice={notice} />
}
