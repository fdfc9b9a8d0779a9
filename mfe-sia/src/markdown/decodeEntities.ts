const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': '\u00a0',
}

/** Decodes the character references that writers of Markdown use. The result is shown as text, never as HTML. */
export function decodeEntities(text: string): string {
  return text.includes('&')
    ? text.replace(/&(?:amp|lt|gt|quot|#39|apos|nbsp);/g, (name) => CHARACTERS[name] ?? name)
    : text
}
