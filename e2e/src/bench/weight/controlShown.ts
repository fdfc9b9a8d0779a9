/// <reference lib="dom" />

/**
 * Runs in the page. Resolves when a control is first there: not when a test's next look finds it, by which time the page
 * may have loaded what it loads when idle.
 *
 * @param name its text, label or `aria-label`
 * @returns milliseconds since 1970
 */
export function controlShown(name: string): Promise<number> {
  const isThere = () =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a, input, textarea)')].some(
      (element) =>
        element.getAttribute('aria-label') === name ||
        element.textContent?.trim() === name ||
        ('labels' in element &&
          element.labels instanceof NodeList &&
          element.labels[0]?.textContent === name),
    )
  return new Promise((resolve) => {
    const look = () => {
      if (!isThere()) return
      watching.disconnect()
      resolve(Date.now())
    }
    const watching = new MutationObserver(look)
    watching.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
    look()
  })
}
