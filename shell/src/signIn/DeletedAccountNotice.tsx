import { DELETED_ACCOUNT, storedText } from '@outcome-studio/shared/storage'
import { Notice } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'

/** Whether an account was deleted in this tab right before. It is said once. */
export function useDeletedAccount(): boolean {
  const [isDeleted, setDeleted] = useState(false)
  useEffect(() => {
    const mark = storedText(window, DELETED_ACCOUNT)
    if (mark.get() === null) return
    mark.remove()
    setDeleted(true)
  }, [])
  return isDeleted
}

/** Confirms the deletion of an account, and names what stays. */
export function DeletedAccountNotice() {
  return (
    <div role="status">
      <Notice tone="success">
        <strong>Your account and its data have been deleted.</strong>
        <p>
          Nothing more is charged. Your email address and password with the sign-in service stay, invoices at
          our payment provider, because tax law requires it, and a note that a free trial was used, without
          your name or email address. If your email address was confirmed, we confirm this by email. If you
          sign in again, you start with a new, empty account.
        </p>
      </Notice>
    </div>
  )
}
