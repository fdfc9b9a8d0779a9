import { useReadable } from '@outcome-studio/shared/feature'
import { useLate } from '../lazy/useLate.ts'
import { useVersionNotice } from './VersionNoticeContext.ts'

const loadCard = async () => (await import('./VersionNoticeCard.tsx')).VersionNoticeCard

/** A card that did not come is asked for with the next offer. */
const leaveIt = () => {}

/** Shows the offer of a refresh while there is one. Rendered once by the shell. */
export function VersionNoticeHost() {
  const notice = useVersionNotice()
  const isOffered = useReadable(notice.offered) !== null
  const Card = useLate(isOffered, loadCard, leaveIt)
  return Card !== null && <Card notice={notice} />
}
