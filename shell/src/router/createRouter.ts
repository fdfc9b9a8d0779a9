import {
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom'

/** The browser's history, or one in memory. */
type History = ReturnType<typeof UNSAFE_createBrowserHistory>

export interface RouterState {
  readonly location: Location
  /** How the location was reached. */
  readonly historyAction: NavigationType
}

/** A navigation that has not happened yet. */
interface WantedNavigation {
  readonly currentLocation: Location
  /** It has no key of its own yet. */
  readonly nextLocation: Location
  readonly historyAction: NavigationType
}

interface StoppedNavigation {
  readonly location: Location
  /** Navigates after all, without asking again. */
  readonly proceed: () => void
}

/** Asked before each navigation. */
interface NavigationGuard {
  readonly isBlocked: (wanted: WantedNavigation) => boolean
  readonly onBlocked: (stopped: StoppedNavigation) => void
  /** Called when any navigation has happened. */
  readonly onNavigated: () => void
}

type NavigationOptions = Pick<NavigateOptions, 'replace' | 'state' | 'flushSync'>
type ChangeListener = (state: RouterState, options: Pick<NavigateOptions, 'flushSync'>) => void

export interface Router {
  readonly state: RouterState
  /** What the links and hooks of the library navigate with. */
  readonly navigator: Navigator
  /**
   * Navigates to a path, or to a query or hash of the current one.
   * @throws Error if the address is one of another site
   */
  navigate(to: To, options?: NavigationOptions): void
  /** Navigates in the history: -1 is Back. */
  go(delta: number): void
  /** Calls back as soon as the address has changed. Returns the release. */
  subscribe(listener: ChangeListener): () => void
  /** Adds a guard. Of several, only the last one is asked. Returns the release. */
  guard(guard: NavigationGuard): () => void
}

/**
 * Navigates in a history and follows it for as long as the page lives. It is the part of the library's data router that
 * the product uses (docs/decisions/declarative-router.md).
 */
export function createRouter(history: History): Router {
  const listeners = new Set<ChangeListener>()
  const guards = new Set<NavigationGuard>()
  let state: RouterState = { location: history.location, historyAction: history.action }
  let isProceeding = false
  // Called once the history is back at the page that a guard did not let go.
  let onReturned: (() => void) | null = null

  const show = (flushSync = false) => {
    state = { location: history.location, historyAction: history.action }
    isProceeding = false
    for (const guard of [...guards]) guard.onNavigated()
    for (const listener of [...listeners]) listener(state, { flushSync })
  }

  const isStopped = (wanted: Omit<WantedNavigation, 'currentLocation'>, navigateAnyway: () => void) => {
    const guard = [...guards].at(-1)
    if (guard === undefined || isProceeding) return false
    if (!guard.isBlocked({ ...wanted, currentLocation: state.location })) return false
    guard.onBlocked({
      location: wanted.nextLocation,
      proceed: () => {
        isProceeding = true
        navigateAnyway()
      },
    })
    return true
  }

  history.listen(({ action: historyAction, location: nextLocation, delta }) => {
    if (onReturned !== null) {
      onReturned()
      onReturned = null
      return
    }
    const returned = Promise.withResolvers<void>()
    // Without a delta the entry is one of another script, and nobody knows the way back.
    const isKept =
      delta !== null &&
      isStopped({ nextLocation, historyAction }, () => void returned.promise.then(() => history.go(delta)))
    if (!isKept) {
      show()
      return
    }
    onReturned = returned.resolve
    history.go(-delta)
  })

  const navigate = (to: To, { replace, state: carried = null, flushSync }: NavigationOptions = {}) => {
    const path = resolvePath(to, state.location.pathname)
    const { origin } = history.createURL('/')
    for (const address of [history.createHref(path), ...(typeof to === 'string' ? [to] : [])]) {
      if (new URL(address, origin).origin !== origin) throw new Error('External navigation is not allowed.')
    }
    const move = () => {
      if (replace) history.replace(path, carried)
      else history.push(path, carried)
      show(flushSync)
    }
    const nextLocation = { ...path, ...history.encodeLocation(path), state: carried, key: 'default' }
    const historyAction = replace ? NavigationType.Replace : NavigationType.Push
    if (!isStopped({ nextLocation, historyAction }, move)) move()
  }

  return {
    get state() {
      return state
    },
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, carried, options) => navigate(to, { ...options, state: carried, replace: false }),
      replace: (to, carried, options) => navigate(to, { ...options, state: carried, replace: true }),
    },
    navigate,
    go: history.go,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    guard: (guard) => {
      guards.add(guard)
      return () => guards.delete(guard)
    },
  }
}
