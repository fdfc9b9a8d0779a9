import type { RuntimeConfig } from '@outcome-studio/shared/data'
import { fakeData } from '@outcome-studio/shared/data/testing'
import { SITE_LINKS } from '@outcome-studio/shared/domain/base'
import type { WebStorage } from '@outcome-studio/shared/storage'
import { GlobalStyle } from '@outcome-studio/shared/ui'
import { QueryClient } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { UNSAFE_createMemoryHistory } from 'react-router-dom'
import { createRoutes } from '../app/createRoutes.tsx'
import type { Shell } from '../app/Shell.ts'
import { ShellApp } from '../app/ShellApp.tsx'
import { createConsent } from '../consent/createConsent.ts'
import { createStoredRejections } from '../consent/createStoredRejections.ts'
import { createErrorReports } from '../errors/createErrorReports.ts'
import type { FeatureLoader } from '../features/loading/createFeatureLoader.ts'
import { createOverrides } from '../features/override/createOverrides.ts'
import { createFeatureViews } from '../features/views/createFeatureViews.ts'
import { createHost } from '../host/createHost.ts'
import { createUnsavedWork } from '../host/createUnsavedWork.ts'
import { createRouter, type Router } from '../router/createRouter.ts'
import { createSignInFlow } from '../signIn/createSignInFlow.ts'
import { createVersionNotice, type VersionNoticeParts } from '../version/createVersionNotice.ts'

const EMULATORS = { authUrl: 'http://localhost:9099', firestorePort: 8080, functionsPort: 5001 }

interface ShellOptions {
  readonly features?: Partial<FeatureLoader>
  readonly emulators?: boolean
  /** Whether everybody may choose versions of features. Default: tools admins alone. */
  readonly isLocalBuild?: boolean
  /** Origins from which builds of features may be loaded instead of the released ones. Default: none. */
  readonly overrideOrigins?: RuntimeConfig['overrideOrigins']
  /** Where the versions of features are stored that somebody has chosen. Default: the window. */
  readonly storage?: WebStorage
  /** Addresses of pages outside the product. Default: placeholders. */
  readonly links?: RuntimeConfig['links']
  /** Whether the server serves another build of the page. Default: false. */
  readonly isOutdated?: boolean
  /** Whether the page was opened by the browser's Back or Reload. Default: false. */
  readonly isRevisit?: boolean
  /** Source of Remote Config values. Default: none. */
  readonly watchVersion?: VersionNoticeParts['watch']
}

/** The whole shell at a path, with fake data and features. */
export interface TestShell {
  readonly app: ReactNode
  readonly shell: Shell
  readonly router: Router
  readonly reports: unknown[]
  readonly reloads: string[]
  /** Logged events with their parameters. */
  readonly events: (readonly [string, object | undefined])[]
  /** Addresses outside the product to which the page navigated. */
  readonly departures: string[]
}

export interface RenderedShell extends RenderResult, Omit<TestShell, 'app'> {}

/** Renders the whole shell at a path. */
export function renderShell(path: string, options: ShellOptions = {}): RenderedShell {
  const { app, ...parts } = createTestShell(path, options)
  const view = render(
    <StrictMode>
      {/* Not around the application: jsdom reads no conditions inside of rules. */}
      <GlobalStyle />
      {app}
    </StrictMode>,
  )
  return { ...view, ...parts }
}

/** Creates the whole shell at a path. */
export function createTestShell(path: string, options: ShellOptions = {}): TestShell {
  const { emulators = true, isRevisit = false } = options
  const config: RuntimeConfig = {
    firebase: { apiKey: 'key', projectId: 'demo', authDomain: 'demo.test', appId: 'app' },
    region: 'us-west3',
    emulators: emulators ? EMULATORS : null,
    identity: {
      providerId: 'oidc.outcome-studio',
      origin: 'http://localhost:9200',
      clientId: 'outcome-studio-web',
      connection: 'outcome-studio-people',
    },
    video: { origin: 'http://localhost:9500' },
    links: options.links ?? SITE_LINKS,
    support: 'support@studio.test',
    registry: null,
    overrideOrigins: options.overrideOrigins ?? [],
    sessionReplay: null,
    appCheck: null,
  }
  const reports: unknown[] = []
  const reloads: string[] = []
  const events: RenderedShell['events'] = []
  const departures: string[] = []
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  const router = createRouter(UNSAFE_createMemoryHistory({ initialEntries: [path] }))
  const unsaved = createUnsavedWork(window)
  const host = createHost({
    queryClient,
    log: {
      logEvent: (event, parameters) => events.push([event, parameters]),
      report: (error) => reports.push(error),
    },
    errors: createErrorReports({ random: () => 0, now: () => new Date(0), route: () => '/' }),
    unsaved,
    navigate: router.navigate,
  })
  const signInFlow = createSignInFlow({
    report: (error) => reports.push(error),
    showError: host.services.showError,
    goTo: (to) => router.navigate(to, { replace: true }),
    page: window,
    isRevisit: () => isRevisit,
  })
  void signInFlow.resume()
  const reloadingPage = Object.assign(new EventTarget(), {
    reload: () => {
      reloads.push('overrides')
      reloadingPage.dispatchEvent(new Event('beforeunload'))
      reloadingPage.dispatchEvent(new Event('pagehide'))
    },
  })
  const shell: Shell = {
    environment: { config, leaveFor: (url) => departures.push(url) },
    host,
    loaders: {
      features: {
        load: () => new Promise(() => {}),
        preload: () => {},
        isOutdated: async () => false,
        isReplaced: async () => false,
        previousOf: () => null,
        versionOf: () => null,
        versions: async () => [],
        ...options.features,
      },
      views: createFeatureViews({
        logEvent: host.services.logEvent,
        now: () => 0,
        versionOf: options.features?.versionOf ?? (() => null),
      }),
      overrides: createOverrides({
        storage: options.storage ?? window,
        origins: config.overrideOrigins,
        isLocalBuild: options.isLocalBuild ?? false,
        page: reloadingPage,
      }),
      reloadOnce: (reason) => reloads.push(reason) > 0,
      isOutdated: async () => options.isOutdated ?? false,
    },
    consent: createConsent({
      services: { ...host.services, member: host.confirmedMember },
      save: fakeData.saveCookieChoice,
      rejections: createStoredRejections(window, window),
      page: window,
      now: () => new Date('2026-06-01T12:00:00Z'),
    }),
    versionNotice: createVersionNotice({
      member: host.services.member,
      watch: options.watchVersion ?? (() => () => {}),
      storage: window,
      whenIdle: (run) => {
        run()
        return () => {}
      },
      page: {
        addEventListener: () => {},
        removeEventListener: () => {},
        reload: () => reloads.push('version'),
      },
      onFailure: (error) => reports.push(error),
    }),
    signInFlow,
  }
  const app = (
    <ShellApp shell={shell} queryClient={queryClient} router={router} routes={createRoutes({ emulators })} />
  )
  return { app, shell, router, reports, reloads, events, departures }
}
