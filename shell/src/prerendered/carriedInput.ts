/** What a visitor did on a page before it was live. Controls are named by what they are called. */
export interface CarriedInput {
  readonly typed: readonly { readonly control: string; readonly value: string }[]
  readonly focused: { readonly control: string; readonly selection: Selection } | null
  readonly pressed: readonly string[]
}

type Field = HTMLTextAreaElement | HTMLInputElement
/** Of a field: start, end and direction. Of any other control: null. */
type Selection = readonly [number | null, number | null, Field['selectionDirection']] | null

const CONTROLS = 'a[href], button, input, select, textarea'

/** Reads what a visitor typed, focused and pressed. */
export function captureInput(root: Element): CarriedInput {
  const controls = [...controlsOf(root)]
  const focused = controls.find(([, element]) => element === root.ownerDocument.activeElement)
  return {
    typed: controls.flatMap(([control, element]) =>
      isField(element) && element.value !== element.defaultValue ? [{ control, value: element.value }] : [],
    ),
    focused: focused === undefined ? null : { control: focused[0], selection: selectionOf(focused[1]) },
    pressed: controls
      .filter(([, element]) => element.hasAttribute('data-pressed'))
      .map(([control]) => control),
  }
}

/**
 * Repeats on live controls what a visitor did before, as if they did it now.
 * @returns what has no control yet
 */
export function restoreInput(root: Element, { typed, focused, pressed }: CarriedInput): CarriedInput {
  const controls = controlsOf(root)
  for (const { control, value } of typed) {
    const field = controls.get(control)
    if (field !== undefined && isField(field)) type(field, value)
  }
  if (focused !== null) focusOn(controls.get(focused.control), focused.selection)
  for (const control of pressed) {
    const element = controls.get(control)
    element?.removeAttribute('data-pressed')
    element?.click()
  }
  return {
    typed: typed.filter(({ control }) => !controls.has(control)),
    focused: focused !== null && controls.has(focused.control) ? null : focused,
    pressed: pressed.filter((control) => !controls.has(control)),
  }
}

/** The controls by kind, name and, if several have one name, position among them. */
function controlsOf(root: Element): ReadonlyMap<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>()
  for (const element of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    const label = isField(element) ? element.labels?.[0] : element
    const name = `${element.localName} ${label?.textContent ?? ''}`
    let position = 0
    while (controls.has(`${name} ${position}`)) position += 1
    controls.set(`${name} ${position}`, element)
  }
  return controls
}

const isField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement

function selectionOf(element: HTMLElement): Selection {
  if (!isField(element)) return null
  return [element.selectionStart, element.selectionEnd, element.selectionDirection]
}

/** Sets the value as the browser does: the property that React puts on the element would hide the change from it. */
function type(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function focusOn(element: HTMLElement | undefined, selection: Selection): void {
  element?.focus({ preventScroll: true })
  if (element === undefined || !isField(element) || selection === null) return
  const [start, end, direction] = selection
  element.setSelectionRange(start, end, direction ?? 'none')
}
