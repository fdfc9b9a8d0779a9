const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff

/** Compares strings by their UTF-8 encoding, as Firestore does. JavaScript's own order differs for surrogates. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const a = left.charCodeAt(index)
    const b = right.charCodeAt(index)
    if (a === b) continue
    if (isSurrogate(a) !== isSurrogate(b)) return isSurrogate(a) ? 1 : -1
    return a - b
  }
  return left.length - right.length
}
