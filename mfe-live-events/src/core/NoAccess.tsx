import { useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, Notice } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'

interface NoAccessProps {
  /** What members with access do here. */
  readonly action: string
  readonly children: ReactNode
}

/** Something that needs access, which the member does not have: the database does not give its address. */
export function NoAccess({ action, children }: NoAccessProps) {
  const requireAccess = useRequireAccess()
  return <Notice actions={<Button onPress={() => void requireAccess()}>{action}</Button>}>{children}</Notice>
}
