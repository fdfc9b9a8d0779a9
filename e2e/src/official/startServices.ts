import { mkdirSync } from 'node:fs'
import { brandingOf } from '../../../local-cloud/src/config/brandingOf.ts'
import type { Mail } from '../../../local-cloud/src/mail/Mail.ts'
import { MailFaults } from '../../../local-cloud/src/mail/MailFaults.ts'
import { startSmtp } from '../../../local-cloud/src/mail/startSmtp.ts'
import { startPayments } from '../../../local-cloud/src/payments/startPayments.ts'
import { startZoom } from '../../../local-cloud/src/zoom/startZoom.ts'
import config from '../../../local-cloud.config.ts'
import type { OfficialSetup } from './officialSetup.ts'

/** What stands in for the services of others, next to the emulators of Firebase. */
export interface Services {
  mails(): readonly Mail[]
  release(): Promise<void>
}

/**
 * Starts the local payment provider, the local video conferences and a mail server, at the ports of the setup. Start
 * them once the functions run: the provider sends its catalogue at once.
 *
 * @param folder absolute path of a folder for their data, which does not exist
 * @throws PortInUseError
 */
export async function startServices(
  { environment, ports }: OfficialSetup,
  folder: string,
): Promise<Services> {
  const { payments, zoom, firebase, emulators } = environment
  if (!config.payments || !config.zoom || zoom === null) throw new Error('There is no provider to start.')
  mkdirSync(folder)
  const releases: (() => Promise<void>)[] = []
  const release = async () => {
    for (const each of releases.splice(0).toReversed()) await each()
  }
  const branding = brandingOf(config.branding ?? {})
  const functions = `http://localhost:${emulators?.functions}/${firebase.project}`
  const onError = (error: unknown) => void process.stderr.write(`${String(error)}\n`)
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  const common = { folder, now: Date.now, log, onError }
  const received: Mail[] = []
  try {
    const paying = await startPayments({
      ...common,
      port: portOf(payments.apiOrigin),
      config: config.payments,
      webhookUrl: `${functions}/${config.payments.webhookPath}`,
      branding: branding.payments,
    })
    releases.push(() => paying.close())
    // One after the other, though newest first: the emulator starts a process for each of several at once.
    paying.server.webhooks.mode = { mode: 'reversed' }
    const conferences = await startZoom({
      ...common,
      port: portOf(zoom.apiOrigin),
      config: config.zoom,
      webhookUrl: `${functions}/${config.zoom.webhookPath}`,
      branding: branding.zoom,
    })
    releases.push(() => conferences.close())
    const deliver = (mail: Mail) => void received.push(mail)
    const smtp = await startSmtp({ port: ports.smtp, deliver, faults: new MailFaults(), onError })
    releases.push(() => smtp.close())
  } catch (error) {
    await release()
    throw error
  }
  return { mails: () => [...received], release }
}

/** The secrets with which the functions use these services. */
export function serviceSecrets({ ports }: OfficialSetup): Readonly<Record<string, string | undefined>> {
  return {
    SMTP_URL: `smtp://localhost:${ports.smtp}`,
    STRIPE_API_KEY: config.payments?.apiKey,
    STRIPE_WEBHOOK_SECRET: config.payments?.webhookSecret,
    ZOOM_CLIENT_SECRET: config.zoom?.clientSecret,
    ZOOM_WEBHOOK_SECRET: config.zoom?.webhookSecret,
  }
}

const portOf = (origin: string): number => Number(new URL(origin).port)
