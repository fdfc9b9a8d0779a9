/**
 * Lets rrweb compare inline styles under a policy without 'unsafe-inline'. It sets the old style as an attribute of
 * an element in a document of its own, which the browser blocks and reports even there
 * (https://github.com/rrweb-io/rrweb/issues/816); the same text set through the CSSOM is allowed. Documents that
 * are made while this is in force differ in nothing else.
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
