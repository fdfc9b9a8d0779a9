/** The row of a statement that has the focus has this height, which its list takes. */
const HEIGHT = '--held-height'

/**
 * Fixes the height of a list's row from the first key in it until the focus leaves it, so that a key lays out this row
 * alone and not each list and column around it. The height follows what the row shows, in the same frame. Not from the
 * focus on: a moved row loses and gets it, and would be laid out twice more. Returns the release.
 * @param list whose rows have `data-statement` and one child
 */
export function holdHeight(list: HTMLElement | null): (() => void) | undefined {
  if (list === null || typeof ResizeObserver === 'undefined') return undefined
  let held: HTMLElement | null = null
  const observer = new ResizeObserver((entries) => {
    const size = entries.at(-1)?.borderBoxSize[0]
    if (held === null || size === undefined) return
    held.style.setProperty(HEIGHT, `${size.blockSize}px`)
    held.dataset.held = ''
  })
  const letGo = () => {
    observer.disconnect()
    held?.style.removeProperty(HEIGHT)
    if (held) delete held.dataset.held
    held = null
  }
  const hold = ({ target }: Event) => {
    if (!(target instanceof Element && list.contains(target))) return
    const row = target.closest<HTMLElement>('[data-statement]')
    if (row === held) return
    letGo()
    held = row
    if (row?.firstElementChild) observer.observe(row.firstElementChild)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && held?.contains(relatedTarget))) letGo()
  }
  // Fields that are typed in stop the event on its way to them.
  document.addEventListener('input', hold, { capture: true })
  list.addEventListener('focusout', leave)
  return () => {
    letGo()
    document.removeEventListener('input', hold, { capture: true })
    list.removeEventListener('focusout', leave)
  }
}
