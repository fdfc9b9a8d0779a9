import { useRequireAccess } from '@outcome-studio/shared/feature'
import { Button, Notice } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'

interface NoAccessProps {
  /** What members with access can do here. */
  readonly action: string
  readonly children: ReactNode
}

/** Shown for a link that needs access. The database does not return its address to this member. */
export function NoAccess({ action, children }: NoAccessProps) {
  const requireAccess = useRequireAccess()
  return <Notice actions={<Button onPress={() => void requireAccess()}>{action}</Button>}>{children}</Notice>
}
