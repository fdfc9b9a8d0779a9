import { useRespondentChanges } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { useEffect, useRef, useState } from 'react'

export type Storing =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'storing'
      /** From 0 to 1. */
      readonly progress: number
    }
  | { readonly kind: 'failed'; readonly message: string }

const IDLE = { kind: 'idle' } as const

/** Stores the answers of a study's respondents. Either all are stored or none. */
export function useStoreAnswers(studyUuid: string) {
  const { replace } = useRespondentChanges(studyUuid)
  const [state, setState] = useState<Storing>(IDLE)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Returns whether they are stored. */
  const store = async (answers: SurveyAnswers): Promise<boolean> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ kind: 'storing', progress: 0 })
    try {
      await replace(answers, {
        signal,
        onChunk: (stored, all) => setState({ kind: 'storing', progress: all === 0 ? 1 : stored / all }),
      })
      setState(IDLE)
      return true
    } catch (error) {
      setState(signal.aborted ? IDLE : { kind: 'failed', message: describeError(error).message })
      return false
    }
  }
  const stop = () => {
    running.current?.abort()
    setState(IDLE)
  }
  return { state, store, stop }
}
