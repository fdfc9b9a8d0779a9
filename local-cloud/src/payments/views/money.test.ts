import { money } from './money.ts'

/** Intl separates code and amount with a no-break space. */
const shown = (amount: number, currency: string) => money(amount, currency).replaceAll('\u00a0', ' ')

test.each([
  [59_900, 'usd', '$599.00'],
  [1_990_000, 'huf', 'HUF 19,900.00'],
  [50_000, 'jpy', '¥50,000'],
  [1_234_500, 'kwd', 'KWD 1,234.500'],
])('%d %s is %s', (amount, currency, text) => expect(shown(amount, currency)).toBe(text))

// Amounts of these have none or three decimals in ISO 4217.
test.each('afn all cop huf idr iqd irr isk kpw lak lbp lyd mmk pkr sll sos syp ugx yer'.split(' '))(
  'an amount in %s has two decimals',
  (currency) => expect(shown(123_456, currency)).toMatch(/1,234\.56$/),
)

test.each('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))(
  'an amount in %s has no decimals',
  (currency) => expect(shown(1_234, currency)).toMatch(/1,234$/),
)
