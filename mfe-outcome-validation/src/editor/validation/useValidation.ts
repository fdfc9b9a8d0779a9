import { runOutcomeAutomation } from '@outcome-studio/shared/callables/runOutcomeAutomation'
import { useCallable } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useEditor as useOpenEditor, useSave } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useEditor } from '../react/EditorContext.ts'
import { useAnnounceValidation } from './useAnnounceValidation.ts'
import { Validation } from './Validation.ts'
import type { ValidationState } from './ValidationState.ts'

const OFFLINE = 'You are offline. Your text is checked as you type; the full validation needs a connection.'

interface CurrentValidation {
  readonly validation: Validation
  readonly state: ValidationState
}

/** The validation of the open study. It stops when the study is closed. */
export function useValidation(): CurrentValidation {
  const host = useHost()
  const { session, remarks } = useEditor()
  const { pending } = useOpenEditor()
  const save = useSave()
  const { mutateAsync } = useCallable(runOutcomeAutomation)
  const validation = useMemo(
    () =>
      new Validation({
        session,
        run: (request) =>
          mutateAsync(remarks.configJSON === null ? request : { ...request, configJSON: remarks.configJSON }),
        explain: (error) => {
          host.report(error, { during: 'runOutcomeAutomation' })
          return navigator.onLine ? describeError(error).message : OFFLINE
        },
        save: () => {
          // Otherwise the results stay unsaved and in the draft, as after any edit.
          if (navigator.onLine && pending.isAllRead()) void save()
        },
      }),
    [session, remarks, mutateAsync, host, pending, save],
  )
  useEffect(() => () => validation.close(), [validation])
  const state = useSyncExternalStore(validation.subscribe, () => validation.state)
  useAnnounceValidation(state)
  useEffect(() => {
    if (state.kind === 'done') host.logEvent('study_validated', { texts: state.report.checked })
  }, [state, host])
  return { validation, state }
}
