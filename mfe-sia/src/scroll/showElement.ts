/** Marks the element that the reader was led to. */
export const SHOWN_MARK = 'data-led-to'

/** Scrolls an element into view and focuses it. It is marked until it loses focus. */
export function showElement(element: HTMLElement): void {
  element.tabIndex = -1
  element.setAttribute(SHOWN_MARK, '')
  element.scrollIntoView({ block: 'center' })
  element.focus({ preventScroll: true })
  const leave = () => {
    element.removeAttribute('tabindex')
    element.removeAttribute(SHOWN_MARK)
  }
  element.addEventListener('blur', leave, { once: true })
}
