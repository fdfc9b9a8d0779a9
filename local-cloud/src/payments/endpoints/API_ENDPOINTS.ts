import type { ApiEndpoint } from '../api/ApiCall.ts'
import {
  listPrices,
  listProducts,
  listPromotionCodes,
  retrieveCoupon,
  retrievePrice,
  retrieveProduct,
  retrievePromotionCode,
} from './catalogue.ts'
import {
  createCheckoutSession,
  expireCheckoutSession,
  listCheckoutSessions,
  retrieveCheckoutSession,
} from './checkoutSessions.ts'
import {
  createCustomer,
  deleteCustomer,
  listCustomers,
  retrieveCustomer,
  updateCustomer,
} from './customers.ts'
import { listEvents, retrieveEvent } from './events.ts'
import { createPreview, listInvoices, payInvoice, retrieveInvoice, voidInvoice } from './invoices.ts'
import { createRefund, listPaymentMethods, retrievePaymentIntent, retrievePaymentMethod } from './payments.ts'
import { createPortalSession } from './portalSessions.ts'
import {
  cancelSchedule,
  createSchedule,
  listSchedules,
  releaseScheduleEndpoint,
  retrieveSchedule,
  updateSchedule,
} from './schedules.ts'
import {
  cancelSubscription,
  createSubscription,
  listSubscriptions,
  retrieveSubscription,
  updateSubscription,
} from './subscriptions.ts'
import {
  advanceTestClockEndpoint,
  createTestClock,
  deleteTestClock,
  listTestClocks,
  retrieveTestClock,
} from './testClocks.ts'

/** All requests of Stripe's API that this server answers, by method and path. A fixed path comes before a variable one. */
export const API_ENDPOINTS: Readonly<Record<string, ApiEndpoint>> = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers': listCustomers,
  'GET /v1/customers/:id': retrieveCustomer,
  'POST /v1/customers/:id': updateCustomer,
  'DELETE /v1/customers/:id': deleteCustomer,
  'GET /v1/customers/:id/payment_methods': listPaymentMethods,
  'GET /v1/payment_methods': listPaymentMethods,
  'GET /v1/payment_methods/:id': retrievePaymentMethod,
  'GET /v1/payment_intents/:id': retrievePaymentIntent,
  'POST /v1/refunds': createRefund,
  'GET /v1/products': listProducts,
  'GET /v1/products/:id': retrieveProduct,
  'GET /v1/prices': listPrices,
  'GET /v1/prices/:id': retrievePrice,
  'GET /v1/promotion_codes': listPromotionCodes,
  'GET /v1/promotion_codes/:id': retrievePromotionCode,
  'GET /v1/coupons/:id': retrieveCoupon,
  'POST /v1/checkout/sessions': createCheckoutSession,
  'GET /v1/checkout/sessions': listCheckoutSessions,
  'GET /v1/checkout/sessions/:id': retrieveCheckoutSession,
  'POST /v1/checkout/sessions/:id/expire': expireCheckoutSession,
  'POST /v1/billing_portal/sessions': createPortalSession,
  'POST /v1/subscriptions': createSubscription,
  'GET /v1/subscriptions': listSubscriptions,
  'GET /v1/subscriptions/:id': retrieveSubscription,
  'POST /v1/subscriptions/:id': updateSubscription,
  'DELETE /v1/subscriptions/:id': cancelSubscription,
  'POST /v1/subscription_schedules': createSchedule,
  'GET /v1/subscription_schedules': listSchedules,
  'GET /v1/subscription_schedules/:id': retrieveSchedule,
  'POST /v1/subscription_schedules/:id': updateSchedule,
  'POST /v1/subscription_schedules/:id/release': releaseScheduleEndpoint,
  'POST /v1/subscription_schedules/:id/cancel': cancelSchedule,
  'GET /v1/invoices': listInvoices,
  'POST /v1/invoices/create_preview': createPreview,
  'GET /v1/invoices/:id': retrieveInvoice,
  'POST /v1/invoices/:id/pay': payInvoice,
  'POST /v1/invoices/:id/void': voidInvoice,
  'GET /v1/events': listEvents,
  'GET /v1/events/:id': retrieveEvent,
  'POST /v1/test_helpers/test_clocks': createTestClock,
  'GET /v1/test_helpers/test_clocks': listTestClocks,
  'GET /v1/test_helpers/test_clocks/:id': retrieveTestClock,
  'POST /v1/test_helpers/test_clocks/:id/advance': advanceTestClockEndpoint,
  'DELETE /v1/test_helpers/test_clocks/:id': deleteTestClock,
}
