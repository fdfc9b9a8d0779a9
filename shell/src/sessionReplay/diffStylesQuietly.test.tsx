import { diffStylesQuietly } from './diffStylesQuietly.ts'

test('a style that is set as an attribute in another document goes through the CSSOM', () => {
  const release = diffStylesQuietly(document)
  const span = document.implementation.createHTMLDocument().createElement('span')
  const asAttribute = jest.spyOn(Element.prototype, 'setAttribute')
  span.setAttribute('style', 'color: red; top: 3px')
  span.setAttribute('id', 'x')
  expect(span.style.cssText).toBe('color: red; top: 3px;')
  expect(span.id).toBe('x')
  expect(asAttribute.mock.calls.map(([name]) => name)).not.toContain('style')
  asAttribute.mockRestore()
  release()
})

test('the page itself is untouched, and after the release everything is as before', () => {
  const before = document.implementation.createHTMLDocument
  const release = diffStylesQuietly(document)
  expect(document.createElement('p').setAttribute).toBe(Element.prototype.setAttribute)
  release()
  expect(document.implementation.createHTMLDocument).toBe(before)
})
