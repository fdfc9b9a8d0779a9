import PostalMime, { type Attachment } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { type LoopbackListener, listenOnLoopback } from '../network/listenOnLoopback.ts'
import type { MailAttachment, SendMail } from './Mail.ts'
import type { MailFaults } from './MailFaults.ts'

const MAX_BYTES = 10 * 1024 * 1024

const CALENDAR_TYPES = new Set(['text/calendar', 'application/ics'])

const REPLIES = {
  temporary: { responseCode: 451, text: 'The local cloud refuses this mail for now.' },
  permanent: { responseCode: 550, text: 'The local cloud refuses this mail for good.' },
} as const

export interface SmtpOptions {
  /** 0 picks a free port. */
  readonly port: number
  /** Receives each mail, once for each recipient. */
  readonly deliver: SendMail
  readonly faults: MailFaults
  /** Called with internal errors, for example a full disk. */
  readonly onError: (error: unknown) => void
}

/**
 * Receives mail by SMTP (RFC 5321), from this machine and without authentication. No mail leaves it.
 *
 * @throws PortInUseError
 */
export async function startSmtp(options: SmtpOptions): Promise<LoopbackListener> {
  const { deliver, faults, onError } = options
  const server = new SMTPServer({
    name: 'localhost',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    logger: false,
    onData: (stream, session, callback) => {
      const chunks: Uint8Array[] = []
      let size = 0
      stream.on('data', (chunk: Uint8Array) => {
        size += chunk.byteLength
        if (size <= MAX_BYTES) chunks.push(chunk)
      })
      stream.once('end', () => {
        const refusal = faults.take()
        if (refusal !== undefined) return callback(replyError(REPLIES[refusal]))
        if (size > MAX_BYTES) return callback(replyError({ responseCode: 552, text: 'Too large.' }))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        void receive(Buffer.concat(chunks), recipients, deliver).then(
          () => void setTimeout(callback, faults.delay),
          (error: unknown) => {
            onError(error)
            callback(replyError({ responseCode: 451, text: 'The mail could not be stored.' }))
          },
        )
      })
    },
  })
  // Connections that end early are no failures of the local cloud.
  server.on('error', () => {})
  return await listenOnLoopback(options.port, (socket) => server.connect(socket))
}

async function receive(raw: Uint8Array, recipients: readonly string[], deliver: SendMail): Promise<void> {
  const { subject = '', text, html, attachments } = await PostalMime.parse(raw)
  for (const to of recipients) {
    deliver({
      to,
      subject,
      text: text?.trimEnd() ?? '',
      ...(html === undefined ? {} : { html }),
      attachments: attachments.map(attachmentOf),
    })
  }
}

function attachmentOf({ filename, mimeType, method, content }: Attachment): MailAttachment {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
  return {
    name: filename ?? 'unnamed',
    type: method === undefined ? mimeType : `${mimeType}; method=${method}`,
    content: CALENDAR_TYPES.has(mimeType) ? withLineBreaks(bytes) : bytes,
  }
}

/** postal-mime reads calendar files as text with the line breaks of Unix. They are sent with CRLF (RFC 5545, 3.1). */
function withLineBreaks(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes)
  return new TextEncoder().encode(text.replaceAll(/\r?\n/g, '\r\n'))
}

const replyError = ({
  responseCode,
  text,
}: {
  readonly responseCode: number
  readonly text: string
}): Error => Object.assign(new Error(text), { responseCode })
