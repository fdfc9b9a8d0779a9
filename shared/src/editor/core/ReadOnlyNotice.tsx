import { PLAN_PATH } from '@outcome-studio/shared/domain/areas'
import { LinkButton, Notice } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'

/** Explains to a member without access what they can do, with a link to the plans. */
export function ReadOnlyNotice({ children }: { readonly children: ReactNode }) {
  return (
    <Notice
      actions={
        <LinkButton to={PLAN_PATH} tone="primary">
          See plans
        </LinkButton>
      }
    >
      {children}
    </Notice>
  )
}
