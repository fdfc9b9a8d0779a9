import type { RecordedEvent } from './Recorder.ts'

/** Attributes that say how something looks or in what state it is. All others may hold words, names or addresses. */
const ALLOWED = new Set(
  [
    'class id style type role rel dir lang width height tabindex hidden open disabled checked selected readonly',
    'required multiple rows cols for colspan rowspan scope xmlns viewbox preserveaspectratio d points transform fill',
    'stroke stroke-width stroke-linecap stroke-linejoin cx cy r rx ry x y x1 x2 y1 y2 opacity aria-hidden',
    'aria-expanded aria-selected aria-checked aria-current aria-disabled aria-busy aria-modal aria-level data-tone',
    'data-kind data-state data-placement data-selected data-disabled data-hovered data-pressed data-focused',
    'data-focus-visible',
  ].flatMap((line) => line.split(' ')),
)

/** What the recorder adds of its own, such as the size of a picture it left out, or the text of a style sheet. */
const RECORDERS_OWN = /^(rr_\w+|_csstext)$/

/** The recorder has put asterisks for what was typed. */
const MASKED = /^\**$/

/**
 * A recorded event without the attributes that may hold text, and without the address of the page. The recorder
 * masks texts and inputs by itself, but leaves labels, titles and links as they are.
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

/** Player and reader need an address; the page's own may name a study. */
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
