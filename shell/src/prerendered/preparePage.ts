import type { WebStorage } from '@outcome-studio/shared/storage'

/** A storage of the page, and the name of a value in it. */
export type StoredName = readonly [keyof WebStorage, string]

/**
 * Runs in a prerendered page before its content is parsed and painted. It hides the content from those who will see
 * something else, and remembers what is pressed until the application is live. The build writes it into the page as
 * text, so it may not use other modules.
 * @param reasons values that are stored only if the visitor will see something else
 */
export function preparePage(reasons: readonly StoredName[]): void {
  const { dataset } = document.documentElement
  const isStored = ([area, name]: StoredName) => {
    try {
      return window[area].getItem(name) !== null
    } catch {
      return false
    }
  }
  if (reasons.some(isStored)) {
    dataset.prerendered = 'hidden'
    return
  }
  const isWaiting = () => dataset.prerendered === 'shown'
  const fit = () => {
    if (!isWaiting() || CSS.supports('field-sizing', 'content')) return
    for (const { style, scrollHeight } of document.querySelectorAll('textarea')) {
      style.height = `${scrollHeight}px`
    }
  }
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, true)

  listen('click', ({ target }) => {
    if (isWaiting() && target instanceof Element) target.closest('button')?.setAttribute('data-pressed', '')
  })
  listen('compositionstart', () => {
    if (isWaiting()) dataset.composing = ''
  })
  listen('compositionend', () => {
    delete dataset.composing
  })
  listen('input', fit)
  // The content is parsed now, and the application has not started.
  listen('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      link.setAttribute('href', `${link.pathname}${location.search}`)
    }
    fit()
  })
}
