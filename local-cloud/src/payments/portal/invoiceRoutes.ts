import { html } from '../../pages/html.ts'
import type { Reply } from '../../pages/Reply.ts'
import { collectInvoice } from '../billing/collectInvoice.ts'
import { invoiceAmounts } from '../render/invoiceAmounts.ts'
import type { Invoice } from '../store/invoices.ts'
import { onClock, type Payments } from '../store/Payments.ts'
import type { HostedPage, HostedVisit } from '../views/HostedPage.ts'
import { day, money } from '../views/money.ts'
import { confirmPage, messagePage, paymentPage } from '../views/paymentPage.ts'

type OneInvoice = (payments: Payments, invoice: Invoice, visit: HostedVisit) => Reply

function ofInvoice(show: OneInvoice): HostedPage {
  return (payments, visit) => {
    const invoice = payments.store.invoices.find(visit.id)
    if (!invoice || invoice.status === 'draft') {
      return messagePage(404, 'There is no such invoice', 'Go back to where you came from.')
    }
    return show(onClock(payments, invoice.testClock), invoice, visit)
  }
}

/** GET /i/{id}: shows the invoice. */
export const showInvoice = ofInvoice((_payments, invoice, visit) => invoicePage(invoice, visit))

/** POST /i/{id}: pays by the card on file. */
export const payInvoicePage = ofInvoice((payments, invoice, visit) => {
  if (invoice.status !== 'open') return invoicePage(invoice, visit)
  const outcome = collectInvoice(payments, invoice, 'retry')
  const suffix = portalSuffix(visit)
  if (outcome.kind === 'paid') {
    return { kind: 'redirect', status: 303, location: `/i/${invoice.id}${suffix}` }
  }
  if (outcome.kind === 'confirm') {
    return { kind: 'redirect', status: 303, location: `/i/${invoice.id}/confirm${suffix}` }
  }
  return invoicePage(invoice, visit, `${outcome.message} Please update your card.`)
})

/** GET /i/{id}/confirm: the page of the bank. */
export const showInvoiceConfirmation = ofInvoice((_payments, invoice, visit) =>
  invoice.status === 'open'
    ? confirmPage({
        action: `/i/${invoice.id}/confirm${portalSuffix(visit)}`,
        amount: money(invoiceAmounts(invoice).due, invoice.currency),
        targets: [],
      })
    : invoicePage(invoice, visit),
)

/** POST /i/{id}/confirm */
export const confirmInvoice = ofInvoice((payments, invoice, visit) => {
  if (invoice.status !== 'open') return invoicePage(invoice, visit)
  if (visit.form.get('decision') !== 'confirm') {
    return invoicePage(invoice, visit, 'Your bank did not confirm the payment. Nothing was charged.')
  }
  collectInvoice(payments, invoice, 'confirmed')
  return { kind: 'redirect', status: 303, location: `/i/${invoice.id}${portalSuffix(visit)}` }
})

function invoicePage(invoice: Invoice, visit: HostedVisit, notice?: string): Reply {
  const { id, number, status, created, currency, lines, discount } = invoice
  const portal = visit.query.get('portal')
  const amount = (value: number) => money(value, currency)
  return paymentPage({
    status: notice ? 402 : 200,
    title: `Invoice ${number}`,
    lead: `${day(created)}, ${status}`,
    notice,
    content: html`<dl class="sums">
      ${lines.map((line) => html`<div><dt>${line.description}</dt><dd>${amount(line.amount)}</dd></div>`)}
      ${discount ? html`<div><dt>Discount</dt><dd>−${amount(discount.amount)}</dd></div>` : undefined}
      <div class="total"><dt>Total</dt><dd>${amount(invoiceAmounts(invoice).total)}</dd></div>
    </dl>
    ${
      status === 'open'
        ? html`<form method="post" action="/i/${id}${portalSuffix(visit)}">
            <button class="primary" type="submit">Pay</button>
          </form>`
        : undefined
    }
    ${portal ? html`<p><a href="/p/${portal}">Back to your subscription</a></p>` : undefined}`,
  })
}

/** Keeps the way back to the portal. */
function portalSuffix({ query }: HostedVisit): string {
  const portal = query.get('portal')
  return portal === null ? '' : `?${new URLSearchParams({ portal })}`
}
