import { useRunAutomation } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useCallback, useRef, useState } from 'react'
import { type ValidationReport, validateStudy } from '../model/validateStudy.ts'
import { useEditor } from './EditorContext.ts'

export type ValidationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly report: ValidationReport }
  | { readonly kind: 'failed'; readonly message: string }

interface Validation {
  readonly state: ValidationState
  readonly run: () => Promise<void>
  readonly dismiss: () => void
}

const OFFLINE = 'You are offline. Your text is checked as you type; the full validation needs a connection.'

/** Has the server check the study, where the member may. One run at a time. */
export function useValidation(): Validation {
  const host = useHost()
  const { session } = useEditor()
  const { mutateAsync } = useRunAutomation()
  const requireAccess = useRequireAccess()
  const [state, setState] = useState<ValidationState>({ kind: 'idle' })
  const isRunning = useRef(false)

  const run = useCallback(async () => {
    if (isRunning.current || !requireAccess()) return
    isRunning.current = true
    setState({ kind: 'running' })
    try {
      setState({ kind: 'done', report: await validateStudy(session, mutateAsync) })
    } catch (error) {
      host.report(error, { during: 'runOutcomeAutomation' })
      setState({ kind: 'failed', message: navigator.onLine ? describeError(error).message : OFFLINE })
    } finally {
      isRunning.current = false
    }
  }, [host, session, mutateAsync, requireAccess])

  const dismiss = useCallback(() => setState({ kind: 'idle' }), [])
  return { state, run, dismiss }
}
