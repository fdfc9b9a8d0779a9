import type { Position } from '../RulesSyntaxError.ts'

export type Token =
  | { readonly kind: 'name'; readonly text: string; readonly at: Position }
  | { readonly kind: 'symbol'; readonly text: string; readonly at: Position }
  | { readonly kind: 'int'; readonly value: bigint; readonly at: Position }
  | { readonly kind: 'float'; readonly value: number; readonly at: Position }
  | { readonly kind: 'string'; readonly value: string; readonly at: Position }
  | { readonly kind: 'bytes'; readonly value: Uint8Array; readonly at: Position }
  | { readonly kind: 'end'; readonly at: Position }

/** Describes a token for an error message. */
export function describeToken(token: Token): string {
  switch (token.kind) {
    case 'name':
    case 'symbol':
      return `'${token.text}'`
    case 'int':
    case 'float':
      return `the number ${token.value}`
    case 'string':
      return 'a string'
    case 'bytes':
      return 'a bytes literal'
    case 'end':
      return 'the end of the file'
  }
}
