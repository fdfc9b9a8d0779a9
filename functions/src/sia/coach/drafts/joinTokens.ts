import type { Token } from '../language/Language.ts'

/** The text of tokens, with single spaces. */
export const joinTokens = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ([,.;'’])/g, '$1')
    .replaceAll('can not', 'cannot')
