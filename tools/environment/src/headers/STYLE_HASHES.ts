/**
 * Contents of the `<style>` elements that libraries add to the page, as source expressions of the policy. A nonce would
 * have to be readable for them.
 */
export const STYLE_HASHES: readonly string[] = [
  // Empty. styled-components adds an empty element and then rules through the CSSOM, which no policy restricts.
  `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
  // react-aria, usePress: no zoom on double tap.
  `'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='`,
  // react-aria, usePreventScroll: no scrolling behind a dialog in Safari on iOS.
  `'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='`,
]
