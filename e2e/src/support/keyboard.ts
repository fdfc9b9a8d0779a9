import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than any page has. */
const MOST_STOPS = 80

/** Presses Tab until the control has the focus, and asserts that the focus is visible. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached()
  if (await hasFocus(control)) return
  const before = await focusStyles(control)
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (!(await hasFocus(control))) continue
    await expect.poll(() => focusStyles(control), `${control} shows that it has the focus`).not.toBe(before)
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

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** Styles that a focus ring changes: of the control and, for a hidden input, of its label. */
function focusStyles(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    const parts = around.flatMap((each) => (each ? [each, ...each.children] : []))
    // A tile's ring is on the element that its link covers.
    const boxes = parts.flatMap((part) => [undefined, '::after'].map((box) => getComputedStyle(part, box)))
    return boxes
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) => {
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
        return `${outline} ${boxShadow}`
      })
      .join('\n')
  })
}
