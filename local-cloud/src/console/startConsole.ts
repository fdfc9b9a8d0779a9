import type { MailStore } from '../mail/MailStore.ts'
import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import type { Branding } from '../pages/Branding.ts'
import type { Reply } from '../pages/Reply.ts'
import { servePages } from '../pages/servePages.ts'
import type { ConsoleEndpoint, ConsoleState } from './ConsoleState.ts'
import { CONSOLE_PAGES } from './consolePages.ts'
import { deleteMails, emptyMailbox, listMails, showMailbox } from './mailbox.ts'
import { RecordingStore } from './RecordingStore.ts'
import { allowRecording, listRecordings, takeRecording } from './sessionReplay.ts'

const LONGEST_BODY = 2 * 1024 * 1024

export interface ConsoleOptions {
  /** 0 takes a free one. */
  readonly port: number
  readonly mails: MailStore
  readonly branding: Branding
  /** Origin of the product, which sends recordings. */
  readonly shellOrigin: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told of a failure that is not the caller's fault, for example a full disk. */
  readonly onError: (error: unknown) => void
}

const ENDPOINTS: Readonly<Record<string, ConsoleEndpoint>> = {
  'GET /': () => ({ kind: 'redirect', status: 302, location: CONSOLE_PAGES[0].path }),
  'GET /mailbox': showMailbox,
  'POST /mailbox/delete': emptyMailbox,
  'GET /mails.json': listMails,
  'DELETE /mails.json': deleteMails,
  'POST /session-replay': takeRecording,
  'OPTIONS /session-replay': allowRecording,
  'GET /session-replay.json': listRecordings,
}

/** What pages of the product may call; all else is for the console's own pages and for tools. */
const FROM_PRODUCT = '/session-replay'

/**
 * Serves what developers look at: the mails the product sent, and the recordings it made.
 *
 * @throws PortInUseError
 */
export function startConsole(options: ConsoleOptions): Promise<LoopbackListener> {
  const { mails, branding, shellOrigin, now, onError } = options
  const state: ConsoleState = { mails, shellOrigin, now, recordings: new RecordingStore() }
  return servePages({
    port: options.port,
    longestBody: LONGEST_BODY,
    branding,
    onError,
    explain: ({ status, text }) => say(status, text),
    answer: (visit) => {
      const name = `${visit.method} ${visit.path}`
      const endpoint = Object.hasOwn(ENDPOINTS, name) ? ENDPOINTS[name] : undefined
      if (!endpoint) return say(404, 'The console has nothing here.')
      const ours = visit.path === FROM_PRODUCT ? shellOrigin : `http://localhost:${visit.port}`
      const isForeign = visit.headers.origin !== undefined && visit.headers.origin !== ours
      return isForeign ? say(403, 'This page may not call the console.') : endpoint(state, visit)
    },
  })
}

function say(status: number, text: string): Reply {
  return { kind: 'text', status, text: `${text}\n` }
}
