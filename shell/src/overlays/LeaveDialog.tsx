import { createLazy } from '@outcome-studio/shared/domain'
import { useBlocker } from 'react-router-dom'
import type { UnsavedWork } from '../host/createUnsavedWork.ts'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'

const leaveQuestion = createLazy(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion)

/**
 * Navigation there is not blocked: a guard redirects there after the session has ended. Unsaved work is stored as a
 * draft.
 */
const SIGN_IN = '/auth/signin'

/** Blocks navigation while something is unsaved, and asks. If the dialog cannot be loaded, the user stays. */
export function LeaveDialog({ unsaved }: { readonly unsaved: UnsavedWork }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== SIGN_IN &&
      currentLocation.pathname !== nextLocation.pathname &&
      unsaved.isUnsaved(),
  )
  const stay = () => blocker.reset?.()
  const Question = useLazyComponent(leaveQuestion, blocker.state === 'blocked', stay)
  return Question === null ? null : <Question leave={() => blocker.proceed?.()} stay={stay} />
}
