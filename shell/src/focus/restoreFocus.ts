import { FOCUS_FRAMES } from './afterFrames.ts'
import { CONTENT_ID } from './focusContent.ts'

/** An element that had focus, and its focusable ancestors, nearest first. */
interface FocusStop {
  readonly element: HTMLElement
  readonly around: readonly HTMLElement[]
}

/** Maximum number of remembered stops. */
const MEMORY = 10

const CONTROLS = 'button, a[href], input, select, textarea'

/**
 * Moves focus when the focused element is removed or disabled and nothing else takes focus. Otherwise focus falls to
 * the body, where a screen reader loses its position. Candidates are sibling controls, focusable ancestors such as a
 * dialog or the main element, and earlier focused elements. Does nothing if the user removed focus on purpose.
 * @returns the release
 */
export function restoreFocus(page: Document): () => void {
  let stops: readonly FocusStop[] = []
  let frames = 0
  let frame: number | null = null

  const isFree = () => page.activeElement === null || page.activeElement === page.body
  const look = () => {
    frame = null
    const [lost, ...earlier] = stops
    if (lost === undefined || !isFree()) return
    if (isAble(lost.element)) {
      stops = []
      return
    }
    frames += 1
    if (frames < FOCUS_FRAMES) return wait()
    const content = page.getElementById(CONTENT_ID)
    const places = [
      ...siblingControls(lost.element),
      ...lost.around,
      ...earlier.map(({ element }) => element),
      ...(content ? [content] : []),
    ]
    // If no candidate can take focus yet, the next DOM mutation starts another attempt.
    places.find(isAble)?.focus({ preventScroll: true })
  }
  const wait = () => {
    frame ??= requestAnimationFrame(look)
  }
  const begin = () => {
    if (frame !== null || stops.length === 0 || !isFree()) return
    frames = 0
    wait()
  }
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const others = stops.filter(({ element }) => element !== target)
    stops = [{ element: target, around: focusableAncestors(target) }, ...others].slice(0, MEMORY)
  }

  const changes = new MutationObserver(begin)
  changes.observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  page.addEventListener('focusin', remember)
  page.addEventListener('focusout', begin)
  return () => {
    changes.disconnect()
    page.removeEventListener('focusin', remember)
    page.removeEventListener('focusout', begin)
    if (frame !== null) cancelAnimationFrame(frame)
  }
}

function isAble(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert], [hidden]'))
    return false
  return element.checkVisibility()
}

/** The controls with the same parent, following siblings first. */
function siblingControls(element: HTMLElement): readonly HTMLElement[] {
  const group = [...(element.parentElement?.children ?? [])]
  const at = group.indexOf(element)
  return [...group.slice(at + 1), ...group.slice(0, at).reverse()].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(CONTROLS),
  )
}

function focusableAncestors(element: HTMLElement): readonly HTMLElement[] {
  const places: HTMLElement[] = []
  for (let place = element.parentElement; place !== null; place = place.parentElement) {
    if (place.hasAttribute('tabindex')) places.push(place)
  }
  return places
}
