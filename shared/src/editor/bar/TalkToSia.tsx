import { NAME } from '@outcome-studio/shared/document'
import { useMemberOfHost } from '@outcome-studio/shared/feature'
import { LinkButton } from '@outcome-studio/shared/ui'
import { useDocumentValue } from '../session/useDocumentValue.ts'

interface TalkToSiaProps {
  /** Address of the coach, which names the document. */
  readonly to: string
}

/**
 * A link from a stored document to the coach, for members with access to it. The host asks before it leaves unsaved
 * work.
 */
export function TalkToSia({ to }: TalkToSiaProps) {
  const hasCoach = useMemberOfHost()?.globalConfig?.hasVCAccess === true
  const isStored = useDocumentValue(NAME, ({ header }) => header !== null)
  return hasCoach && isStored ? <LinkButton to={to}>Talk to Sia</LinkButton> : null
}
