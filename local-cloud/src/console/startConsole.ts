import { MailFaults } from '../mail/MailFaults.ts'
import type { MailStore } from '../mail/MailStore.ts'
import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import type { Branding } from '../pages/Branding.ts'
import type { Reply } from '../pages/Reply.ts'
import { servePages } from '../pages/servePages.ts'
import type { PaymentsServer } from '../payments/owner/PaymentsServer.ts'
import type { SnapshotSource } from '../snapshots/SnapshotSource.ts'
import { Snapshots } from '../snapshots/Snapshots.ts'
import type { ZoomServer } from '../zoom/owner/ZoomServer.ts'
import type { ConsoleEndpoint, ConsoleState } from './ConsoleState.ts'
import { CONSOLE_PAGES } from './consolePages.ts'
import { deleteMails, emptyMailbox, listMails, showMailbox } from './mailbox.ts'
import { addMailFault, clearMailFaults, downloadAttachment, showHtml } from './mailParts.ts'
import { PAYMENT_ACTIONS } from './payments/PAYMENT_ACTIONS.ts'
import { showPayments } from './payments/showPayments.ts'
import { RecordingStore } from './RecordingStore.ts'
import { listCalls, receiveCall } from './receivedCalls.ts'
import { allowRecording, listRecordings, storeRecording } from './sessionReplay.ts'
import { createSnapshot, restoreSnapshot } from './snapshots.ts'
import { showZoom } from './zoom/showZoom.ts'
import { ZOOM_ACTIONS } from './zoom/ZOOM_ACTIONS.ts'

const MAX_BODY_BYTES = 2 * 1024 * 1024

export interface ConsoleOptions {
  /** 0 picks a free port. */
  readonly port: number
  readonly mails: MailStore
  /** What goes wrong with mail that comes by SMTP. */
  readonly mailFaults?: MailFaults | undefined
  readonly payments?: PaymentsServer | undefined
  readonly zoom?: ZoomServer | undefined
  /** Receives the console's own data, too. */
  readonly snapshots?: Snapshots
  readonly branding: Branding
  /** Origin of the app, which sends recordings. */
  readonly shellOrigin: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called with internal errors, for example a full disk. */
  readonly onError: (error: unknown) => void
}

const ENDPOINTS: Readonly<Record<string, ConsoleEndpoint>> = {
  'GET /': () => ({ kind: 'redirect', status: 302, location: CONSOLE_PAGES[0].path }),
  'GET /mailbox': showMailbox,
  'POST /mailbox/delete': emptyMailbox,
  'GET /mails.json': listMails,
  'DELETE /mails.json': deleteMails,
  'GET /mail.html': showHtml,
  'GET /attachment': downloadAttachment,
  'POST /mail-faults': addMailFault,
  'DELETE /mail-faults': clearMailFaults,
  'GET /payments': showPayments,
  ...PAYMENT_ACTIONS,
  'GET /zoom': showZoom,
  ...ZOOM_ACTIONS,
  'POST /session-replay': storeRecording,
  'OPTIONS /session-replay': allowRecording,
  'GET /session-replay.json': listRecordings,
  'POST /calls': receiveCall,
  'GET /calls.json': listCalls,
  'POST /snapshots': createSnapshot,
  'POST /snapshots/restore': restoreSnapshot,
}

/** Endpoints for pages of the app. All others are for the console's own pages and for tools. */
const FROM_PRODUCT = '/session-replay'

/**
 * Serves developer pages: mails sent by the project, its payments, recordings of its sessions, its calls to services
 * elsewhere.
 *
 * @throws PortInUseError
 */
export function startConsole(options: ConsoleOptions): Promise<LoopbackListener> {
  const { mails, branding, shellOrigin, now, onError } = options
  const state: ConsoleState = {
    mails,
    mailFaults: options.mailFaults ?? new MailFaults(),
    shellOrigin,
    now,
    payments: options.payments,
    zoom: options.zoom,
    snapshots: options.snapshots ?? new Snapshots(),
    recordings: new RecordingStore(),
    calls: new Map(),
  }
  state.snapshots.add(sourceOf(state))
  return servePages({
    port: options.port,
    maxBodyBytes: MAX_BODY_BYTES,
    branding,
    onError,
    explain: ({ status, text }) => textReply(status, text),
    answer: (visit) => {
      const name = `${visit.method} ${visit.path}`
      const endpoint = Object.hasOwn(ENDPOINTS, name) ? ENDPOINTS[name] : undefined
      if (!endpoint) return textReply(404, 'The console has nothing here.')
      const ours = visit.path === FROM_PRODUCT ? shellOrigin : `http://localhost:${visit.port}`
      const isForeign = visit.headers.origin !== undefined && visit.headers.origin !== ours
      return isForeign ? textReply(403, 'This page may not call the console.') : endpoint(state, visit)
    },
  })
}

function sourceOf({ recordings, calls, mailFaults }: ConsoleState): SnapshotSource {
  return {
    clearFaults: () => mailFaults.clear(),
    snapshot: () => {
      const restoreRecordings = recordings.snapshot()
      const received = [...calls]
      return () => {
        restoreRecordings()
        calls.clear()
        for (const [key, call] of received) calls.set(key, call)
      }
    },
  }
}

function textReply(status: number, text: string): Reply {
  return { kind: 'text', status, text: `${text}\n` }
}
