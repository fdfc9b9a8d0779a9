import {
  type Attempt,
  allowed,
  commit,
  get,
  list,
  refused,
  remove,
  set,
  setting,
  update,
  updating,
} from './Attempt.ts'

const CHECKOUT = {
  price: 'price_1',
  success_url: 'http://localhost:3000/',
  cancel_url: 'http://localhost:3000/auth/plan',
  allow_promotion_codes: true,
}
const request = (uid: string, data: object = CHECKOUT) =>
  set(`customers/${uid}/checkout_sessions/current`, data)
const { price: _price, ...withoutPrice } = CHECKOUT
const { success_url: _success, ...withoutSuccess } = CHECKOUT
const { cancel_url: _cancel, ...withoutCancel } = CHECKOUT
const { allow_promotion_codes: _codes, ...withoutCodes } = CHECKOUT

const BAD_REQUESTS: readonly (readonly [string, object])[] = [
  ['trial days', { ...CHECKOUT, trial_period_days: 365 }],
  ['a trial from the plan', { ...CHECKOUT, trial_from_plan: true }],
  ['a promotion code', { ...CHECKOUT, promotion_code: 'promo_1' }],
  ['a coupon', { ...CHECKOUT, discounts: [{ coupon: 'free' }] }],
  ['line items', { ...CHECKOUT, line_items: [{ price_data: { unit_amount: 1 } }] }],
  ['a one-time payment', { ...CHECKOUT, mode: 'payment' }],
  ['metadata', { ...CHECKOUT, metadata: { firebaseRole: 'admin' } }],
  ['a checkout URL', { ...CHECKOUT, url: 'https://pay.test' }],
  ['the status of a paid one', { ...CHECKOUT, status: 'complete' }],
  ['a session of the provider', { ...CHECKOUT, sessionId: 'cs_1' }],
  ['another customer', { ...CHECKOUT, customer: 'cus_2' }],
  ['a number of seats', { ...CHECKOUT, quantity: 0 }],
  ['taxes left out', { ...CHECKOUT, automatic_tax: false }],
  ['no price', withoutPrice],
  ['another price', { ...CHECKOUT, price: 'price_internal_zero' }],
  ['a price of its own', { ...CHECKOUT, price: { unit_amount: 1 } }],
  ['a list of prices', { ...CHECKOUT, price: ['price_1'] }],
  ['no address to return to', withoutSuccess],
  ['no address to cancel', withoutCancel],
  ['a plan instead of its price', { ...CHECKOUT, price: 'yearly' }],
  ['an empty price', { ...CHECKOUT, price: '' }],
  ['another site to return to', { ...CHECKOUT, success_url: 'https://evil.test/phish' }],
  [
    'an address to return to of 500 kB',
    { ...CHECKOUT, success_url: `http://localhost:3000/?${'x'.repeat(500_000)}` },
  ],
  ['an open redirect to return to', { ...CHECKOUT, success_url: 'http://localhost:3000/?to=//evil.test' }],
  ['the site in the name of another', { ...CHECKOUT, success_url: 'http://localhost:3000@evil.test/' }],
  [
    'the addresses exchanged',
    { ...CHECKOUT, success_url: CHECKOUT.cancel_url, cancel_url: CHECKOUT.success_url },
  ],
  ['another site to cancel', { ...CHECKOUT, cancel_url: 'https://evil.test/phish' }],
  ['a script to cancel', { ...CHECKOUT, cancel_url: 'javascript:alert(1)' }],
  ['promotion codes disabled', { ...CHECKOUT, allow_promotion_codes: false }],
  ['nothing about promotion codes', withoutCodes],
  ['a student who confirms nothing', { ...CHECKOUT, confirms_student: false }],
  ['a student with proof', { ...CHECKOUT, confirms_student: 'card.pdf' }],
]

const ANSWERED = {
  'customers/stella/checkout_sessions/current': { ...CHECKOUT, url: 'https://pay.test', sessionId: 'cs_1' },
}

/** Ways to say that a subscription is live, or nearly so. */
const CUSTOMERS: readonly (readonly [what: string, customer: object, isRefused: boolean])[] = [
  ['a live subscription', { hasActiveSubscription: true }, true],
  ['no live subscription', { hasActiveSubscription: false }, false],
  ['nothing about subscriptions', {}, false],
]

export const payments: readonly Attempt[] = [
  allowed('stella', 'reads her customer record', get('customers/stella')),
  allowed('stella', 'lists her subscriptions', list('customers/stella/subscriptions')),
  allowed('stella', 'reads a subscription', get('customers/stella/subscriptions/s1')),
  allowed('stella', 'waits for her checkout', get('customers/stella/checkout_sessions/c1')),
  refused('stella', 'lists her checkouts', list('customers/stella/checkout_sessions')),
  allowed('nora', 'looks for her customer record', get('customers/nora')),
  ...(['nora', 'stella'] as const).flatMap((who) => [
    allowed(who, 'lists the products', list('products')),
    allowed(who, 'reads a product', get('products/p1')),
    allowed(who, 'lists prices', list('products/p1/prices')),
    allowed(who, 'reads a price', get('products/p1/prices/price_1')),
  ]),
  ...(['ruth', 'newcomer', 'anonymous', 'signedOut'] as const).flatMap((who) => [
    refused(who, 'lists the products', list('products')),
    refused(who, 'lists prices', list('products/p1/prices')),
    refused(who, 'reads their customer record', get(`customers/${who}`)),
    refused(who, 'lists their subscriptions', list(`customers/${who}/subscriptions`)),
    refused(who, 'reads their checkout', get(`customers/${who}/checkout_sessions/c1`)),
    refused(who, 'requests a checkout', request(who)),
  ]),

  allowed('stella', 'requests a checkout after a membership', request('stella')),
  allowed('tina', 'requests a checkout as a customer without that note', request('tina')),
  allowed('nora', 'requests a first checkout', request('nora')),
  allowed('nora', 'confirms to be a student', request('nora', { ...CHECKOUT, confirms_student: true })),
  ...CUSTOMERS.map(([what, customer, isRefused]) =>
    (isRefused ? refused : allowed)(
      'nora',
      `requests a checkout as a customer with ${what}`,
      request('nora'),
      {
        'customers/nora': { ...customer },
      },
    ),
  ),
  refused('stella', 'requests a checkout of another member', request('nora')),
  refused(
    'stella',
    'requests two checkouts, one of them with trial days',
    commit(
      setting('customers/stella/checkout_sessions/current', CHECKOUT),
      setting('customers/stella/checkout_sessions/c3', { ...CHECKOUT, trial_period_days: 365 }),
    ),
  ),
  refused(
    'carl',
    'ends the note of an active subscription and requests a checkout',
    commit(
      updating('customers/carl', { hasActiveSubscription: false }),
      setting('customers/carl/checkout_sessions/current', CHECKOUT),
    ),
  ),
  refused('carl', 'requests a checkout with an active subscription', request('carl')),
  refused('stella', 'requests a checkout where no prices are set', request('stella'), {
    'system/checkout': null,
  }),
  ...BAD_REQUESTS.map(([what, data]) =>
    refused('stella', `requests a checkout with ${what}`, request('stella', data)),
  ),
  refused(
    'stella',
    'changes a checkout',
    update('customers/stella/checkout_sessions/c1', { url: 'https://x.test' }),
  ),
  allowed('stella', 'requests another checkout', request('stella'), ANSWERED),
  refused(
    'stella',
    'requests another checkout and keeps the address of the one before',
    update('customers/stella/checkout_sessions/current', { price: 'price_1' }),
    ANSWERED,
  ),
  refused(
    'stella',
    'deletes the answer to a checkout',
    remove('customers/stella/checkout_sessions/current'),
    ANSWERED,
  ),
  refused('carl', 'requests another checkout with an active subscription', request('carl'), {
    'customers/carl/checkout_sessions/current': CHECKOUT,
  }),
  refused(
    'stella',
    'requests a checkout in another document',
    set('customers/stella/checkout_sessions/c2', CHECKOUT),
  ),
  refused('stella', 'writes an older checkout anew', set('customers/stella/checkout_sessions/c1', CHECKOUT)),
  refused('stella', 'deletes a checkout', remove('customers/stella/checkout_sessions/c1')),
  refused('stella', 'writes her customer record', set('customers/stella', { stripeId: 'cus_2' })),
  refused('stella', 'deletes her customer record', remove('customers/stella')),
  refused('nora', 'creates her customer record', set('customers/nora', { hasActiveSubscription: false })),
]
