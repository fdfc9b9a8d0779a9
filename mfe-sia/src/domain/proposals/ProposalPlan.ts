import type { Proposal } from '@outcome-studio/shared/domain/coach'

/**
 * What accepting a proposal would do. done: the document already has it; changed: the text to replace has changed
 * since; gone: its place no longer exists in the document.
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
 * @param now the text that is there; undefined if its place no longer exists
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

interface PlannedEdits<Operation> {
  readonly operations: readonly Operation[]
  readonly planned: readonly Proposal['id'][]
}

/**
 * Plans several proposals in their order, each on the result of those before; those that cannot be applied are left out.
 */
export function planEach<Planned extends Pick<Proposal, 'id'>, Content, Operation>(
  proposals: readonly Planned[],
  content: Content,
  plan: (proposal: Planned, content: Content) => ProposalPlan<Operation>,
  apply: (content: Content, operation: Operation) => Content,
): PlannedEdits<Operation> {
  const operations: Operation[] = []
  const planned: Proposal['id'][] = []
  let next = content
  for (const proposal of proposals) {
    const edit = plan(proposal, next)
    if (edit.kind !== 'ready') continue
    operations.push(edit.operation)
    planned.push(proposal.id)
    next = apply(next, edit.operation)
  }
  return { operations, planned }
}
