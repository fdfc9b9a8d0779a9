import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { type Editor, EditorContext } from './EditorContext.ts'
import { type CursorAt, FocusRequests } from './FocusRequests.ts'
import { useFieldFocus } from './useFieldFocus.ts'

function Field({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useFieldFocus('field', field)
  return <textarea ref={field} defaultValue={text} aria-label="Field" />
}

function showField(text: string) {
  const focus = new FocusRequests()
  const editor: Pick<Editor, 'focus'> = { focus }
  render(
    <EditorContext value={editor as Editor}>
      <Field text={text} />
    </EditorContext>,
  )
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Field' })
  return {
    field,
    request: (cursorAt?: CursorAt) => focus.request('field', cursorAt),
    selection: () => [field.selectionStart, field.selectionEnd],
  }
}

/** What the browser does when the user types at the cursor. */
function type(field: HTMLTextAreaElement, text: string): void {
  fireEvent(field, new InputEvent('beforeinput', { data: text, bubbles: true }))
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  fireEvent.input(field)
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test.each<[CursorAt | undefined, readonly [number, number]]>([
  [undefined, [4, 4]],
  ['start', [0, 0]],
  [{ start: 1, end: 3 }, [1, 3]],
])('a field that is asked for %j has the focus and the selection', (cursorAt, expected) => {
  const { field, request, selection } = showField('text')
  request(cursorAt)
  expect(field).toHaveFocus()
  expect(selection()).toEqual(expected)
})

test('a position survives the text that the same edit sets afterwards', async () => {
  const { field, request, selection } = showField('')
  request({ start: 2, end: 2 })
  field.value = 'split text'
  await nextTask()
  expect(selection()).toEqual([2, 2])
})

test('the cursor stays behind what the user types at once', async () => {
  const { field, request, selection } = showField('')
  request({ start: 0, end: 0 })
  type(field, 'Mi')
  await nextTask()
  expect(selection()).toEqual([2, 2])
  type(field, 'n')
  expect(field).toHaveValue('Min')
})
