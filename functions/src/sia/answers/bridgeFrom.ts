const GOES_ON = 'the language model broke off here, so I go on by myself.'

/**
 * What leads from a text that broke off to what the built-in coach says: in the same sentence, unless the sentence or a
 * block of code has to end first.
 */
export function bridgeFrom(text: string): string {
  const fences = text.match(/^ {0,3}(?:```|~~~)/gm) ?? []
  const open = fences.length % 2 === 1 ? fences.at(-1)?.trim() : undefined
  if (open !== undefined) return `\n${open}\n\n${startingBig(GOES_ON)}\n\n`
  return /[.!?:…]["”’)*_]{0,4}$/.test(text.trimEnd())
    ? `\n\n${startingBig(GOES_ON)}\n\n`
    : ` … ${GOES_ON}\n\n`
}

const startingBig = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
