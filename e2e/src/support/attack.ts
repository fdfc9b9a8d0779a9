import type { BrowserContext } from '@playwright/test'
import { expect } from './test.ts'

/** Markup that would run wherever it is taken for markup; short enough for every field, and without spaces. */
export const SCRIPT = '<img/src=x/onerror=window.hasRun=1,alert(1)>'
/** The same from inside of an attribute. */
export const ATTRIBUTE = '"autofocus/onfocus=alert(1)//'

/** Watches every page of a browser for a script that ran; the result says that none did, nor stands there ready. */
export function watchForScripts(context: BrowserContext): () => Promise<void> {
  const dialogs: string[] = []
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return async () => {
    for (const page of context.pages()) {
      const found = await page.evaluate(() => ({
        hasRun: Reflect.has(window, 'hasRun'),
        elements: document.querySelectorAll(
          '[onerror], [onfocus], [onload], img[src="x"], a[href^="javascript:"]',
        ).length,
      }))
      expect(found, page.url()).toEqual({ hasRun: false, elements: 0 })
    }
    expect(dialogs).toEqual([])
  }
}
