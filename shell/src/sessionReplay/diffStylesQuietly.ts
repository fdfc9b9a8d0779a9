/**
 * Lets rrweb compare inline styles under a policy without 'unsafe-inline' (docs/architecture.md §4). In a document of
 * its own, rrweb sets the old style as an attribute, which the browser blocks and reports
 * (https://github.com/rrweb-io/rrweb/issues/816). Documents created meanwhile set this attribute through the CSSOM.
 * @returns the release
 */
export function diffStylesQuietly({ implementation }: Document): () => void {
  const createDocument = implementation.createHTMLDocument
  implementation.createHTMLDocument = (title) => {
    const made = createDocument.call(implementation, title)
    const createElement = made.createElement.bind(made)
    made.createElement = (name: string) => setsStyleByCssom(createElement(name))
    return made
  }
  return () => {
    Reflect.deleteProperty(implementation, 'createHTMLDocument')
  }
}

function setsStyleByCssom(element: HTMLElement): HTMLElement {
  const setAttribute = element.setAttribute.bind(element)
  element.setAttribute = (name, value) => {
    if (name === 'style') element.style.cssText = value
    else setAttribute(name, value)
  }
  return element
}
