import type { RecordedEvent } from './Recorder.ts'

/** Attributes for style and state. All others may contain text, names or addresses, ids of options included. */
const ALLOWED = new Set(
  [
    'class style type role rel dir lang width height tabindex hidden open disabled checked selected readonly',
    'required multiple rows cols colspan rowspan scope xmlns viewbox preserveaspectratio d points transform fill',
    'stroke stroke-width stroke-linecap stroke-linejoin cx cy r rx ry x y x1 x2 y1 y2 opacity aria-hidden',
    'aria-expanded aria-selected aria-checked aria-current aria-disabled aria-busy aria-modal aria-level data-tone',
    'data-kind data-state data-placement data-selected data-disabled data-hovered data-pressed data-focused',
    'data-focus-visible',
  ].flatMap((line) => line.split(' ')),
)

/** Attributes that the recorder adds, such as the size of an omitted picture or the text of a style sheet. */
const RECORDERS_OWN = /^(rr_\w+|_csstext)$/

/** The recorder replaces typed text with asterisks. */
const MASKED = /^\**$/

/**
 * Returns a recorded event without attributes that may contain text, and without the address of the page. The recorder
 * itself masks texts and inputs, but not labels, titles and links.
 */
export function withoutTextAttributes(event: RecordedEvent): RecordedEvent {
  return copyWithout(event)
}

function copyWithout(source: object): object {
  const copy: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(source)) {
    if (name === 'href') copy[name] = typeof value === 'string' ? originOf(value) : ''
    else if (name === 'attributes' && isObject(value) && !Array.isArray(value)) copy[name] = allowedOf(value)
    else copy[name] = valueWithout(value)
  }
  return copy
}

function valueWithout(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valueWithout)
  return isObject(value) ? copyWithout(value) : value
}

function allowedOf(attributes: object): object {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => {
      const lower = name.toLowerCase()
      if (lower === 'value') return typeof value === 'string' && MASKED.test(value)
      return ALLOWED.has(lower) || RECORDERS_OWN.test(lower)
    }),
  )
}

/** The player needs an address, but the path may contain the name of a study. */
function originOf(address: string): string {
  try {
    return `${new URL(address).origin}/`
  } catch {
    return ''
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
