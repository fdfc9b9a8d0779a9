import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatMoney, formatPrice } from './formatMoney.ts'
import { stripeDecimals } from './stripeDecimals.ts'

const CASES = readFileSync(join(__dirname, 'cases', 'D2-currencies.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): { unit_amount: number; currency: string; right: string } => JSON.parse(line))

/** Intl separates code and amount with a no-break space. */
const shown = (amount: number, currency: string) =>
  formatMoney(amount, currency, 'en').replaceAll('\u00a0', ' ')

test.each(CASES)('$unit_amount $currency is $right', ({ unit_amount, currency, right }) => {
  expect(shown(unit_amount, currency)).toBe(right)
})

test.each(
  'AFN ALL COP HUF IDR IQD IRR ISK KPW LAK LBP LYD MMK PKR SLL SOS SYP UGX YER USD EUR GBP CHF TWD'.split(
    ' ',
  ),
)('an amount in %s has two decimals', (currency) => {
  expect(stripeDecimals(currency)).toBe(2)
  expect(formatMoney(123_400, currency, 'en')).toMatch(/\b1,234$/)
})

test.each([
  ...[
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'JPY',
    'KMF',
    'KRW',
    'MGA',
    'PYG',
    'RWF',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ],
])('an amount in %s has no decimals', (currency) => {
  expect(formatMoney(1_234, currency, 'en')).toMatch(/1,234$/)
})

test.each(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])('an amount in %s has three decimals', (currency) => {
  expect(formatMoney(1_234_500, currency, 'en')).toMatch(/\b1,234\.500$/)
})

test.each([
  [59_900, 'usd', '$599'],
  [5_950, 'usd', '$59.50'],
  [1_990_050, 'huf', 'HUF 19,900.50'],
  [1_000, 'no code', '¤10'],
])('%d %s is %s', (amount, currency, text) => expect(shown(amount, currency)).toBe(text))

test('a price has its period', () => {
  const price = { plan: 'groupYearly', amount: 59_900, currency: 'usd', interval: 'year' } as const
  expect(formatPrice(price, 'en')).toBe('$599 per seat a year')
})
