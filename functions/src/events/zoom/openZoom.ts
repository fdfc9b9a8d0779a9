import { createTokenSource, type TokenSource } from './TokenSource.ts'
import { openZoomApi, type ZoomApi } from './ZoomApi.ts'
import { createZoomClient } from './ZoomClient.ts'
import { readZoomSettings, type ZoomSettings } from './zoomSettings.ts'

// One token serves all work of an instance. Another configuration has another token.
let shared: { readonly settings: string; readonly tokens: TokenSource } | null = null

/**
 * Opens Zoom for one piece of work.
 * @param milliseconds from now after which no request is sent and none is waited for
 * @throws ZoomSettingsError
 */
export function openZoom(milliseconds: number, settings: ZoomSettings = readZoomSettings()): ZoomApi {
  const key = JSON.stringify(settings)
  if (shared?.settings !== key) shared = { settings: key, tokens: createTokenSource(settings) }
  return openZoomApi(
    createZoomClient({
      apiOrigin: settings.apiOrigin,
      tokens: shared.tokens,
      end: Date.now() + milliseconds,
    }),
  )
}
