import { memory } from '@outcome-studio/shared/data/testing'
import { type Proposal, type ProposedEdit, proposalId } from '@outcome-studio/shared/domain/coach'
import { screen, waitFor, within } from '@testing-library/react'
import type { openSia } from './openSia.tsx'

/** A proposal with fixed reasons. */
export const proposal = (id: string, edit: ProposedEdit): Proposal => ({
  id: proposalId(id),
  edit,
  reason: 'This is what you said.',
  rules: ['O2'],
  assumptions: edit.kind === 'addStatement' ? ['station'] : [],
  remarks: [],
})

/** Finds a button by its accessible name. */
export const button = (name: string) => screen.getByRole('button', { name })

/** Waits for the cards of all proposals. */
export const cards = () => screen.findAllByRole('article', { name: 'Proposal' })

/**
 * Returns queries within a card.
 * @param at index from 0
 * @throws Error if there are fewer cards
 */
export async function card(at: number) {
  const found = (await cards())[at]
  if (!found) throw new Error(`There is no proposal ${at}.`)
  return within(found)
}

/** Sends a message, which the coach answers with proposals. */
export async function ask({ user }: ReturnType<typeof openSia>, ...proposals: readonly Proposal[]) {
  memory().sia.answerWith(async ({ write }) => {
    write('Here is what I propose.\n\nWhat takes long?')
    return { proposals }
  })
  const field = await screen.findByRole('textbox', { name: 'Message' })
  await waitFor(() => expect(field).toBeEnabled())
  await user.type(field, 'People who travel')
  await waitFor(() => expect(button('Send')).toBeEnabled())
  await user.click(button('Send'))
  await cards()
}
