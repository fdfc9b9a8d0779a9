import { existsSync } from 'node:fs'
import type { Log } from '../base/Log.ts'
import { appClient } from '../config/appClient.ts'
import { brandingOf } from '../config/brandingOf.ts'
import { localCloudPorts } from '../config/localCloudPorts.ts'
import { offsetPorts, type Project } from '../config/readProject.ts'
import type { FunctionsHost } from '../functions-host/startFunctions.ts'
import type { SendMail } from '../mail/Mail.ts'
import type { MailFaults } from '../mail/MailFaults.ts'
import type { RunningPayments } from '../payments/startPayments.ts'
import type { PaymentsConfig } from '../payments/store/PaymentsConfig.ts'
import { Snapshots } from '../snapshots/Snapshots.ts'
import type { RunningZoom } from '../zoom/startZoom.ts'
import type { ZoomConfig } from '../zoom/store/ZoomConfig.ts'
import { checkPorts } from './checkPorts.ts'
import { DataFolder } from './DataFolder.ts'
import { openSuiteProjects } from './openSuiteProjects.ts'
import type { LocalCloudOptions } from './parseOptions.ts'
import { readRules } from './readRules.ts'
import { StartError } from './StartError.ts'

export interface RunningLocalCloud {
  /** The address of each service, one line each. */
  readonly services: readonly string[]
  stop(): Promise<void>
}

/**
 * Starts Firestore, Auth, the identity provider, the payment provider, the console and the functions host. It validates all settings before
 * it touches data. It does not wait until the functions are loaded; early calls wait instead.
 *
 * @param log receives lines for the developer
 * @throws StartError and the errors of DataFolder and openSqlite, whose messages are for users
 */
export async function runLocalCloud(
  { config, ports: portsAtZero }: Project,
  options: LocalCloudOptions,
  log: Log,
): Promise<RunningLocalCloud> {
  const accessPolicies = readRules(options.rules, Date.now)
  openSuiteProjects(accessPolicies)
  if (options.functions !== undefined && !existsSync(options.functions)) {
    throw new StartError(
      `The functions ${options.functions} do not exist. Name another file, or none, by --functions FILE|none.`,
    )
  }
  const ports = localCloudPorts(options.portOffset, portsAtZero)
  const branding = brandingOf(config.branding)
  const { firestore, auth, functions, identity, payments } = ports
  const shellOrigin = `http://localhost:${config.app.port + options.portOffset}`
  const otherOrigins = (config.otherPorts ?? []).map(
    (port) => `http://localhost:${port + options.portOffset}`,
  )
  const needed = {
    Firestore: firestore,
    Auth: auth,
    Identity: identity,
    Console: ports.console,
    Mail: ports.smtp,
    ...(config.payments ? { Payments: payments } : {}),
    ...(config.zoom ? { Zoom: ports.zoom } : {}),
    ...(config.video ? { Video: ports.video } : {}),
    ...(options.functions ? { Functions: functions } : {}),
  }
  await checkPorts(needed, offsetPorts({ config, ports: portsAtZero }))
  const folder = new DataFolder(options.data, options.reset ? 'reset' : 'use')
  const releases: (() => Promise<void>)[] = [async () => folder.release()]
  const snapshots = new Snapshots()
  let host: FunctionsHost | undefined
  const stop = async (): Promise<void> => {
    // Closed first, because it acknowledges deliveries in the outbox of Firestore.
    await host?.close()
    for (const release of releases.splice(0).reverse()) await release()
  }
  try {
    if (options.reset) folder.empty()
    return { services: await startServices(), stop }
  } catch (error) {
    await stop()
    throw error
  }

  async function startServices(): Promise<readonly string[]> {
    // Started first, because its process loads the functions while this one loads the data.
    if (options.functions !== undefined) host = await startHost(options.functions)
    const [{ startFirestore }, { startAuth }, { startMail }, { startIdentity }, { startConsole }] =
      await Promise.all([
        import('../firestore/startFirestore.ts'),
        import('../auth/startAuth.ts'),
        import('../mail/startMail.ts'),
        import('../identity/startIdentity.ts'),
        import('../console/startConsole.ts'),
      ])
    const dataDir = folder.path
    const started = await startFirestore({ port: firestore, dataDir, accessPolicies, clock: Date.now, log })
    releases.push(() => started.stop())
    const accounts = await startAuth({
      folder: dataDir,
      port: auth,
      identity: { ...config.identity, issuer: `http://localhost:${identity}` },
      signInUrl: `${shellOrigin}${config.app.signInPath}`,
      defaultProject: config.project,
      branding: branding.product,
      remoteConfig: config.remoteConfig ?? {},
      clientRights: config.clientRights ?? [],
      shellOrigin,
      now: Date.now,
      onError: reportFor('auth'),
    })
    releases.push(() => accounts.close())
    const mail = startMail(dataDir, Date.now)
    releases.push(async () => mail.close())
    const provider = await startIdentity({
      folder: dataDir,
      port: identity,
      clients: [appClient(config, shellOrigin)],
      branding: branding.accounts,
      cookiePrefix: config.identity.cookiePrefix,
      sendMail: mail.send,
      now: Date.now,
      onError: reportFor('identity'),
    })
    releases.push(() => provider.close())
    const paying = config.payments ? await startPaying(config.payments, dataDir) : undefined
    const conferences = config.zoom ? await startConferences(config.zoom, dataDir) : undefined
    const mailFaults = await startReceivingMail(mail.send)
    if (config.video) await startPlayer()
    for (const source of [started, accounts, mail, provider, paying, conferences]) {
      if (source) snapshots.add(source)
    }
    if (host) snapshots.addWork(host.work)
    const console = await startConsole({
      port: ports.console,
      mails: mail.store,
      mailFaults,
      payments: paying?.server,
      zoom: conferences?.server,
      snapshots,
      branding: branding.console,
      shellOrigin,
      now: Date.now,
      onError: reportFor('console'),
    })
    releases.push(() => console.close())
    folder.noteFilled()
    const services = [
      `Firestore  http://localhost:${firestore}`,
      `Auth       http://localhost:${auth}`,
      `Identity   http://localhost:${identity}`,
      `Console    http://localhost:${ports.console}`,
      `Mail       smtp://localhost:${ports.smtp}`,
      ...(paying ? [`Payments   http://localhost:${payments}`] : []),
      ...(conferences ? [`Zoom       http://localhost:${ports.zoom}`] : []),
      ...(config.video ? [`Video      http://localhost:${ports.video}`] : []),
    ]
    if (!host) return services
    host.deliverFrom(started.outbox)
    return [...services, `Functions  http://localhost:${functions}`]
  }

  async function startReceivingMail(deliver: SendMail): Promise<MailFaults> {
    const [{ startSmtp }, { MailFaults }] = await Promise.all([
      import('../mail/startSmtp.ts'),
      import('../mail/MailFaults.ts'),
    ])
    const faults = new MailFaults()
    const smtp = await startSmtp({ port: ports.smtp, deliver, faults, onError: reportFor('mail') })
    releases.push(() => smtp.close())
    return faults
  }

  async function startPaying(paymentsConfig: PaymentsConfig, dataDir: string): Promise<RunningPayments> {
    const { startPayments } = await import('../payments/startPayments.ts')
    const running = await startPayments({
      folder: dataDir,
      port: payments,
      config: paymentsConfig,
      webhookUrl: webhookUrl(paymentsConfig.webhookPath),
      branding: branding.payments,
      now: Date.now,
      log,
      onError: reportFor('payments'),
    })
    releases.push(() => running.close())
    return running
  }

  async function startConferences(zoomConfig: ZoomConfig, dataDir: string): Promise<RunningZoom> {
    const { startZoom } = await import('../zoom/startZoom.ts')
    const running = await startZoom({
      folder: dataDir,
      port: ports.zoom,
      config: zoomConfig,
      webhookUrl: webhookUrl(zoomConfig.webhookPath),
      branding: branding.zoom,
      now: Date.now,
      log,
      onError: reportFor('zoom'),
    })
    releases.push(() => running.close())
    return running
  }

  async function startPlayer(): Promise<void> {
    const { startVideo } = await import('../video/startVideo.ts')
    const running = await startVideo({
      port: ports.video,
      branding: branding.product,
      framedBy: [shellOrigin, ...otherOrigins],
      onError: reportFor('video'),
    })
    releases.push(() => running.close())
  }

  function webhookUrl(path: string): string | undefined {
    if (options.functions === undefined) return undefined
    return `http://localhost:${functions}/${config.project}/${path}`
  }

  function reportFor(service: string): (error: unknown) => void {
    return (error) => log(`${service}: ${error instanceof Error ? error.message : error}`)
  }

  async function startHost(entry: string): Promise<FunctionsHost> {
    const { startFunctions } = await import('../functions-host/startFunctions.ts')
    return startFunctions({
      entry,
      port: functions,
      project: config.project,
      firestorePort: firestore,
      authPort: auth,
      consoleOrigin: `http://localhost:${ports.console}`,
      parameters:
        config.parameters?.([shellOrigin, ...otherOrigins], {
          payments: `http://localhost:${payments}`,
          zoom: `http://localhost:${ports.zoom}`,
          smtp: `smtp://localhost:${ports.smtp}`,
          console: `http://localhost:${ports.console}`,
          functions: `http://localhost:${functions}/${config.project}`,
        }) ?? {},
      ...(options.schedules ? {} : { scheduleClock: null }),
      log,
    })
  }
}
