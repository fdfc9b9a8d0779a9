import { formatMoney } from '@outcome-studio/shared/domain/payments'
import { money } from '../../../../local-cloud/src/payments/views/money.ts'

// Each has a table of Stripe's decimals, because the local cloud imports nothing of the product.
test.each(Intl.supportedValuesOf('currency'))(
  'product and payment provider show the same amount in %s',
  (currency) => {
    expect(money(1_234_567, currency.toLowerCase())).toBe(formatMoney(1_234_567, currency, 'en-US'))
  },
)
