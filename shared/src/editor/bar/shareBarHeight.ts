/**
 * Keeps the height of the sticky bar in `--bar-height` of the element around it. The bar grows by the search, by a
 * running validation and where its buttons take a second line.
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
