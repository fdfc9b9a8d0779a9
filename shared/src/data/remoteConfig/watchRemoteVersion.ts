import {
  REMOTE_CONFIG_FETCH_TIMEOUT,
  REMOTE_CONFIG_MINIMUM_FETCH_INTERVAL,
  REMOTE_CONFIG_REFETCH_INTERVAL,
} from '@outcome-studio/shared/domain/base'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { RemoteVersion } from '@outcome-studio/shared/domain/version'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { leadInstallationsTo } from './leadInstallationsTo.ts'

declare global {
  interface Window {
    /** Read by the Firebase SDK: base URL of Remote Config, instead of Google's. */
    FIREBASE_REMOTE_CONFIG_URL_BASE?: string
  }
}

/**
 * Calls back with the published version, at once and after each interval; returns the release. A failure is
 * reported, and the next interval retries.
 */
export function watchRemoteVersion(
  listener: (version: RemoteVersion) => void,
  onError: (error: unknown) => void,
  { auth, config }: Pick<Connection, 'auth' | 'config'> = currentConnection(),
): () => void {
  let isReleased = false
  let underWay = 0
  const stopLeading = config.emulators ? leadToLocalCloud(config.emulators.authUrl) : () => {}
  // The SDK finishes its pending requests; they must still go to the local cloud.
  const end = () => {
    if (isReleased && underWay === 0) stopLeading()
  }
  const look = async () => {
    underWay += 1
    const told = await fetchRemoteVersion(auth, () => !isReleased).then(
      (version) => () => version && listener(version),
      (error: unknown) => () => onError(error),
    )
    underWay -= 1
    end()
    if (!isReleased) told()
  }
  void look()
  const timer = setInterval(look, REMOTE_CONFIG_REFETCH_INTERVAL)
  return () => {
    isReleased = true
    clearInterval(timer)
    end()
  }
}

/** null if it was released while the SDK was loading; then nothing is fetched. */
async function fetchRemoteVersion(
  auth: Connection['auth'],
  isWanted: () => boolean,
): Promise<RemoteVersion | null> {
  const [sdk, { app }] = await Promise.all([import('firebase/remote-config'), auth()])
  if (!isWanted()) return null
  // Without a network the SDK leaves promises whose rejection nothing handles.
  if (navigator.onLine === false) throw new StudioError('cen/offline')
  const remoteConfig = sdk.getRemoteConfig(app)
  remoteConfig.settings.minimumFetchIntervalMillis = REMOTE_CONFIG_MINIMUM_FETCH_INTERVAL
  remoteConfig.settings.fetchTimeoutMillis = REMOTE_CONFIG_FETCH_TIMEOUT
  await sdk.fetchAndActivate(remoteConfig)
  return {
    isEnabled: sdk.getBoolean(remoteConfig, 'remote_cfg_enabled'),
    lastCritical: sdk.getString(remoteConfig, 'last_critical_semver'),
  }
}

/** Keeps a base URL that was set before the page opened. */
function leadToLocalCloud(authUrl: string): () => void {
  const release = leadInstallationsTo(authUrl, window)
  window.FIREBASE_REMOTE_CONFIG_URL_BASE ??= `${authUrl}/firebaseremoteconfig.googleapis.com`
  return release
}
