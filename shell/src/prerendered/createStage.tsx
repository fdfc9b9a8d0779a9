import { GlobalStyle } from '@outcome-studio/shared/ui'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { type CarriedInput, captureInput, restoreInput } from './carriedInput.ts'

/** The element of the page in which the product is shown. */
export interface Stage {
  /** Shows a screen in place of what is there. */
  show(screen: ReactNode): void
  /** Makes the prerendered elements live. Call it first, with a screen that renders the same elements. */
  adopt(screen: ReactNode): void
}

const OPTIONS: RootOptions = {
  // Error boundaries report the errors they catch.
  onCaughtError: () => {},
}

/** Whatever a visitor has done on a prerendered page is repeated on the live one. */
export function createStage(element: HTMLElement): Stage {
  let root: Root | null = null
  const { dataset } = element.ownerDocument.documentElement
  const onStage = (screen: ReactNode) => (
    <StrictMode>
      <GlobalStyle>{screen}</GlobalStyle>
    </StrictMode>
  )
  return {
    show: (screen) => {
      if (root === null) {
        const carried = captureInput(element)
        element.replaceChildren()
        delete dataset.prerendered
        root = createRoot(element, OPTIONS)
        restoreOnceShown(element, carried)
      }
      // In slices, so that the page stays responsive.
      startTransition(() => root?.render(onStage(screen)))
    },
    adopt: (screen) => {
      const carried = captureInput(element)
      // At once, because React resets fields while it hydrates them: what is typed meanwhile would be lost.
      root = flushSync(() => hydrateRoot(element, onStage(screen), OPTIONS))
      delete dataset.prerendered
      restoreInput(element, carried)
    },
  }
}

/** Waits for the controls to appear. Gives up when the visitor is led elsewhere. */
function restoreOnceShown(element: HTMLElement, carried: CarriedInput): void {
  const isEmpty = ({ typed, focused, pressed }: CarriedInput) =>
    typed.length === 0 && focused === null && pressed.length === 0
  if (isEmpty(carried)) return
  const { location } = element.ownerDocument
  const { pathname } = location
  let left = carried
  const changes = new MutationObserver(() => {
    if (location.pathname === pathname) left = restoreInput(element, left)
    if (location.pathname !== pathname || isEmpty(left)) changes.disconnect()
  })
  changes.observe(element, { childList: true, subtree: true })
}
