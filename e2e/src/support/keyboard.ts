import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than any page has. */
const MOST_STOPS = 80

/** Presses Tab until the control has the focus, and asserts that the focus is visible. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached()
  const before = await control.evaluate(readFocus)
  if (before.hasFocus) return
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (!(await control.evaluate(readFocus)).hasFocus) continue
    await expect
      .poll(async () => (await control.evaluate(readFocus)).styles, `${control} shows that it has the focus`)
      .not.toBe(before.styles)
    return
  }
  throw new Error(`The Tab key does not lead to ${control}.`)
}

/** Moves the focus to the control and presses it. */
export async function pressByKey(
  page: Page,
  control: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Moves the focus to the field and replaces its text, all at once: a key for each letter would take ten times as long. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}

/**
 * Whether the control has the focus, and the styles that a focus ring changes: of the control and, for a hidden input, of
 * its label. Both are read at once, because a page may set the focus while it loads.
 */
function readFocus(element: Element): { readonly hasFocus: boolean; readonly styles: string } {
  const around = [element, element.parentElement, element.parentElement?.parentElement]
  const parts = around.flatMap((each) => (each ? [each, ...each.children] : []))
  // A tile's ring is on the element that its link covers.
  const boxes = parts.flatMap((part) => [undefined, '::after'].map((box) => getComputedStyle(part, box)))
  const styles = boxes.map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) => {
    const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
    return `${outline} ${boxShadow}`
  })
  return { hasFocus: element === document.activeElement, styles: styles.join('\n') }
}
