import { timeAgo } from '@outcome-studio/shared/domain/base'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { type } from '../tokens/type.ts'

const Quiet = styled.p`
  color: ${color.textMuted};
  font: ${type.small};

  @media print {
    display: none;
  }
`

interface SavedOnDeviceProps {
  /** Data of this device that the server has not confirmed; undefined for any other. */
  readonly snapshot: { readonly savedAt: string; readonly isOffline: boolean } | undefined
}

/** Says how old data is that is shown from this device, while the server cannot be reached. */
export function SavedOnDevice({ snapshot }: SavedOnDeviceProps) {
  if (!snapshot?.isOffline) return null
  const { savedAt } = snapshot
  return (
    <Quiet role="status">
      {'Offline. Saved on this device '}
      <time dateTime={savedAt} title={new Date(savedAt).toLocaleString('en-US')}>
        {timeAgo(savedAt, new Date())}
      </time>
      .
    </Quiet>
  )
}
