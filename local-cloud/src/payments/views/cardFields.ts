import { type Html, html } from '../../pages/html.ts'
import type { CardErrors } from '../cards/readCard.ts'
import { TEST_CARDS } from '../cards/TEST_CARDS.ts'
import { textField } from './textField.ts'

interface CardFields {
  readonly errors: CardErrors
  /** What was sent before, if anything. */
  readonly typed?: URLSearchParams | undefined
  /** Seconds since 1970. */
  readonly now: number
  /** Whether the first field that needs attention has the focus. */
  readonly hasFocus: boolean
}

/**
 * The fields of a card. All but the number are filled in, because only the number matters. What was typed as number or
 * security code is never sent back.
 */
export function cardFields({ errors, typed, now, hasFocus }: CardFields): Html {
  const year = String(new Date(now * 1000).getUTCFullYear() + 3).slice(-2)
  const [first = 'number'] = Object.keys(errors)
  const focus = (field: string) => hasFocus && first === field
  return html`${textField({
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    isNumeric: true,
    placeholder: '4242 4242 4242 4242',
    error: errors.number,
    isFirst: focus('number'),
  })}
  <div class="pair">
    ${textField({
      name: 'expiry',
      label: 'Expiry date',
      autocomplete: 'cc-exp',
      isNumeric: true,
      placeholder: 'MM / YY',
      value: typed?.get('expiry') ?? `12 / ${year}`,
      error: errors.expiry,
      isFirst: focus('expiry'),
    })}
    ${textField({
      name: 'code',
      label: 'Security code',
      autocomplete: 'cc-csc',
      isNumeric: true,
      value: errors.code ? '' : '123',
      error: errors.code,
      isFirst: focus('code'),
    })}
  </div>
  ${textField({
    name: 'name',
    label: 'Name on card',
    autocomplete: 'cc-name',
    value: typed?.get('name') ?? 'Test Customer',
    error: errors.name,
    isFirst: focus('name'),
  })}`
}

/** What each test card does. */
export function testCards(): Html {
  return html`<details class="hint">
    <summary>Test cards</summary>
    <ul role="list">
      ${TEST_CARDS.map(
        ({ number, does }) => html`<li>${number.replace(/(\d{4})(?=\d)/g, '$1 ')} ${does}</li>`,
      )}
    </ul>
  </details>`
}
