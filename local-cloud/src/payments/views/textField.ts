import { type Html, html } from '../../pages/html.ts'

interface TextField {
  readonly name: string
  readonly label: string
  readonly autocomplete: string
  /** Digits come by a numeric keyboard. */
  readonly isNumeric?: boolean
  readonly placeholder?: string
  readonly value?: string
  readonly error?: string | undefined
  /** Has the focus when the page opens. */
  readonly isFirst?: boolean
}

/** A labelled input with its error next to it. */
export function textField(shown: TextField): Html {
  const { name, label, autocomplete, isNumeric, placeholder = '', value, error, isFirst } = shown
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="text" value="${value}" autocomplete="${autocomplete}" placeholder="${placeholder}"${
      isNumeric ? html` inputmode="numeric"` : undefined
    }${error ? html` aria-invalid="true" aria-describedby="${name}-error"` : undefined}${
      isFirst ? html` autofocus` : undefined
    }>
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : undefined}
  </div>`
}
