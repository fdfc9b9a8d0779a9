import { NAME } from '@outcome-studio/shared/document'
import { useMemberOfHost } from '@outcome-studio/shared/feature'
import { LinkButton } from '@outcome-studio/shared/ui'
import { useDocumentValue } from '../session/useDocumentValue.ts'

interface TalkToSiaProps {
  /** Address of the coach, with what the session is about. */
  readonly to: string
}

/** The way from a stored document to the coach, for members who have it. The host asks before unsaved work is left. */
export function TalkToSia({ to }: TalkToSiaProps) {
  const hasCoach = useMemberOfHost()?.globalConfig?.hasVCAccess === true
  const isStored = useDocumentValue(NAME, ({ header }) => header !== null)
  return hasCoach && isStored ? <LinkButton to={to}>Talk to Sia</LinkButton> : null
}
