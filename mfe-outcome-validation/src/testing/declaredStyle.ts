/**
 * The last value that the style sheets declare for a property of an element, whatever the selectors weigh. jsdom has no
 * paper and computes no custom properties.
 * @param medium of the rules: "print", or "all" for those outside of any condition
 */
export function declaredStyle(element: Element, property: string, medium: 'all' | 'print'): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const ofMedium =
    medium === 'all'
      ? rules
      : rules.flatMap((rule) =>
          'media' in rule && rule.cssText.startsWith('@media print') && 'cssRules' in rule
            ? [...(rule as CSSMediaRule).cssRules]
            : [],
        )
  const values = ofMedium.flatMap((rule) =>
    rule instanceof CSSStyleRule && element.matches(rule.selectorText)
      ? [rule.style.getPropertyValue(property)]
      : [],
  )
  return values.findLast((value) => value !== '') ?? ''
}
