import { initializeData, loadRuntimeConfig, saveClock, watchSession } from '@outcome-studio/shared/data'
import { UNUSED_DATA_KEPT } from '@outcome-studio/shared/domain/base'
import type { Claims, Member } from '@outcome-studio/shared/domain/member'
import { isSaving } from '@outcome-studio/shared/feature'
import type { Viewer } from '@outcome-studio/shared/releases'
import { QueryClient } from '@tanstack/react-query'
import { type RouteObject, UNSAFE_createBrowserHistory } from 'react-router-dom'
import { startAnalytics } from '../analytics/startAnalytics.ts'
import { withAnalytics } from '../analytics/withAnalytics.ts'
import { readClock } from '../clock/readClock.ts'
import { rememberClock } from '../clock/rememberClock.ts'
import { startConsent } from '../consent/startConsent.ts'
import { fetchWithin } from '../core/fetchWithin.ts'
import { whenIdleOnceLive } from '../core/whenIdleOnceLive.ts'
import type { ErrorReports } from '../errors/createErrorReports.ts'
import { createLog } from '../errors/createLog.ts'
import { createLazyLoader } from '../features/loading/createLazyLoader.ts'
import { createOverrides } from '../features/override/createOverrides.ts'
import { createPageCheck } from '../features/staleChunk/createPageCheck.ts'
import { createReloadOnce } from '../features/staleChunk/createReloadOnce.ts'
import { createFeatureViews } from '../features/views/createFeatureViews.ts'
import { noteFeatureErrors } from '../features/views/noteFeatureErrors.ts'
import { createHost } from '../host/createHost.ts'
import { createUnsavedWork } from '../host/createUnsavedWork.ts'
import { createRouter, type Router } from '../router/createRouter.ts'
import { createSignInFlow } from '../signIn/createSignInFlow.ts'
import { isRevisit } from '../signIn/isRevisit.ts'
import { rememberSignedIn } from '../signIn/rememberSignedIn.ts'
import { startVersionNotice } from '../version/startVersionNotice.ts'
import { createRoutes } from './createRoutes.tsx'
import { followReleases } from './followReleases.ts'
import { resetOnAuthChange } from './resetOnAuthChange.ts'
import type { Shell } from './Shell.ts'

/** Whether this is a local build, defined by the build. */
declare const DEVELOPER_PAGES: boolean

export interface StartedShell {
  readonly shell: Shell
  readonly queryClient: QueryClient
  readonly router: Router
  readonly routes: RouteObject[]
}

/** Milliseconds after which a server that accepts connections but does not respond counts as down. */
const ANSWER_TIMEOUT = 10_000

const fetchInTime = fetchWithin(ANSWER_TIMEOUT, (file, init) => fetch(file, init))

/**
 * Creates the page's single instances: configuration, connection, query client, router.
 * @throws RuntimeConfigError before anything has been started, so that a retry is safe
 */
export async function startShell(errors: ErrorReports): Promise<StartedShell> {
  const config = await loadRuntimeConfig(fetchInTime, location.hostname)
  initializeData(config)

  const analytics = startAnalytics()
  const log = withAnalytics(createLog(console, errors), analytics)
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: UNUSED_DATA_KEPT } } })
  resetOnAuthChange(queryClient, watchSession)
  rememberSignedIn(watchSession, window)

  const unsaved = createUnsavedWork(window)
  const router = createRouter(UNSAFE_createBrowserHistory())
  const host = createHost({
    queryClient,
    log,
    errors,
    unsaved,
    navigate: router.navigate,
  })
  const consent = startConsent(
    { ...host.services, member: host.confirmedMember },
    config.sessionReplay?.collector ?? null,
    analytics,
  )
  rememberClock({
    member: host.confirmedMember,
    readClock,
    save: saveClock,
    whenIdle: whenIdleOnceLive,
    onFailure: (error) => console.warn(error),
  })
  const versionNotice = startVersionNotice(host.confirmedMember)

  const signInFlow = createSignInFlow({
    report: log.report,
    showError: host.services.showError,
    goTo: (path) => router.navigate(path, { replace: true }),
    page: window,
    isRevisit: () => isRevisit(performance),
  })
  void signInFlow.resume()

  const overrides = createOverrides({
    storage: window,
    origins: config.overrideOrigins,
    isLocalBuild: DEVELOPER_PAGES,
    page: {
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      reload: () => location.reload(),
    },
  })
  const features = createLazyLoader(async () => {
    const { startFeatures } = await import(/* webpackChunkName: 'features' */ '../features/startFeatures.ts')
    return startFeatures({
      fetchFile: (file, init) => fetch(file, init),
      overrides: () => overrides.activeFor(host.services.claims.get()),
      place: config.registry,
      viewer: () => viewerOf(host.services.member.get(), host.services.claims.get()),
      log,
    })
  })

  const views = createFeatureViews({
    logEvent: log.logEvent,
    now: () => performance.now(),
    versionOf: features.versionOf,
  })
  // Never released: page and reports live equally long.
  errors.watch(noteFeatureErrors(views))

  const reloadOnce = createReloadOnce({
    storage: window,
    isUnsaved: unsaved.isUnsaved,
    reload: () => location.reload(),
  })
  const isOutdated = createPageCheck({
    fetchFile: fetchInTime,
    ownScripts: () => [...document.scripts].map((script) => script.getAttribute('src') ?? ''),
  })
  followReleases({
    router,
    features,
    isBusy: () => unsaved.isUnsaved() || isSaving(),
    reload: () => location.reload(),
    now: () => performance.now(),
  })
  const shell: Shell = {
    environment: { config, leaveFor: (url) => location.assign(url) },
    host,
    loaders: { features, views, overrides, reloadOnce, isOutdated },
    consent,
    versionNotice,
    signInFlow,
  }
  const routes = createRoutes({ emulators: config.emulators !== null })
  return { shell, queryClient, router, routes }
}

/** The person that releases of features are chosen for. */
const viewerOf = (member: Member | null, { toolsAdmin }: Claims): Viewer | null =>
  member && { uid: member.id, email: member.email, toolsAdmin }
