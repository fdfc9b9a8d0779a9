import type { BrowserContext, Page } from '@playwright/test'
import { controlShown } from './controlShown.ts'
import { openHome } from './measureHome.ts'
import { bytesUntil } from './watchScripts.ts'

export interface FeatureToOpen {
  /** The feature's folder, which is part of its URLs. */
  readonly id: string
  /** Navigates to the feature from home. */
  readonly open: (page: Page) => Promise<void>
  /** Name of the control with which the feature is usable. */
  readonly usable: string
}

/** Measures of a feature opened as soon as home is usable. Bytes count compressed scripts. */
export interface FeatureWeight {
  readonly own: { readonly bytes: number; readonly files: number }
  /** Bytes that the host loads for the feature: the federation runtime and the remaining shared modules. */
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
  const shown = page.evaluate(controlShown, usable)
  await open(page)
  const usableAt = (await shown) / 1000
  const isOwn = ({ url }: { url: string }) => url.includes(`/${id}/`)
  const isOtherFeature = ({ url }: { url: string }) => url.includes('/mfe-') && !url.includes(`/${id}/`)
  const host = watch.scripts.filter((script) => !isOwn(script) && !isOtherFeature(script))
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
