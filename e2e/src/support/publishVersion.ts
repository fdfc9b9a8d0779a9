import type { BrowserContext, Page } from '@playwright/test'
import { changeResponse } from './changeResponse.ts'

/** Lets Remote Config name a critical version. @param pages whose requests it answers */
export function publishVersion(pages: Page | BrowserContext, version: string): Promise<unknown> {
  return pages.route('**/namespaces/firebase:fetch*', (route) =>
    changeResponse(route, (body) => {
      const published: { readonly entries?: object } = JSON.parse(body)
      return JSON.stringify({
        ...published,
        entries: { ...published.entries, last_critical_semver: version },
      })
    }),
  )
}
