import { PLAN_PATH } from '@outcome-studio/shared/domain'
import { LinkButton, Notice } from '@outcome-studio/shared/ui'
import type { ReactNode } from 'react'

/** Tells a member without access what works, and leads to the plans. */
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
