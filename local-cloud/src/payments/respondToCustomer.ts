import type { Reply } from '../pages/Reply.ts'
import type { Visit } from '../pages/Visit.ts'
import {
  chooseInCheckout,
  confirmCheckout,
  payCheckout,
  showCheckout,
  showCheckoutConfirmation,
} from './checkout/checkoutRoutes.ts'
import {
  confirmInvoice,
  payInvoicePage,
  showInvoice,
  showInvoiceConfirmation,
} from './portal/invoiceRoutes.ts'
import {
  cancelAtPeriodEnd,
  confirmCard,
  resumeSubscription,
  showCardConfirmation,
  showPortal,
  updateCard,
} from './portal/portalRoutes.ts'
import type { Payments } from './store/Payments.ts'
import type { HostedPage } from './views/HostedPage.ts'
import { messagePage } from './views/paymentPage.ts'

/** The pages for customers by method, kind and the rest of the path after the id. */
const PAGES: Readonly<Record<string, HostedPage>> = {
  'GET c': showCheckout,
  'POST c': payCheckout,
  'GET c/confirm': showCheckoutConfirmation,
  'POST c/confirm': confirmCheckout,
  'POST c/choices': chooseInCheckout,
  'GET p': showPortal,
  'POST p/card': updateCard,
  'GET p/confirm': showCardConfirmation,
  'POST p/confirm': confirmCard,
  'POST p/cancel': cancelAtPeriodEnd,
  'POST p/resume': resumeSubscription,
  'GET i': showInvoice,
  'POST i': payInvoicePage,
  'GET i/confirm': showInvoiceConfirmation,
  'POST i/confirm': confirmInvoice,
}

/** Answers a request for /c/{checkout}, /p/{portal} or /i/{invoice}. */
export function respondToCustomer(payments: Payments, visit: Visit): Reply {
  const [, kind = '', id = '', ...rest] = visit.path.split('/')
  const name = `${visit.method} ${[kind, ...rest].join('/')}`
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined
  if (!page) return messagePage(404, 'There is nothing here', 'Go back to where you came from and try again.')
  const { origin } = visit.headers
  if (origin !== undefined && new URL(origin).port !== String(visit.port)) {
    return messagePage(403, 'This came from another page', 'Nothing was done. Go back and try again.')
  }
  return payments.store.transaction(() => page(payments, { ...visit, id }))
}
