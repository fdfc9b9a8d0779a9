/**
 * What accepting a proposal would do. done: the document has it already; changed: the text to replace is another one
 * now; gone: its place is not in the document.
 */
export type ProposalPlan<Operation> =
  | { readonly kind: 'ready'; readonly operation: Operation }
  | { readonly kind: 'done' }
  | { readonly kind: 'changed'; readonly now: string }
  | { readonly kind: 'gone' }

export const DONE = { kind: 'done' } as const
export const GONE = { kind: 'gone' } as const

/**
 * Plans to replace a text, which is not overwritten if it has changed since.
 * @param now the text that is there; undefined if its place is gone
 * @param text what to write
 */
export function planRewrite<Operation>(
  now: string | undefined,
  { before }: { readonly before: string },
  text: string,
  operation: Operation,
): ProposalPlan<Operation> {
  if (now === undefined) return GONE
  if (now.trim() === text.trim()) return DONE
  return now.trim() === before.trim() ? { kind: 'ready', operation } : { kind: 'changed', now }
}
