import { createLazy } from '@outcome-studio/shared/domain'
import { useBlocker } from 'react-router-dom'
import type { UnsavedWork } from '../host/createUnsavedWork.ts'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'

const leaveQuestion = createLazy(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion)

/**
 * Only a guard leads there while somebody works: their session has ended, which leaves nothing to decide. What was
 * typed is kept as a draft.
 */
const SIGN_IN = '/auth/signin'

/** Stops a change of page while something is unsaved, and asks; where it cannot ask, the person stays. */
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
