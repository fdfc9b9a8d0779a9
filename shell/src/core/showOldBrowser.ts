import { NEEDED_VERSIONS } from './missingFeatures.ts'

/**
 * Replaces the page by the versions of browsers that it needs. Uses neither React nor styles, which an old browser may
 * not run.
 * @param missing names of the features that the browser does not have
 */
export function showOldBrowser(root: Element, missing: readonly string[]): void {
  const { ownerDocument } = root
  const add = (tag: string, text: string) => {
    const element = ownerDocument.createElement(tag)
    element.textContent = text
    return element
  }
  const main = ownerDocument.createElement('main')
  main.append(
    add('h1', 'This browser is too old for Outcome Studio'),
    add('p', `Please update it, or use another one: ${NEEDED_VERSIONS}, or newer.`),
    add('p', `For support: it has no ${missing.join(', no ')}.`),
  )
  root.replaceChildren(main)
  // The script of a prerendered page may have hidden the element.
  delete ownerDocument.documentElement.dataset.prerendered
}
