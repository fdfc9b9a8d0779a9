/**
 * Sets `--bar-height` of the surrounding element to the height of the sticky bar. The height changes with the search, a
 * running validation, and a second line of buttons.
 * @param bar as a ref callback passes it
 * @returns the release
 */
export function shareBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  const around = bar?.parentElement
  if (!around || typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(() => around.style.setProperty('--bar-height', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => observer.disconnect()
}
