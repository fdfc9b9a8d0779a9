import { cardPage } from '../../pages/cardPage.ts'
import { type Html, html } from '../../pages/html.ts'
import type { Reply } from '../../pages/Reply.ts'

interface PaymentPage {
  readonly status: number
  readonly title: string
  readonly lead: string
  readonly content: Html
  /** An error of the page as a whole. */
  readonly notice?: string | undefined
  /** Addresses to which its forms may lead. */
  readonly targets?: readonly (string | null)[]
}

/** A page of the provider. */
export function paymentPage({ status, title, lead, content, notice, targets = [] }: PaymentPage): Reply {
  return {
    kind: 'page',
    status,
    formTargets: [...new Set(targets.flatMap((url) => (url === null ? [] : [new URL(url).origin])))],
    page: cardPage({
      title,
      lead,
      content: html`${notice ? html`<p class="notice" role="alert">${notice}</p>` : undefined}${content}`,
    }),
  }
}

/** A page with one message and an optional link to go on. */
export function messagePage(
  status: number,
  title: string,
  lead: string,
  link?: { readonly href: string | null; readonly text: string },
): Reply {
  const content = link?.href ? html`<a class="button" href="${link.href}">${link.text}</a>` : html``
  return paymentPage({ status, title, lead, content })
}

export interface Confirmation {
  readonly action: string
  readonly amount: string
  /** Hidden field: the card that the bank is asked about. */
  readonly card?: string | undefined
  readonly targets: readonly (string | null)[]
}

/** The page of the bank. */
export function confirmPage({ action, amount, card, targets }: Confirmation): Reply {
  return paymentPage({
    status: 200,
    title: 'Confirm payment',
    lead: `Your bank asks whether you want to pay ${amount}.`,
    targets,
    content: html`<form method="post" action="${action}">
      ${card === undefined ? undefined : html`<input type="hidden" name="card" value="${card}">`}
      <button class="primary" type="submit" name="decision" value="confirm">Confirm</button>
      <button type="submit" name="decision" value="refuse">Refuse</button>
    </form>`,
  })
}
