import type { BrowserContext, Page } from '@playwright/test'
import { openHome } from './measureHome.ts'
import { bytesUntil } from './watchScripts.ts'

export interface FeatureToOpen {
  /** Its folder, which its addresses hold too. */
  readonly id: string
  /** Goes there from home. */
  readonly open: (page: Page) => Promise<void>
  /** Resolves once it can be used. */
  readonly usable: (page: Page) => Promise<unknown>
}

/** A feature opened from home as soon as home can be used. Bytes are those of scripts, compressed. */
export interface FeatureWeight {
  readonly own: { readonly bytes: number; readonly files: number }
  /** The host's share that home had not needed yet: the federation runtime and more of the shared modules. */
  readonly fromHost: { readonly bytes: number; readonly files: number }
  readonly ms: number
}

export async function measureFeature(
  context: BrowserContext,
  shellUrl: string,
  { id, open, usable }: FeatureToOpen,
): Promise<FeatureWeight> {
  const { page, watch, listeningAt } = await openHome(context, shellUrl)
  const openedAt = Date.now() / 1000
  await open(page)
  await usable(page)
  const usableAt = Date.now() / 1000
  const isOwn = ({ url }: { url: string }) => url.includes(`/${id}/`)
  const isOthers = ({ url }: { url: string }) => url.includes('/mfe-') && !url.includes(`/${id}/`)
  const host = watch.scripts.filter((script) => !isOwn(script) && !isOthers(script))
  const before = bytesUntil(host, listeningAt)
  const after = bytesUntil(host, usableAt)
  const own = bytesUntil(watch.scripts.filter(isOwn), usableAt)
  await page.close()
  return {
    own,
    fromHost: { bytes: after.bytes - before.bytes, files: after.files - before.files },
    ms: Math.round((usableAt - openedAt) * 1000),
  }
}
