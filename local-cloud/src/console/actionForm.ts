import { type Html, html } from '../pages/html.ts'

interface ActionForm {
  /** Page of the console. Default: payments. */
  readonly page?: 'payments' | 'zoom'
  /** The action's path below the page. */
  readonly action: string
  readonly label: string
  /** What it acts on, for those who hear the button alone. */
  readonly of?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** A form with one button. */
export function actionForm({ page = 'payments', action, label, of, fields = {} }: ActionForm): Html {
  return html`<form method="post" action="/${page}/${action}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
    )}
    <button type="submit"${of === undefined ? undefined : html` aria-label="${label}: ${of}"`}>${label}</button>
  </form>`
}
