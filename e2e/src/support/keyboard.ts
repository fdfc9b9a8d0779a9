import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has. */
const MOST_STOPS = 80

/** Goes on by the Tab key until the control has the keyboard, and makes sure that this can be seen. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached()
  if (await hasFocus(control)) return
  const before = await lookOf(control)
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (!(await hasFocus(control))) continue
    await expect.poll(() => lookOf(control), `${control} shows that it has the keyboard`).not.toBe(before)
    return
  }
  throw new Error(`The Tab key does not lead to ${control}.`)
}

/** Goes to the control and presses it. */
export async function pressByKey(
  page: Page,
  control: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Goes to the field and writes in place of what is there. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)

/** What a ring changes: of the control, and of what stands around a hidden one, such as a checkbox's label. */
function lookOf(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    const parts = around.flatMap((each) => (each ? [each, ...each.children] : []))
    // The ring of a tile stands around the area that its link covers.
    const boxes = parts.flatMap((part) => [undefined, '::after'].map((box) => getComputedStyle(part, box)))
    return boxes
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) => {
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
        return `${outline} ${boxShadow}`
      })
      .join('\n')
  })
}
