import { type Html, html } from '../../pages/html.ts'

export interface Field {
  readonly name: 'email' | 'password'
  readonly label: string
  readonly autocomplete: 'username' | 'current-password' | 'new-password'
  readonly value?: string
  /** Shown before the first error, for example a rule. */
  readonly hint?: string
  readonly error?: string | undefined
  /** Has the focus when the page opens. */
  readonly isFirst?: boolean
}

/** A labeled input with its error next to it. */
export function field({ name, label, autocomplete, value, hint, error, isFirst }: Field): Html {
  const describedBy = [...(error ? [`${name}-error`] : []), ...(hint ? [`${name}-hint`] : [])].join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="${name}" value="${value}" autocomplete="${autocomplete}" required${
      describedBy ? html` aria-describedby="${describedBy}"` : undefined
    }${error ? html` aria-invalid="true"` : undefined}${isFirst ? html` autofocus` : undefined}>
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : undefined}
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : undefined}
  </div>`
}
