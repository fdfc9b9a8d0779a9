import type { Invoice } from '../store/invoices.ts'

/** Sums of an invoice in the smallest unit of its currency. */
interface InvoiceAmounts {
  readonly subtotal: number
  /** After the discount; negative if more is given back than charged. */
  readonly total: number
  readonly due: number
  readonly paid: number
}

export function invoiceAmounts({
  lines,
  discount,
  status,
}: Pick<Invoice, 'lines' | 'discount' | 'status'>): InvoiceAmounts {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const total = subtotal - (discount?.amount ?? 0)
  const due = Math.max(0, total)
  return { subtotal, total, due, paid: status === 'paid' ? due : 0 }
}
