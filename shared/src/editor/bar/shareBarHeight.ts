/** Of the last bar. With it, an editor that opens again is laid out once. */
let known: string | null = null

/**
 * Sets `--bar-height` of the surrounding element to the height of the sticky bar. The height changes with the search, a
 * running validation, and a second line of buttons.
 * @param bar as a ref callback passes it
 * @returns the release
 */
export function shareBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  const around = bar?.parentElement
  if (!around || typeof ResizeObserver === 'undefined') return undefined
  const share = () => around.style.setProperty('--bar-height', known)
  if (known !== null) share()
  const observer = new ResizeObserver(() => {
    known = `${bar.offsetHeight}px`
    share()
  })
  observer.observe(bar)
  return () => observer.disconnect()
}
