/** Browser features that the product needs beyond ES2022. The last one determines the minimum versions. */
const NEEDED_FEATURES: readonly (readonly [name: string, isThere: (page: typeof globalThis) => boolean])[] = [
  ['container queries', ({ CSS }) => CSS.supports('container-type: inline-size')],
  [':has()', ({ CSS }) => CSS.supports('selector(:has(a))')],
  ['color-mix()', ({ CSS }) => CSS.supports('color: color-mix(in srgb, red, blue)')],
  ['Array.prototype.toSorted', () => 'toSorted' in Array.prototype],
  ['Map.groupBy', () => 'groupBy' in Map],
  ['Promise.withResolvers', () => 'withResolvers' in Promise],
  ['Element.prototype.checkVisibility', ({ Element }) => 'checkVisibility' in Element.prototype],
  ['AbortSignal.any', ({ AbortSignal }) => 'any' in AbortSignal],
  ['Intl.Segmenter', () => 'Segmenter' in Intl],
  ['URL.parse', ({ URL }) => 'parse' in URL],
]

/** The first versions with all of the features; README.md names the same. */
export const NEEDED_VERSIONS = 'Chrome 126, Edge 126, Firefox 126 or Safari 18'

/** Names of the needed features that a browser does not have. */
export function missingFeatures(page: typeof globalThis): readonly string[] {
  return NEEDED_FEATURES.filter(([, isThere]) => !isThere(page)).map(([name]) => name)
}
