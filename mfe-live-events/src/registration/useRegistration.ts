import { cancelRegistration, register } from '@outcome-studio/shared/data'
import type { LiveEvent, RegistrationState } from '@outcome-studio/shared/domain/events'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which a cancellation can be undone; the server waits as long before it cancels at Zoom. */
const UNDO_TIME = 10_000
/** Milliseconds that a listener may take to report a change which is stored. */
const REPORT_TIME = 3_000
/** Milliseconds after which the server's answer counts as late. */
const PATIENCE = 20_000

type Action = 'register' | 'cancel'

interface Registering {
  /** The action that is being stored. */
  readonly busy: Action | null
  readonly failed: { readonly action: Action; readonly error: unknown } | null
  /** Whether a registration was just cancelled, so that it can be undone. */
  readonly canUndo: boolean
  /** Whether the server has not answered for long. */
  readonly isLate: boolean
  readonly register: () => void
  readonly cancel: () => void
}

/** Registers and cancels. A press while another action is being stored does nothing. */
export function useRegistration(event: LiveEvent, state: RegistrationState): Registering {
  const { logEvent } = useHost()
  const requireAccess = useRequireAccess()
  const [busy, setBusy] = useState<Action | null>(null)
  const [failed, setFailed] = useState<Registering['failed']>(null)
  const [canUndo, setUndo] = useState(false)
  const [isLate, setLate] = useState(false)
  const running = useRef(false)
  const { kind } = state
  const isReported = busy === 'cancel' ? kind === 'none' : kind !== 'none' && kind !== 'failed'
  const [isStored, setStored] = useState(false)

  useEffect(() => {
    if (!isStored) return
    const end = () => {
      setBusy(null)
      setStored(false)
    }
    if (isReported) return end()
    const timer = setTimeout(end, REPORT_TIME)
    return () => clearTimeout(timer)
  }, [isStored, isReported])
  useEffect(() => {
    if (!canUndo) return
    const timer = setTimeout(setUndo, UNDO_TIME, false)
    return () => clearTimeout(timer)
  }, [canUndo])
  useEffect(() => {
    if (kind !== 'requested') return
    const timer = setTimeout(setLate, PATIENCE, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [kind])

  const run = async (action: Action, work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setBusy(action)
    setFailed(null)
    try {
      await work()
      logEvent('event_registration', { action })
      setUndo(action === 'cancel')
      setStored(true)
    } catch (error) {
      setBusy(null)
      setFailed({ action, error })
    } finally {
      running.current = false
    }
  }
  return {
    busy,
    failed,
    canUndo,
    isLate,
    register: () => {
      if (requireAccess()) void run('register', () => register(event))
    },
    cancel: () => void run('cancel', () => cancelRegistration(event.documentId)),
  }
}
