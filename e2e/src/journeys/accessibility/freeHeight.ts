import type { Page } from '@playwright/test'

/**
 * Height in CSS px that is free of what stays in view while the page, or an open dialog, scrolls: sticky bars, notices
 * and the like. A dialog itself is content, and so is a pane that scrolls in itself. Measured in the middle of the window.
 */
export const freeHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const STEP = 4
    const DIALOG = '[role=dialog], [role=alertdialog]'
    const isContent = (element: Element) => element.matches(DIALOG) || element.querySelector(DIALOG) !== null
    const stays = (element: Element): boolean => {
      const { position, overflowY } = getComputedStyle(element)
      if (position === 'sticky') return overflowY !== 'auto'
      return position === 'fixed' && !isContent(element) && element.closest(DIALOG) === null
    }
    const staysAt = (y: number): boolean => {
      let element = document.elementFromPoint(innerWidth / 2, y)
      while (element !== null && !stays(element)) {
        // Also one that is anchored to a control of a sticky bar.
        if (element.matches(DIALOG)) return false
        element = element.parentElement
      }
      return element !== null
    }
    let free = 0
    for (let y = STEP / 2; y < innerHeight; y += STEP) if (!staysAt(y)) free += STEP
    return free
  })
