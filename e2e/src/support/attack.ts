import type { BrowserContext } from '@playwright/test'
import { expect } from './test.ts'

/** Markup that runs wherever it is parsed as HTML. Short enough for every field, and without spaces. */
export const SCRIPT = '<img/src=x/onerror=window.hasRun=1,alert(1)>'
/** The same attack from within an attribute. */
export const ATTRIBUTE = '"autofocus/onfocus=alert(1)//'

/** Watches every page of a browser for injected scripts. The returned function asserts that none ran or exists. */
export function watchForScripts(context: BrowserContext): () => Promise<void> {
  const dialogs: string[] = []
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    // Accepting also lets a page with unsaved changes go; a reload would otherwise wait for ever.
    void dialog.accept()
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
