import type { Page } from '@playwright/test'

/**
 * Height in CSS px that is free of what stays in view while the page, or an open dialog, scrolls: sticky bars, notices
 * and the like. A dialog itself is content. Measured in the middle of the window.
 */
export const freeHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const STEP = 4
    const DIALOG = '[role=dialog], [role=alertdialog]'
    const isContent = (element: Element) => element.matches(DIALOG) || element.querySelector(DIALOG) !== null
    const stays = (element: Element): boolean => {
      const { position } = getComputedStyle(element)
      if (position === 'sticky') return true
      return position === 'fixed' && !isContent(element) && element.closest(DIALOG) === null
    }
    const staysAt = (y: number): boolean => {
      let element = document.elementFromPoint(innerWidth / 2, y)
      while (element !== null && !stays(element)) element = element.parentElement
      return element !== null
    }
    let free = 0
    for (let y = STEP / 2; y < innerHeight; y += STEP) if (!staysAt(y)) free += STEP
    return free
  })
