import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, Profiler, type Ref } from 'react'
import { type TextSource, TypedTextArea } from './TypedTextArea.tsx'

/** A text in memory, which stores spaces in place of line breaks. */
function createSource(text: string) {
  const listeners = new Set<() => void>()
  const source: TextSource = {
    read: () => text,
    write: (next) => {
      text = next.replaceAll('\n', ' ')
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { source, listeners }
}

const field = () => screen.getByRole('textbox', { name: 'Job' })

function show(source: TextSource, ref: Ref<HTMLTextAreaElement> = null) {
  const onRender = jest.fn()
  const view = render(
    <Profiler id="area" onRender={onRender}>
      <TypedTextArea aria-label="Job" source={source} ref={ref} />
    </Profiler>,
  )
  onRender.mockClear()
  return { onRender, view }
}

describe('TypedTextArea', () => {
  test('has each key stored at once, and renders nothing', async () => {
    const { source } = createSource('Reach')
    const { onRender } = show(source)
    await userEvent.type(field(), ' a')
    expect(source.read()).toBe('Reach a')
    await userEvent.type(field(), ' destination')
    expect(source.read()).toBe('Reach a destination')
    expect(field()).toHaveValue('Reach a destination')
    expect(onRender).not.toHaveBeenCalled()
  })

  test('shows a change from elsewhere', () => {
    const { source } = createSource('Reach a destination')
    show(source)
    act(() => source.write('Cross a street'))
    expect(field()).toHaveValue('Cross a street')
  })

  test('shows what is stored in place of what was typed', async () => {
    const { source } = createSource('')
    show(source)
    await userEvent.type(field(), 'a{Enter}b')
    expect(field()).toHaveValue('a b')
  })

  test('keeps the cursor where text is typed into the middle', async () => {
    const { source } = createSource('Reach destination')
    show(source)
    await userEvent.type(field(), 'a ', { initialSelectionStart: 6, initialSelectionEnd: 6 })
    expect(source.read()).toBe('Reach a destination')
    expect(field()).toHaveProperty('selectionStart', 8)
  })

  test('follows another source, and releases the one before', () => {
    const first = createSource('One')
    const { view } = show(first.source)
    view.rerender(<TypedTextArea aria-label="Job" source={createSource('Two').source} />)
    expect(field()).toHaveValue('Two')
    expect(first.listeners.size).toBe(0)
  })

  test('provides its element', () => {
    const ref = createRef<HTMLTextAreaElement>()
    show(createSource('Reach').source, ref)
    expect(ref.current).toBe(field())
  })
})
