import { cancelRegistration, type RegistrationWish, register } from '@outcome-studio/shared/data'
import type { LiveEvent, RegistrationState } from '@outcome-studio/shared/domain/events'
import { useHost, useRequireAccess } from '@outcome-studio/shared/feature'
import { useEffect, useRef, useState } from 'react'
import { describeRestored } from './registrationText.ts'

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
  readonly failed: { readonly error: unknown; readonly retry: () => void } | null
  /** What the member has just left, so that it can be undone; null for nothing. */
  readonly undone: RegistrationState['kind'] | null
  /** Whether the server has not answered for long. */
  readonly isLate: boolean
  readonly register: (wish: RegistrationWish) => void
  readonly cancel: () => void
  /** Registers as before the cancellation. */
  readonly undo: () => void
}

/** Registers and cancels. A press while another action is being stored does nothing. */
export function useRegistration(event: LiveEvent, state: RegistrationState): Registering {
  const { logEvent, toast } = useHost()
  const requireAccess = useRequireAccess()
  const [busy, setBusy] = useState<Action | null>(null)
  const [failed, setFailed] = useState<Registering['failed']>(null)
  const [undone, setUndone] = useState<Registering['undone']>(null)
  const before = useRef<RegistrationWish>(NO_WISH)
  const [isRestoring, setRestoring] = useState(false)
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
    if (undone === null) return
    const timer = setTimeout(setUndone, UNDO_TIME, null)
    return () => clearTimeout(timer)
  }, [undone])
  useEffect(() => {
    if (!isRestoring || !RESTORED.has(kind)) return
    setRestoring(false)
    toast(describeRestored(event, kind), { kind: 'success' })
  }, [isRestoring, kind, event, toast])
  useEffect(() => {
    if (kind !== 'requested') return
    const timer = setTimeout(setLate, PATIENCE, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [kind])

  const run = async (action: Action, work: () => Promise<Registering['undone']>) => {
    if (running.current) return
    running.current = true
    setBusy(action)
    setFailed(null)
    try {
      const left = await work()
      logEvent('event_registration', { action })
      setUndone(left)
      setStored(true)
    } catch (error) {
      setBusy(null)
      setFailed({ error, retry: () => void run(action, work) })
    } finally {
      running.current = false
    }
  }
  const request = (wish: RegistrationWish, isUndo: boolean) => {
    if (!requireAccess()) return
    setRestoring(isUndo)
    void run('register', async () => {
      await register(event, wish)
      return null
    })
  }
  return {
    busy,
    failed,
    undone,
    isLate,
    register: (wish) => request(wish, false),
    undo: () => request(before.current, true),
    cancel: () => {
      setRestoring(false)
      void run('cancel', async () => {
        before.current = await cancelRegistration(event.documentId)
        return kind
      })
    },
  }
}

/** Registrations after which Undo has succeeded. */
const RESTORED: ReadonlySet<RegistrationState['kind']> = new Set(['registered', 'waiting', 'waitlisted'])

const NO_WISH: RegistrationWish = { waitlist: false, answers: {} }
